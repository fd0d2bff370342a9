"""A game that is stuck is ended at the desk or on the server, with a reason that everybody reads."""

from uuid import UUID

import pytest
from django.contrib.admin.models import LogEntry
from django.core.management import CommandError, call_command
from django.test import Client

from games.services.audit import audit
from games.services.table import Table
from tests.games.admin.conftest import token_in
from tests.games.player import Answer, HttpPlayer, Shown
from yachtapi_verify import verify

SENTENCE = "Seat 1 has waited for its engine since noon — sorry!"
REASON = f"operator/stuck: {SENTENCE}"


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    game = bob.join(alice.create("me", "open", order="seat"))
    alice.start(game)
    alice.roll(game)
    return game


def abort(desk: Client, game: Shown, **form: str) -> Answer:
    path = f"/admin/games/game/{game['id']}/abort/"
    page = desk.get(path)
    assert page.status_code == 200 and b"Everybody will read" in page.content
    body = {"keyword": "stuck", "sentence": SENTENCE, "csrfmiddlewaretoken": token_in(page.content)}
    return desk.post(path, body | form)


def assert_aborted(alice: HttpPlayer, game: Shown, reason: str) -> None:
    shown = alice.read(game)
    assert (shown["status"], shown["abort_reason"], shown["turn"]) == ("aborted", reason, None)
    last = alice.events(game)[-1]
    assert (last["type"], last["data"]) == ("game.aborted", {"reason": reason})
    listed = {row["draw_id"]: row for row in alice.get("commitments/").json()["results"]}[game["id"]]
    assert (listed["status"], listed["abort_reason"]) == ("aborted", reason)
    verify(alice.record(game))
    assert audit(Table.read(UUID(game["id"]))) == shown["version"]


def test_it_ends_with_its_reason_in_the_record_and_in_the_list(desk: Client, alice: HttpPlayer, game: Shown) -> None:
    assert abort(desk, game).status_code == 302
    assert_aborted(alice, game, REASON)
    assert REASON in desk.get(f"/admin/games/game/{game['id']}/change/").content.decode()


def test_who_did_it_is_noted(desk: Client, game: Shown) -> None:
    abort(desk, game)
    entry = LogEntry.objects.get()
    assert entry.user.username == "stella"  # type: ignore[attr-defined]
    assert (entry.object_id, entry.change_message) == (game["id"], f"Aborted: {REASON}")
    assert SENTENCE in desk.get("/admin/admin/logentry/").content.decode()


@pytest.mark.parametrize(
    "form", [{"sentence": ""}, {"sentence": "x" * 161}, {"sentence": "a\u202eb"}, {"keyword": "fun"}]
)
def test_a_reason_has_a_word_and_a_sentence(desk: Client, alice: HttpPlayer, game: Shown, form: dict[str, str]) -> None:
    answer = abort(desk, game, **form)
    assert answer.status_code == 200 and b"errorlist" in answer.content
    assert alice.read(game)["status"] == "playing"


def test_a_game_that_has_ended_stays_as_it_is(desk: Client, alice: HttpPlayer, game: Shown) -> None:
    alice.resign(game)
    assert "Abort …" not in desk.get(f"/admin/games/game/{game['id']}/change/").content.decode()
    abort(desk, game)
    assert alice.read(game)["status"] == "finished"
    assert "The game is over" in desk.get(f"/admin/games/game/{game['id']}/change/").content.decode()
    assert not LogEntry.objects.exists()


def test_an_unknown_game_has_no_page(desk: Client) -> None:
    for page in ("abort", "events"):
        assert desk.get(f"/admin/games/game/00000000-0000-0000-0000-000000000000/{page}/").status_code == 404


def test_the_command_does_the_same(alice: HttpPlayer, game: Shown, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("abort_game", game["id"], "--reason", SENTENCE)
    assert REASON in capsys.readouterr().out
    assert_aborted(alice, game, REASON)
    with pytest.raises(CommandError, match="over"):
        call_command("abort_game", game["id"], "--reason", SENTENCE)


@pytest.mark.parametrize("reason", ["", "x" * 161, "a\nb"])
def test_the_command_takes_a_sentence(alice: HttpPlayer, game: Shown, reason: str) -> None:
    with pytest.raises(CommandError):
        call_command("abort_game", game["id"], "--reason", reason)
    assert alice.read(game)["status"] == "playing"


def test_an_open_game_can_be_ended_too(alice: HttpPlayer) -> None:
    game = alice.create("me", "open")
    call_command("abort_game", game["id"], "--reason", SENTENCE, "--keyword", "request")
    assert_aborted(alice, game, f"operator/request: {SENTENCE}")
