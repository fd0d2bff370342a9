"""The published strengths: of these rules and versions, in the order of the ladder, and as the README shows them."""

from dataclasses import replace
from pathlib import Path

import pytest

from games.bots import registry, strength
from games.bots.strength import Measured, Strength
from rulesets import catalog

README = Path(__file__).parents[3] / "README.md"


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "FILE", tmp_path / "strength.json")
    return tmp_path / "strength.json"


def test_every_strategy_is_measured_at_every_ruleset_as_it_is_now() -> None:
    for strategy in registry.LADDER:
        assert list(strength.of(strategy)) == list(catalog.keys())


def test_figures_of_other_rules_or_another_version_are_not_shown(measured: Path) -> None:
    yacht = catalog.get("yacht")
    good = Measured("yacht", yacht.digest, "greedy", "1", Strength(1.5, 2.5, 10))
    others = [
        replace(good, digest="0" * 64),
        replace(good, version="0"),
        replace(good, ruleset="gone"),
        replace(good, strategy="random"),
    ]
    strength.write(measured, [*others, good])
    assert strength.of(registry.get("greedy")) == {"yacht": Strength(1.5, 2.5, 10)}


def test_the_readme_shows_the_measured_figures() -> None:
    shown = README.read_text().split("<!-- strength -->\n")[1].split("<!-- /strength -->")[0]
    assert shown.strip() == strength.table(registry.LADDER).strip()
