"""``/metrics`` as Prometheus reads it."""

from typing import Any

from prometheus_client.parser import text_string_to_metric_families
from rest_framework.test import APIClient

Numbers = dict[tuple[str, ...], float]


def parsed(text: str) -> Numbers:
    """Every number by its name and the values of its labels, these in the order of the labels' names."""
    return {
        (sample.name, *(sample.labels[label] for label in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def numbers(api: APIClient, **headers: Any) -> Numbers:
    """What a client is shown."""
    return parsed(api.get("/metrics", **headers).content.decode())


def grown(before: Numbers, after: Numbers, *key: str) -> float:
    """By how much a number is larger now."""
    return after.get(key, 0) - before.get(key, 0)
