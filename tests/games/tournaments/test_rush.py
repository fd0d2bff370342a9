"""Many requests at once about one tournament, against a real database: one effect each, and a log without a gap."""

from collections import Counter
from functools import partial
from typing import Any

import pytest

from games import record
from games.tournaments.models import Entrant, Match, TournamentEvent
from tests.conftest import Guest
from tests.games.player import HttpPlayer, Shown
from tests.games.test_rush import at_once
from tests.games.test_rush import real_database as real_database
from tests.games.tournaments.host import act, enter, opened, read

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("real_database")]

MANY = 8


def player(guest: Guest, name: str) -> HttpPlayer:
    client, row = guest(name)
    return HttpPlayer(client, str(row.pk))


def outcomes(answers: list[Any]) -> Counter[str]:
    """How often which status with which code."""
    return Counter(f"{answer.status_code} {answer.json().get('code', '')}".strip() for answer in answers)


def check_log(cup: Shown) -> None:
    """Its numbers have no gap, and each hash follows from the one before."""
    head = record.GENESIS
    events = TournamentEvent.objects.filter(tournament=cup["id"]).order_by("seq")
    for number, event in enumerate(events, 1):
        assert event.seq == number
        head = record.chain(head, {name: value for name, value in event.entry.items() if name != "hash"})
        assert event.hash == head


def test_of_many_starts_at_once_one_starts(guest: Guest) -> None:
    alice = player(guest, "Alice")
    cup = opened(alice)
    enter(alice, cup, strategy="random", copies=4)
    answers = at_once([partial(alice.post, f"tournaments/{cup['id']}/start/")] * MANY)
    assert outcomes(answers) == {"200": 1, "409 wrong_stage": MANY - 1}
    assert Match.objects.filter(tournament=cup["id"]).count() == 2
    check_log(cup)


def test_of_many_who_want_the_last_place_one_gets_it_and_the_others_wait(guest: Guest) -> None:
    alice = player(guest, "Alice")
    cup = opened(alice, capacity=2)
    enter(alice, cup)
    others = [player(guest, f"Player {n}") for n in range(MANY)]
    answers = at_once([partial(each.post, f"tournaments/{cup['id']}/entrants/", {}) for each in others])
    assert outcomes(answers) == {"201": MANY}
    told = Counter(answer.json()["entrants"][0]["status"] for answer in answers)
    assert told == {"registered": 1, "waiting": MANY - 1}
    numbers = Entrant.objects.filter(tournament=cup["id"]).order_by("number").values_list("number", flat=True)
    assert [*numbers] == [*range(1, MANY + 2)]
    check_log(cup)


def test_nobody_enters_twice_however_fast(guest: Guest) -> None:
    alice, bob = player(guest, "Alice"), player(guest, "Bob")
    cup = opened(alice)
    answers = at_once([partial(bob.post, f"tournaments/{cup['id']}/entrants/", {})] * MANY)
    assert outcomes(answers) == {"201": 1, "409 already_entered": MANY - 1}
    check_log(cup)


def test_who_withdraws_while_it_starts_either_does_not_play_or_forfeits(guest: Guest) -> None:
    alice, bob = player(guest, "Alice"), player(guest, "Bob")
    cup = opened(alice)
    enter(alice, cup, strategy="random", copies=2)
    (entrant,) = enter(bob, cup)["entrants"]
    answers = at_once(
        [
            partial(alice.post, f"tournaments/{cup['id']}/start/"),
            partial(bob.delete, f"tournaments/{cup['id']}/entrants/{entrant['id']}/"),
        ]
    )
    assert outcomes(answers) == {"200": 2}
    seeded = read(alice, cup, f"entrants/{entrant['id']}/")["seed"]
    open_matches = Match.objects.filter(tournament=cup["id"], sides__entrant=entrant["id"], status="playing")
    assert seeded is None or not open_matches.exists()
    check_log(cup)


def test_a_place_that_comes_free_goes_to_one(guest: Guest) -> None:
    alice = player(guest, "Alice")
    cup = opened(alice, capacity=4)
    inside = [player(guest, f"Player {n}") for n in range(4)]
    entrants = [enter(each, cup)["entrants"][0] for each in inside]
    enter(alice, cup, strategy="random", copies=2)
    path = f"tournaments/{cup['id']}/entrants/"
    at_once([partial(each.delete, f"{path}{one['id']}/") for each, one in zip(inside, entrants, strict=True)])
    counts = read(alice, cup)["entrants_count"]
    assert (counts["registered"], counts["waiting"], counts["withdrawn"]) == (2, 0, 4)
    check_log(cup)


def test_what_two_organisers_change_at_once_for_one_version_is_changed_once(guest: Guest) -> None:
    alice, bob = player(guest, "Alice"), player(guest, "Bob")
    cup = opened(alice)
    alice.send("PUT", f"tournaments/{cup['id']}/organisers/{bob.id}/")
    tag = {"If-Match": f'"{read(alice, cup)["version"]}"'}
    path = f"tournaments/{cup['id']}/"
    answers = at_once([partial(each.send, "PATCH", path, {"name": each.id}, tag) for each in (alice, bob)])
    assert outcomes(answers) == {"200": 1, "412 stale_version": 1}
    assert act(alice, cup, "cancellation/", {"reason": "Over."}, 201)["status"] == "cancelled"
    check_log(cup)
