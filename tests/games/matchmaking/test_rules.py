"""Rules that answer an invitation: what they accept, and the reason they give if not."""

from typing import Any

import pytest

from games.matchmaking.rules import Offer, Rules

OFFER = Offer("yacht", None, "alice", frozenset({"person"}), rated=False, turn_seconds=30)
SWISS = Offer("yatzy", "swiss", "alice", frozenset({"person", "bot"}), rated=True, turn_seconds=None)


@pytest.mark.parametrize("offer", [OFFER, SWISS])
def test_rules_that_say_nothing_accept_everything(offer: Offer) -> None:
    assert Rules().objection(offer, 10_000) is None


@pytest.mark.parametrize(
    ("rules", "offer", "reason"),
    [
        ({"rulesets": {"yatzy"}}, OFFER, "ruleset"),
        ({"rulesets": {"yatzy"}}, SWISS, None),
        ({"games": False}, OFFER, "games"),
        ({"games": False}, SWISS, None),
        ({"formats": {"score"}}, SWISS, "format"),
        ({"formats": {"score"}}, OFFER, None),
        ({"formats": set()}, SWISS, "format"),
        ({"opponents": {"bob"}}, OFFER, "opponent"),
        ({"opponents": {"alice", "bob"}}, OFFER, None),
        ({"opponent_kinds": {"bot"}}, OFFER, "opponent_kind"),
        ({"opponent_kinds": {"bot"}}, SWISS, "opponent_kind"),
        ({"opponent_kinds": {"bot", "person"}}, SWISS, None),
        ({"rated": True}, OFFER, "rated"),
        ({"rated": False}, OFFER, None),
        ({"turn_seconds_min": 31}, OFFER, "turn_too_short"),
        ({"turn_seconds_min": 30}, OFFER, None),
        ({"turn_seconds_max": 29}, OFFER, "turn_too_long"),
        ({"turn_seconds_max": 30}, OFFER, None),
        ({"turn_seconds_max": 30}, SWISS, "no_clock"),
        ({"turn_seconds_min": 30}, SWISS, None),
    ],
)
def test_each_rule_stands_for_itself(rules: dict[str, Any], offer: Offer, reason: str | None) -> None:
    named = {name: frozenset(value) if isinstance(value, set) else value for name, value in rules.items()}
    assert Rules(**named).objection(offer, 0) == reason


@pytest.mark.parametrize(("games", "reason"), [(2, None), (3, "too_many_games"), (4, "too_many_games")])
def test_so_many_games_at_once_and_no_more(games: int, reason: str | None) -> None:
    assert Rules(most_games=3).objection(OFFER, games) == reason


def test_of_several_reasons_the_first_in_order_is_given() -> None:
    assert Rules(rulesets=frozenset(), rated=True, most_games=0).objection(OFFER, 0) == "ruleset"
