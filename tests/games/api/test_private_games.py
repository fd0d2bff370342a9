"""A private game is not there for outsiders, on none of its paths."""

import pytest

from tests.games.player import HttpPlayer, Shown

READS = [
    "",
    "?receipt=true",
    "turns/",
    "turns/1/",
    "turns/current/",
    "events/",
    "events/?after=1&wait=1",
    "record/",
    "review/",
]
WRITES: list[tuple[str, str, Shown | None]] = [
    ("POST", "seats/", {}),
    ("POST", "seats/", {"seat": 1}),
    ("POST", "seats/", {"strategy": "greedy"}),
    ("POST", "seats/", {"invite": "p1Wk0Zq3nY8sVbT5rX2dCg"}),
    ("DELETE", "seats/0/", None),
    ("POST", "start/", {}),
    ("POST", "turns/current/rolls/", {}),
    ("POST", "turns/current/score/", {"category": "ones"}),
    ("POST", "resignation/", {}),
    ("POST", "invites/", None),
    ("POST", "rematch/", None),
]


@pytest.fixture(params=["open", "playing", "finished"])
def private(request: pytest.FixtureRequest, alice: HttpPlayer) -> Shown:
    """A private game of Alice's in each of its states."""
    seats = ["me", "open"] if request.param == "open" else ["me", "me"]
    game = alice.create(*seats, visibility="private")
    if request.param != "open":
        alice.start(game)
        alice.roll(game)
    if request.param == "finished":
        alice.resign(game, seat=0)
    assert alice.read(game)["status"] == request.param
    return game


@pytest.mark.parametrize("path", READS)
def test_an_outsider_reads_nothing(bob: HttpPlayer, nobody: HttpPlayer, private: Shown, path: str) -> None:
    for outsider in (bob, nobody):
        answer = outsider.get(f"games/{private['id']}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")


@pytest.mark.parametrize(("method", "path", "body"), WRITES)
def test_an_outsider_does_nothing(
    alice: HttpPlayer, bob: HttpPlayer, private: Shown, method: str, path: str, body: Shown | None
) -> None:
    before = alice.read(private) | {"server_time": ""}
    answer = bob.send(method, f"games/{private['id']}/{path}", body)
    assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")
    assert "turn" not in answer.json() and "version" not in answer.json()
    assert alice.read(private) | {"server_time": ""} == before


def test_a_tag_or_a_version_opens_nothing(alice: HttpPlayer, bob: HttpPlayer, private: Shown) -> None:
    tag = alice.get(f"games/{private['id']}/")["ETag"]
    assert bob.get(f"games/{private['id']}/", if_none_match=tag).status_code == 404
    assert bob.get(f"games/{private['id']}/", if_none_match="*").status_code == 404
    assert bob.post(f"games/{private['id']}/turns/current/rolls/", {}, if_match=tag).status_code == 404


def test_its_owner_reads_everything(alice: HttpPlayer, private: Shown) -> None:
    statuses = {alice.get(f"games/{private['id']}/{path}").status_code for path in READS}
    assert statuses <= {200, 202, 409, 404}
    assert alice.get(f"games/{private['id']}/events/").status_code == 200


def test_whoever_left_it_is_an_outsider_again(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", visibility="private")
    ticket = alice.post(f"games/{game['id']}/invites/").json()["invite"]
    bob.join(game, invite=ticket)
    assert bob.read(game)
    alice.delete(f"games/{game['id']}/seats/1/")
    assert bob.get(f"games/{game['id']}/").status_code == 404
