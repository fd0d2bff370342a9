"""GET tournaments/{id}/events/, where no server keeps its readers: what there is, and where to go on."""

from uuid import uuid4

import pytest

from games.step import Change
from games.tournaments.models import Entrant, Organiser, Tournament
from tests.contract import STREAMS
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments.chronicle import drafted, write

EVENT_STREAM, JSON_LINES = "text/event-stream", "application/x-ndjson"
FINISHED, CANCELLED = Change("tournament.finished", {"places": []}), Change("tournament.cancelled", {"reason": ""})
both_forms = pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])


def path(tournament: Tournament) -> str:
    return f"tournaments/{tournament.pk}/events/"


def read(player: HttpPlayer, tournament: Tournament, form: str, query: str = "", **headers: str) -> list[Shown]:
    """The entries and words of a stream."""
    answer = player.get(path(tournament) + query, accept=form, **headers)
    assert (answer.status_code, answer["Content-Type"]) == (200, form)
    return STREAMS[form](answer.content.decode())


def test_a_page_has_the_log_and_how_the_tournament_stands(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    tournament = write(drafted(alice.id).pk, "registration.opened", "registration.closed")
    page = nobody.get(path(tournament)).json()
    assert (page["version"], page["status"]) == (3, "registration")
    assert [event["type"] for event in page["events"]] == [
        "tournament.created",
        "registration.opened",
        "registration.closed",
    ]
    assert [event["seq"] for event in page["events"]] == [1, 2, 3]
    assert page["events"][-1]["hash"] == tournament.head
    assert nobody.get(path(tournament) + "?after=2").json()["events"] == page["events"][2:]


@both_forms
def test_cut_at_every_event_it_goes_on_without_a_gap_or_a_double(alice: HttpPlayer, form: str) -> None:
    tournament = write(drafted(alice.id).pk, *["registration.closed"] * 5)
    whole = alice.get(path(tournament)).json()["events"]
    for cut in range(len(whole) + 1):
        for came_back in (
            read(alice, tournament, form, f"?after={cut}"),
            read(alice, tournament, form, "?after=1", last_event_id=str(cut)),
        ):
            assert whole[:cut] + came_back[:-1] == whole
            assert came_back[-1] == {"type": "end", "reason": "no_waiting", "after": len(whole)}


@both_forms
@pytest.mark.parametrize("status", ["finished", "cancelled"])
def test_the_stream_of_a_tournament_that_is_over_ends_with_it(alice: HttpPlayer, form: str, status: str) -> None:
    tournament = write(drafted(alice.id).pk, {"finished": FINISHED, "cancelled": CANCELLED}[status], status=status)
    *_, last = read(alice, tournament, form)
    assert last == {"type": "end", "reason": "tournament_over", "after": 2}


def test_a_browser_that_has_all_of_it_is_told_to_come_no_more(alice: HttpPlayer) -> None:
    tournament = write(drafted(alice.id).pk, FINISHED, status="finished")
    assert alice.get(path(tournament), accept=EVENT_STREAM, last_event_id="2").status_code == 204
    assert alice.get(path(tournament), accept=EVENT_STREAM, last_event_id="1").status_code == 200


def test_a_long_log_comes_in_pages(alice: HttpPlayer) -> None:
    tournament = write(drafted(alice.id).pk, *["registration.closed"] * 1000)
    found: list[Shown] = []
    while events := alice.get(f"{path(tournament)}?after={len(found)}").json()["events"]:
        found += events
    assert [event["seq"] for event in found] == list(range(1, 1002))


@pytest.mark.parametrize("columns", [{"visibility": "private"}, {"status": "draft"}])
def test_a_private_one_and_a_draft_are_read_by_those_who_belong_to_it(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer, columns: dict[str, str]
) -> None:
    tournament = drafted(alice.id, **columns)
    for stranger in (bob, carol, nobody):
        assert stranger.get(path(tournament)).json()["code"] == "tournament_not_found"
    Organiser.objects.create(tournament=tournament, player_id=bob.id)
    Entrant.objects.create(tournament=tournament, player_id=carol.id, number=1, status="invited")
    assert [player.get(path(tournament)).status_code for player in (alice, bob, carol)] == [200, 200, 200]


def test_there_is_no_log_of_a_tournament_that_is_not_there(alice: HttpPlayer) -> None:
    answer = alice.get(f"tournaments/{uuid4()}/events/")
    assert (answer.status_code, answer.json()["code"]) == (404, "tournament_not_found")
