"""Invitations to a tournament that rules answer, and those that wait for their player."""

from typing import Any

import pytest

from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments import host

TERMS = {"entry": "invited", "turn_seconds": 30, "format": {"kind": "swiss", "rounds": 2}}


def put(player: HttpPlayer, **rules: Any) -> None:
    assert player.send("PUT", "players/me/invitation-rules/", rules).status_code == 200


def told(player: HttpPlayer) -> list[str]:
    """The types of a player's notices of entrants."""
    events = player.get("players/me/events/").json()["events"]
    return [event["type"] for event in events if event["type"].startswith("entrant.")]


def entrants(player: HttpPlayer, cup: Shown) -> dict[str, tuple[str, str | None]]:
    rows = host.read(player, cup, "entrants/")["results"]
    return {row["player"]["id"]: (row["status"], row["reason"]) for row in rows}


def test_rules_say_yes_and_no_at_once_and_the_others_are_waited_for(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer
) -> None:
    put(bob, formats=["swiss"], turn_seconds_min=10)
    put(carol, formats=["score"])
    cup = host.opened(alice, **TERMS)
    host.enter(alice, cup, invite=[bob.id, carol.id])
    assert entrants(alice, cup) == {bob.id: ("registered", None), carol.id: ("withdrawn", "format")}
    assert told(bob) == ["entrant.invited", "entrant.registered"]
    assert told(carol) == ["entrant.invited", "entrant.withdrawn"]
    assert told(alice) == ["entrant.registered", "entrant.withdrawn"]
    *_, yes, no = host.read(alice, cup, "events/")["events"]
    assert yes["data"]["invited"] is True
    assert no["data"]["declined"] == "format"


def test_whoever_left_no_rules_answers_when_he_likes_and_the_organiser_is_told(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    cup = host.opened(alice, **TERMS)
    host.enter(alice, cup, invite=[bob.id, carol.id])
    assert {status for status, _ in entrants(alice, cup).values()} == {"invited"}
    host.enter(bob, cup)
    row = next(row for row in host.read(alice, cup, "entrants/")["results"] if row["player"]["id"] == carol.id)
    assert carol.delete(f"tournaments/{cup['id']}/entrants/{row['id']}/").status_code == 200
    assert told(alice) == ["entrant.registered", "entrant.withdrawn"]
    assert host.read(alice, cup, "events/")["events"][-1]["data"]["declined"] == "player"


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ({"rulesets": ["yatzy"]}, "ruleset"),
        ({"opponents": []}, "opponent"),
        ({"opponent_kinds": ["bot"]}, "opponent_kind"),
        ({"rated": True}, "rated"),
        ({"turn_seconds_min": 31}, "turn_too_short"),
        ({"turn_seconds_max": 29}, "turn_too_long"),
        ({"most_games": 0}, "too_many_games"),
        ({"games": False}, None),
    ],
)
def test_each_rule_is_held_against_the_event(
    alice: HttpPlayer, bob: HttpPlayer, rules: dict[str, Any], reason: str | None
) -> None:
    put(bob, **rules)
    cup = host.opened(alice, **TERMS)
    host.enter(alice, cup, invite=[bob.id])
    assert entrants(alice, cup) == {bob.id: ("withdrawn" if reason else "registered", reason)}


def test_rules_take_no_place_that_is_not_there(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    put(bob)
    put(carol)
    cup = host.opened(alice, **TERMS, capacity=2)
    host.enter(alice, cup)
    host.enter(alice, cup, invite=[bob.id, carol.id])
    assert sorted(status for status, _ in entrants(alice, cup).values()) == ["registered", "registered", "waiting"]


def test_a_dry_run_asks_nobody(alice: HttpPlayer, bob: HttpPlayer) -> None:
    put(bob)
    cup = host.opened(alice, **TERMS)
    host.act(alice, cup, "entrants/?dry_run=true", {"invite": [bob.id]})
    assert entrants(alice, cup) == {}
    assert told(bob) == []


def test_who_declined_may_be_asked_again(alice: HttpPlayer, bob: HttpPlayer) -> None:
    put(bob, formats=[])
    cup = host.opened(alice, **TERMS)
    host.enter(alice, cup, invite=[bob.id])
    put(bob)
    host.enter(alice, cup, invite=[bob.id])
    assert entrants(alice, cup) == {bob.id: ("registered", None)}
