"""``GET ratings/{ruleset}/``: who is the best, and who is around whom."""

import base64
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase
from rest_framework.test import APIClient

from games.players.models import Player
from games.players.services import create_guest
from games.ratings.models import Rating
from games.services import erasure, merging
from rulesets import catalog
from tests.games.player import HttpPlayer
from tests.games.ratings.arena import Sat, bot, count_all, duel, engine, finished, person

pytestmark = pytest.mark.django_db
ZERO = "00000000-0000-0000-0000-000000000000"
Shown = dict[str, Any]


def rated(ordinals: Sequence[float], kind: str = "all") -> list[Player]:
    """Players with these ordinals, as rows."""
    players = [person(f"P{number}") for number in range(len(ordinals))]
    for player, ordinal in zip(players, ordinals, strict=True):
        Rating.objects.create(
            player=player,
            ruleset="yacht",
            ruleset_digest=catalog.get("yacht").digest,
            kind=kind,
            mu=ordinal + 6,
            sigma=2,
            ordinal=ordinal,
            games=1,
            listed=True,
        )
    return players


def read(nobody: HttpPlayer, **query: Any) -> Shown:
    answer = nobody.get(f"ratings/yacht/?{urlencode(query)}")
    assert answer.status_code == 200, answer.content
    page: Shown = answer.json()
    return page


def names(page: Shown) -> list[str]:
    return [row["player"]["name"] for row in page["results"]]


def places(page: Shown) -> list[int]:
    return [row["place"] for row in page["results"]]


def pages(nobody: HttpPlayer, page: Shown, link: str = "next") -> Iterator[Shown]:
    while True:
        yield page
        if page[link] is None:
            return
        page = nobody.get(page[link]).json()


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_the_best_come_first(nobody: HttpPlayer) -> None:
    ada, ben = person("Ada"), person("Ben")
    duel(ada, ben)
    count_all()
    page = read(nobody)
    assert (names(page), places(page)) == (["Ada", "Ben"], [1, 2])
    first = page["results"][0]
    assert first["ordinal"] == pytest.approx(first["mu"] - 3 * first["sigma"])
    assert first["player"] == {"id": str(ada.pk), "name": "Ada", "kind": "person", "strategy": None}
    assert (page["next"], page["previous"]) == (None, None)


def test_each_kind_has_its_own(nobody: HttpPlayer) -> None:
    duel(person("Ada"), person("Ben"))
    duel(bot("Bot"), engine("greedy"))
    duel(person("Cyd"), bot("Bob"))
    count_all()
    assert set(names(read(nobody, kind="people"))) == {"Ada", "Ben"}
    assert set(names(read(nobody, kind="bots"))) == {"Bot", "Greedy"}
    assert (
        set(names(read(nobody, kind="all")))
        == {"Ada", "Ben", "Bot", "Greedy", "Cyd", "Bob"}
        == set(names(read(nobody)))
    )


def test_equal_ones_share_a_place(nobody: HttpPlayer) -> None:
    rated([9, 7, 7, 7, 3])
    assert places(read(nobody)) == [1, 2, 2, 2, 5]
    found = [places(page) for page in pages(nobody, read(nobody, limit=2))]
    assert found == [[1, 2], [2, 2], [5]]


def test_nobody_has_a_place_where_nobody_was_rated(nobody: HttpPlayer) -> None:
    assert read(nobody) == {"next": None, "previous": None, "results": []}


@pytest.mark.parametrize(
    ("who", "around"), [(0, [0, 1, 2, 3, 4]), (1, [0, 1, 2, 3, 4]), (4, [2, 3, 4, 5, 6]), (9, [5, 6, 7, 8, 9])]
)
def test_around_somebody_is_a_page_with_him_in_its_middle(nobody: HttpPlayer, who: int, around: list[int]) -> None:
    players = rated(range(10, 0, -1))
    page = read(nobody, around=players[who].pk, limit=5)
    assert (names(page), places(page)) == ([f"P{n}" for n in around], [n + 1 for n in around])
    assert (page["previous"] is None, page["next"] is None) == (around[0] == 0, around[-1] == 9)
    above = [name for page in pages(nobody, page, "previous") for name in names(page)[::-1]][::-1]
    below = [name for page in pages(nobody, page) for name in names(page)]
    assert above[: -len(around)] + below == [f"P{n}" for n in range(10)]


def test_around_me_is_around_who_asks(alice: HttpPlayer, bob: HttpPlayer) -> None:
    duel(Player.objects.get(pk=alice.id), Player.objects.get(pk=bob.id))
    count_all()
    assert names(read(bob, around="me", limit=1)) == ["Bob"]
    assert places(read(bob, around="me", limit=1)) == [2]


def test_around_me_needs_a_token(nobody: HttpPlayer) -> None:
    assert problem(nobody.get("ratings/yacht/?around=me")) == (401, "not_authenticated")


def test_who_was_never_rated_is_nowhere(alice: HttpPlayer) -> None:
    answer = alice.get("ratings/yacht/?around=me&kind=people")
    assert problem(answer) == (404, "not_rated")
    assert (answer.json()["player_id"], answer.json()["among"]) == (alice.id, "people")
    assert problem(alice.get(f"ratings/yacht/?around={ZERO}")) == (404, "player_not_found")


@pytest.mark.parametrize(
    "query", ["kind=cats", "kind=", "around=you", "around=", "limit=0", "limit=201", "sort=name", "cursor=x"]
)
def test_what_cannot_be_asked_is_told(nobody: HttpPlayer, query: str) -> None:
    assert problem(nobody.get(f"ratings/yacht/?{query}")) == (422, "invalid_request")


@pytest.mark.parametrize(
    "position", ["", "x", "1.0", "1.0 x", "nan 1", "inf 1", f"1.0 {2**63}", "1.0 -1", "1e999 1", "1.0 ²", "1_0 1 1"]
)
def test_a_forged_cursor_is_refused_or_leads_somewhere(nobody: HttpPlayer, position: str) -> None:
    cursor = base64.b64encode(urlencode({"p": position}).encode()).decode()
    answer = nobody.get(f"ratings/yacht/?{urlencode({'cursor': cursor})}")
    assert answer.status_code == 422 or (position == "" and answer.status_code == 200)


def test_two_places_at_once_are_refused(nobody: HttpPlayer) -> None:
    [first, *_] = rated([3, 2, 1])
    cursor = read(nobody, limit=1)["next"].split("cursor=")[1].split("&")[0]
    assert problem(nobody.get(f"ratings/yacht/?around={first.pk}&cursor={cursor}")) == (422, "invalid_request")


def test_a_ruleset_that_is_none_has_no_leaderboard(nobody: HttpPlayer) -> None:
    assert problem(nobody.get("ratings/yamb/")) == (404, "ruleset_not_found")


def test_who_was_deleted_is_gone_and_who_was_merged_is_found_under_both_ids(nobody: HttpPlayer) -> None:
    ada, (other, token), ben = person("Ada"), create_guest(name="Other"), person("Ben")
    duel(ada, other)
    duel(ada, ben)
    count_all()
    erasure.erase(player=ben, confirm=True)
    assert names(read(nobody)) == ["Ada", "Other"]
    merging.merge(player=ada, token=token)
    assert names(read(nobody)) == ["Ada"]
    assert names(read(nobody, around=other.pk)) == ["Ada"]


def test_a_page_costs_as_many_queries_for_many_as_for_few(nobody: HttpPlayer) -> None:
    rated(range(120))
    for query in ({"limit": 2}, {"limit": 100}, {"limit": 50, "around": Rating.objects.all()[60].player_id}):
        with CaptureQueriesContext(connection) as captured:
            read(nobody, **query)
        assert len(captured) == (5 if "around" in query else 2), captured.captured_queries


class AnyOrdinals(TestCase):
    @settings(max_examples=15, deadline=None)
    @given(st.lists(st.sampled_from([0.1, 0.2, 0.30000000000000004, 7.0, -3.3]), max_size=15), st.integers(1, 5))
    def test_pages_show_everybody_once_in_order_both_ways(self, ordinals: list[float], limit: int) -> None:
        nobody = HttpPlayer(APIClient())
        rated(ordinals)
        there = list(pages(nobody, read(nobody, limit=limit)))
        rows = [row for page in there for row in page["results"]]
        assert [row["ordinal"] for row in rows] == sorted(ordinals, reverse=True)
        assert len({row["player"]["id"] for row in rows}) == len(ordinals)
        assert [row["place"] for row in rows] == [1 + sum(o > row["ordinal"] for o in ordinals) for row in rows]
        back = [row for page in pages(nobody, there[-1], "previous") for row in page["results"][::-1]][::-1]
        assert back == rows
        for index, row in enumerate(rows):
            page = read(nobody, limit=limit, around=UUID(row["player"]["id"]))
            assert row in page["results"]
            assert len(page["results"]) == min(limit, len(rows))
            start = rows.index(page["results"][0])
            assert page["results"] == rows[start : start + limit], index


def test_private_games_count_and_are_not_named(nobody: HttpPlayer) -> None:
    game = finished(Sat(person("Ada"), 2), Sat(person("Ben"), 1), visibility="private")
    count_all()
    answer = nobody.get("ratings/yacht/")
    assert len(answer.json()["results"]) == 2 and str(game.pk) not in answer.content.decode()
