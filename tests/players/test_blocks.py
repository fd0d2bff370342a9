"""GET players/me/blocks/, PUT and DELETE players/me/blocks/{id}/"""

from typing import Any

import pytest
from django.db import IntegrityError, transaction
from rest_framework.test import APIClient

from games.players import blocks, services
from games.players.models import Block
from tests.conftest import Guest

BLOCKS = "/api/v1/players/me/blocks/"


def names(client: APIClient) -> list[str]:
    return [row["player"]["name"] for row in client.get(BLOCKS).json()["results"]]


def test_a_block_is_set_once_and_lifted_once(guest: Guest) -> None:
    alice, _ = guest()
    _, bob = guest("Bob")
    for _ in range(2):
        assert alice.put(f"{BLOCKS}{bob.pk}/").status_code == 204
    assert names(alice) == ["Bob"]
    for _ in range(2):
        assert alice.delete(f"{BLOCKS}{bob.pk}/").status_code == 204
    assert names(alice) == []


def test_the_list_is_the_callers_own_and_starts_with_the_latest(guest: Guest) -> None:
    alice, _ = guest()
    bob, bobs = guest("Bob")
    _, carols = guest("Carol")
    alice.put(f"{BLOCKS}{bobs.pk}/")
    alice.put(f"{BLOCKS}{carols.pk}/")
    assert names(alice) == ["Carol", "Bob"]
    assert names(bob) == []


def test_a_list_costs_two_queries_however_long(guest: Guest, django_assert_num_queries: Any) -> None:
    client, alice = guest()
    for number in range(4):
        blocks.block(player=alice, player_id=guest(f"Guest {number}")[1].pk)
    with django_assert_num_queries(2):
        assert len(names(client)) == 4


def test_nobody_blocks_himself_or_an_engine(guest: Guest) -> None:
    client, alice = guest()
    engine = services.engine_player(strategy="greedy", name="Greedy")
    for player in (alice, engine):
        answer = client.put(f"{BLOCKS}{player.pk}/")
        assert (answer.status_code, answer.json()["code"]) == (422, "not_blockable")
    with pytest.raises(IntegrityError), transaction.atomic():
        Block.objects.create(player=alice, blocked=alice)


def test_there_is_an_end_to_blocks_but_not_to_repeating_them(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST_BLOCKS", 1)
    client, _ = guest()
    others = [guest(name)[1] for name in ("Bob", "Carol")]
    client.put(f"{BLOCKS}{others[0].pk}/")
    answer = client.put(f"{BLOCKS}{others[1].pk}/")
    assert (answer.status_code, answer.json()["code"], answer.json()["most"]) == (409, "too_many_blocks", 1)
    assert client.put(f"{BLOCKS}{others[0].pk}/").status_code == 204


def test_nobody_has_no_blocks(api: APIClient) -> None:
    assert api.get(BLOCKS).json()["code"] == "not_authenticated"
