"""What players are told of tournaments on their own streams, and what nobody is told."""

from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Feed, Notice
from games.players.models import Player, PlayerKind
from games.services.engines import engine_of
from games.step import Change
from games.tournaments.models import Entrant, Organiser, Tournament
from rulesets import catalog
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments.chronicle import drafted, entrant, opened, round_opened, write


def told(player: HttpPlayer) -> list[Shown]:
    """A player's notices."""
    events: list[Shown] = player.get("players/me/events/").json()["events"]
    return events


def engine(tournament: Tournament, copy: int) -> Entrant:
    player = engine_of("greedy", catalog.get("yacht"))
    return Entrant.objects.create(
        tournament=tournament, player=player, copy=copy, number=100 + copy, status="registered"
    )


@pytest.fixture
def cup(alice: HttpPlayer) -> Tournament:
    return drafted(alice.id)


@pytest.mark.parametrize("what", ["invited", "registered", "waiting", "promoted", "checked_in"])
def test_an_entrant_is_told_what_becomes_of_his_entry(cup: Tournament, bob: HttpPlayer, what: str) -> None:
    data = {"entrant": str(entrant(cup, bob.id).pk), "player_id": bob.id}
    write(cup.pk, Change(f"entrant.{what}", data))
    (notice,) = told(bob)
    assert {**notice, "at": ""} == {
        "seq": 1,
        "type": f"entrant.{what}",
        "game_id": None,
        "tournament_id": str(cup.pk),
        "data": data,
        "at": "",
    }


@pytest.mark.parametrize("what", ["withdrawn", "disqualified"])
def test_whoever_leaves_or_has_to_is_told_though_the_log_names_his_entry_alone(
    cup: Tournament, alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, what: str
) -> None:
    entrant(cup, carol.id)
    data = {"entrant": str(entrant(cup, bob.id).pk), "left_before": 1}
    write(cup.pk, Change(f"entrant.{what}", data))
    assert [notice["data"] for notice in told(bob)] == [data]
    assert told(alice) == told(carol) == []


def test_a_round_tells_each_of_his_own_match(cup: Tournament, bob: HttpPlayer, carol: HttpPlayer) -> None:
    bobs, carols = entrant(cup, bob.id), entrant(cup, carol.id)
    matches = opened(cup, [bobs, engine(cup, 1)], [engine(cup, 2), engine(cup, 3)], [carols])
    change = round_opened(matches)
    write(cup.pk, change)
    for player, own, match, pairing in ((bob, bobs, matches[0], 0), (carol, carols, matches[2], 2)):
        (notice,) = told(player)
        assert notice["type"] == "match.opened"
        assert notice["data"] == {
            "match": str(match.pk),
            "round": 1,
            "slot": match.slot,
            "entrant": str(own.pk),
            "entrants": change.data["pairings"][pairing]["entrants"],
        }
    assert not Notice.objects.filter(player__kind=PlayerKind.ENGINE).exists()


@pytest.mark.parametrize(("what", "organisers"), [("decided", 0), ("replayed", 0), ("failed", 1)])
def test_what_comes_of_a_match_is_told_to_its_sides_and_a_failure_to_the_organisers_too(
    cup: Tournament, alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, what: str, organisers: int
) -> None:
    (match,) = opened(cup, [entrant(cup, bob.id), engine(cup, 1)])
    Organiser.objects.create(tournament=cup, player_id=carol.id)
    write(cup.pk, Change(f"match.{what}", {"match": str(match.pk), "slot": match.slot}))
    assert [notice["type"] for notice in told(bob)] == [f"match.{what}"]
    assert len(told(alice)) == len(told(carol)) == organisers


def test_the_start_and_the_end_tell_each_entrant_his_own_part_and_the_organisers_that_it_is_so(
    cup: Tournament, alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    entrants = [str(entrant(cup, player.id).pk) for player in (bob, carol)]
    starts = [{"entrant": each, "seed": seed} for seed, each in enumerate(entrants, 1)]
    places = [{"entrant": each, "place": place} for place, each in enumerate(entrants, 1)]
    write(cup.pk, Change("tournament.started", {"entrants": starts}), Change("tournament.finished", {"places": places}))
    for player, start, place in zip((bob, carol), starts, places, strict=True):
        assert [notice["data"] for notice in told(player)] == [start, place]
    assert [(notice["type"], notice["data"]) for notice in told(alice)] == [
        ("tournament.started", {}),
        ("tournament.finished", {}),
    ]


def test_a_cancellation_reaches_everybody_who_still_counted_on_it(
    cup: Tournament, alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    entrant(cup, bob.id, "waiting")
    entrant(cup, carol.id, "withdrawn")
    write(cup.pk, Change("tournament.cancelled", {"reason": "too few"}))
    assert [notice["data"] for player in (alice, bob) for notice in told(player)] == [{"reason": "too few"}] * 2
    assert told(carol) == []


def test_an_organiser_is_told_that_he_is_one(cup: Tournament, bob: HttpPlayer) -> None:
    write(cup.pk, Change("organiser.added", {"player_id": bob.id}))
    assert [notice["type"] for notice in told(bob)] == ["organiser.added"]


def test_what_concerns_no_player_asks_the_database_nothing(cup: Tournament) -> None:
    with CaptureQueriesContext(connection) as asked:
        write(cup.pk, "registration.opened", "round.closed")
    assert not [query for query in asked if "entrant" in query["sql"] or "notice" in query["sql"]]


@pytest.mark.parametrize("entrants", [2, 1500])
def test_thousands_are_told_with_as_many_queries_as_a_few_but_for_the_portions_of_a_write(
    cup: Tournament, entrants: int
) -> None:
    players = Player.objects.bulk_create(Player(name="Bot", kind=PlayerKind.BOT) for _ in range(entrants))
    rows = Entrant.objects.bulk_create(
        Entrant(tournament=cup, player=player, number=number, status="registered")
        for number, player in enumerate(players, 1)
    )
    with CaptureQueriesContext(connection) as asked:
        write(cup.pk, Change("tournament.started", {"entrants": [{"entrant": str(row.pk), "seed": 1} for row in rows]}))
    assert len([query for query in asked if "INSERT" not in query["sql"]]) < 10
    assert len(asked) < 30
    assert Notice.objects.count() == Feed.objects.count() == entrants + 1


def test_each_is_told_by_numbers_without_a_gap(cup: Tournament, bob: HttpPlayer) -> None:
    data = {"entrant": str(entrant(cup, bob.id).pk), "player_id": bob.id}
    write(cup.pk, *[Change("entrant.registered", data)] * 3)
    write(cup.pk, *[Change("entrant.checked_in", data)] * 2)
    assert [notice["seq"] for notice in told(bob)] == [1, 2, 3, 4, 5]
    assert Feed.objects.get(player=UUID(bob.id)).seq == 5
