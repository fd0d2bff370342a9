"""The alerting rules ask for numbers that there are, by labels that they have."""

import re
from typing import Any

import pytest
import yaml
from prometheus_client import Counter, Histogram
from prometheus_client.metrics import MetricWrapperBase

from tests.serve.server import ROOT
from yachtapi import metrics

RULES = yaml.safe_load((ROOT / "yachtapi" / "deploy" / "alerts.yml").read_text())["groups"][0]["rules"]
LOOKED_UP = {
    "yacht_heartbeat_age_seconds": {"name"},
    "yacht_database_up": set[str](),
    "yacht_engines_waiting": set[str](),
}
SELECTOR = re.compile(r"(yacht_\w+)(?:\{([^}]*)\})?")
LABEL = re.compile(r'(\w+)(?:=~|!~|!=|=)"')


def known() -> dict[str, set[str]]:
    """Every series with its labels, under the name that Prometheus sees."""
    found = dict(LOOKED_UP)
    for metric in vars(metrics).values():
        if isinstance(metric, MetricWrapperBase):
            ending = {Counter: "_total", Histogram: "_bucket"}.get(type(metric), "")
            found[metric._name + ending] = set(metric._labelnames)
    return found


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_a_rule_asks_for_what_there_is(rule: dict[str, Any]) -> None:
    asked = SELECTOR.findall(rule["expr"])
    assert asked
    for name, selection in asked:
        assert set(LABEL.findall(selection)) <= known()[name]
        by = re.search(r"sum by \((\w+)\)", rule["expr"])
        assert by is None or by[1] in known()[name] | {"le"}
