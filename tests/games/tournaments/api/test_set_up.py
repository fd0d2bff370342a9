"""POST tournaments/, PATCH and DELETE of one, registration/ and cancellation/: set up, changed, called off."""

from typing import Any

import pytest
from django.test.client import ClientHandler
from pytest_django import Settings

from games.tournaments.models import Tournament
from tests.games.player import HttpPlayer
from tests.games.tournaments.host import CUP, act, done, log, new, opened, read, refused


def change(player: HttpPlayer, tournament: Any, body: Any, query: str = "", **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return player.send("PATCH", f"tournaments/{tournament['id']}/{query}", body, named)


def test_a_draft_has_everything_filled_in(alice: HttpPlayer) -> None:
    draft = new(alice)
    assert (draft["status"], draft["version"], draft["round"]) == ("draft", 1, 0)
    assert draft["owner"] == {"id": alice.id, "name": "Alice"}
    assert draft["format"]["third_place"] is False
    assert draft["match"] == {"kind": "best_of", "games": 1, "seats": 2, "stop_at_margin": None}
    assert draft["admits"] == ["bot", "engine", "person"]
    (created,) = draft["events"]
    assert created["type"] == "tournament.created"
    assert created["data"]["format"] == {"kind": "single_elimination", "third_place": False}
    assert created["data"]["options"]["capacity"] is None


def test_a_draft_is_its_owners_alone(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    draft = new(alice)
    for other in (bob, nobody):
        refused(other.get(f"tournaments/{draft['id']}/"), 404, "tournament_not_found")
        assert done(other.get("tournaments/"), 200)["results"] == []
    assert [each["id"] for each in done(alice.get("tournaments/?organiser=me"), 200)["results"]] == [draft["id"]]


def test_an_open_one_is_seen_by_all_unless_it_is_private(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    cup = opened(alice)
    hidden = opened(alice, visibility="private")
    assert read(nobody, cup)["status"] == "registration"
    refused(nobody.get(f"tournaments/{hidden['id']}/"), 404, "tournament_not_found")
    assert len(done(nobody.get("tournaments/"), 200)["results"]) == 1


def test_of_a_draft_everything_can_be_changed(alice: HttpPlayer) -> None:
    draft = new(alice)
    changed = done(change(alice, draft, {"format": {"kind": "swiss", "rounds": 5}, "capacity": 8}), 200)
    assert (changed["format"]["kind"], changed["format"]["rounds"], changed["capacity"]) == ("swiss", 5, 8)
    (event,) = changed["events"]
    assert event["data"]["format"] == {"kind": "swiss", "rounds": 5}
    assert event["data"]["tie_breaks"] == changed["tie_breaks"], "those of another format are others"
    assert "name" not in event["data"]


def test_a_change_of_nothing_is_no_event(alice: HttpPlayer) -> None:
    draft = new(alice)
    assert done(change(alice, draft, {"name": draft["name"]}), 200)["version"] == draft["version"]


def test_what_entrants_entered_for_stays(alice: HttpPlayer) -> None:
    cup = opened(alice)
    refused(change(alice, cup, {"ruleset": "yatzy"}), 409, "wrong_stage")
    assert done(change(alice, cup, {"name": "Sunday cup", "capacity": 4}), 200)["name"] == "Sunday cup"


def test_a_change_for_an_older_version_is_refused(alice: HttpPlayer) -> None:
    cup = opened(alice)
    problem = refused(change(alice, cup, {"name": "X"}, if_match='"1"'), 412, "stale_version")
    assert problem["version"] == 2


def test_only_organisers_act(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    refused(change(bob, cup, {"name": "Mine"}), 403, "not_organiser")
    refused(bob.post(f"tournaments/{cup['id']}/cancellation/", {"reason": "No."}), 403, "not_organiser")
    refused(bob.delete(f"tournaments/{cup['id']}/"), 403, "not_tournament_owner")
    assert read(alice, cup)["version"] == cup["version"]


def test_a_draft_can_be_deleted_and_nothing_else(alice: HttpPlayer) -> None:
    draft, cup = new(alice), opened(alice)
    deleted = alice.delete(f"tournaments/{draft['id']}/")
    assert (deleted.status_code, deleted.content) == (204, b"")
    refused(alice.get(f"tournaments/{draft['id']}/"), 404, "tournament_not_found")
    refused(alice.delete(f"tournaments/{cup['id']}/"), 409, "wrong_stage")


def test_a_cancelled_one_is_over(alice: HttpPlayer) -> None:
    cup = opened(alice)
    ended = act(alice, cup, "cancellation/", {"reason": "Too few."}, 201)
    assert (ended["status"], ended["cancel_reason"]) == ("cancelled", "Too few.")
    refused(alice.post(f"tournaments/{cup['id']}/cancellation/", {"reason": "Again."}), 409, "wrong_stage")
    assert log(alice, cup) == ["tournament.created", "registration.opened", "tournament.cancelled"]


@pytest.mark.parametrize("method", ["PATCH", "DELETE", "POST"])
def test_a_dry_run_changes_nothing_and_says_what_it_would_do(alice: HttpPlayer, method: str) -> None:
    draft = new(alice)
    path = f"tournaments/{draft['id']}/" + ("registration/" if method == "POST" else "")
    body = {"name": "Other"} if method == "PATCH" else None
    tried = done(alice.send(method, f"{path}?dry_run=true", body, {"Idempotency-Key": "k"}), 200)
    assert tried["dry_run"] is True
    expected = {"PATCH": ["tournament.changed"], "POST": ["registration.opened"], "DELETE": []}
    assert [event["type"] for event in tried["events"]] == expected[method]
    assert log(alice, draft) == ["tournament.created"]
    if method == "POST":
        assert tried["status"] == "registration"
        really = done(alice.post(path, idempotency_key="k"), 200)
        assert really["dry_run"] is False, "the key was not used up"


def test_of_a_dry_run_nobody_is_told(
    alice: HttpPlayer, bob: HttpPlayer, django_capture_on_commit_callbacks: Any
) -> None:
    cup = opened(alice)
    with django_capture_on_commit_callbacks() as told:
        path = f"tournaments/{cup['id']}/entrants/?dry_run=true"
        assert done(alice.post(path, {"invite": [bob.id]}), 200)["entrants"][0]["name"] == "Bob"
        assert done(alice.post(path, {}), 200)["mine"] is not None
    assert told == []
    assert done(bob.get("players/me/events/"), 200)["events"] == []


def test_a_deleted_draft_is_answered_with_nothing(alice: HttpPlayer) -> None:
    class Bare(ClientHandler):
        """What a server is given, before a test's client takes away what must not be there."""

        def get_response(self, request: Any) -> Any:
            answer = super().get_response(request)
            bodies.append(bytes(answer.content))
            return answer

    bodies: list[bytes] = []
    draft = new(alice)
    alice.client.handler = Bare()
    alice.delete(f"tournaments/{draft['id']}/")
    assert bodies == [b""]


def test_a_dry_run_creates_nothing(alice: HttpPlayer) -> None:
    assert done(alice.post("tournaments/?dry_run=true", CUP), 200)["dry_run"] is True
    assert not Tournament.objects.exists()


def test_a_dry_run_refuses_what_the_act_refuses(alice: HttpPlayer, bob: HttpPlayer) -> None:
    refused(bob.post(f"tournaments/{opened(alice)['id']}/registration/?dry_run=true"), 403, "not_organiser")


def test_one_owner_has_so_many_at_once(alice: HttpPlayer, settings: Settings) -> None:
    settings.TOURNAMENTS_PER_PLAYER = 1
    cup = opened(alice)
    refused(alice.post("tournaments/", CUP), 409, "too_many_tournaments")
    act(alice, cup, "cancellation/", {"reason": "Over."}, 201)
    assert new(alice)["version"] == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"ruleset": "yamb"}, "unknown_ruleset"),
        ({"match": {"games": 2}}, "invalid_format"),
        ({"match": {"seats": 3}}, "invalid_format"),
        ({"tie_breaks": ["seed", "seed"]}, "invalid_format"),
        ({"rated": True, "rehearsal": True}, "options_disagree"),
        ({"on_timeout": "zero"}, "timeout_needs_clock"),
        ({"on_timeout": "bot", "rated": True, "turn_seconds": 60}, "rated_game_takes_no_stand_in"),
        ({"format": {"kind": "ladder"}}, "invalid_request"),
        ({"format": {"kind": "swiss", "third_place": True}}, "invalid_request"),
        ({"format": {"kind": "swiss", "rounds": 0}}, "invalid_request"),
        ({"format": {}}, "invalid_request"),
        ({"format": "swiss"}, "invalid_request"),
        ({"tie_breaks": ["luck"]}, "invalid_request"),
        ({"capacity": 1}, "invalid_request"),
        ({"capacity": 4097}, "invalid_request"),
        ({"starts_at": "2020-01-01T00:00:00Z"}, "invalid_request"),
        ({"name": "\u202e"}, "invalid_request"),
        ({"admits": []}, "invalid_request"),
        ({"prize": 100}, "invalid_request"),
    ],
)
def test_what_cannot_be_is_refused(alice: HttpPlayer, wish: Any, code: str) -> None:
    refused(alice.post("tournaments/", {**CUP, **wish}), 422, code)
    assert not Tournament.objects.exists()


def test_a_tournament_tells_its_rules_and_its_tie_breaks_in_plain_words(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    swiss = opened(alice, format={"kind": "swiss", "rounds": 5}, match={"games": 3})
    rules = read(nobody, swiss)["rules"]
    assert "A rematch happens only where none can be avoided" in rules
    assert "Nobody has a second bye while there is somebody without." in rules
    assert "A match is won by the majority of 3 games." in rules
    assert "in this order: the sum of the opponents' scores without the lowest" in rules


@pytest.mark.parametrize(
    ("documents", "field"),
    [
        ({"format": {"kind": "round_robin", "advance": 1}}, "format.advance"),
        ({"format": {"kind": "swiss", "rounds": 101}}, "format.rounds"),
        ({"format": {"kind": "score"}, "match": {"kind": "best_of"}}, "match.kind"),
        ({"format": {"kind": "swiss"}, "match": {"seats": 3}}, "match.seats"),
    ],
)
def test_a_format_that_there_is_not_is_refused_by_its_field(alice: HttpPlayer, documents: Any, field: str) -> None:
    answer = alice.post("tournaments/", {"name": "Odd", "ruleset": "yacht", **documents})
    assert refused(answer, 422, "invalid_format")["field"] == field
