"""GET export/ and ``manage.py audit_tournament``: an event to take home, and to derive again from itself."""

import hashlib
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games import record
from games.services.keyring import signing_key
from games.tournaments import document
from tests.games.player import HttpPlayer
from tests.games.tournaments.api.test_course import played
from tests.games.tournaments.host import act, enter, opened, read

FORMATS: list[Any] = [
    {"kind": "single_elimination", "third_place": True},
    {"kind": "double_elimination"},
    {"kind": "round_robin"},
    {"kind": "round_robin", "groups": 2, "advance": 2},
    {"kind": "swiss", "rounds": 3},
]


def exported(player: HttpPlayer, cup: Any) -> bytes:
    answer = player.get(f"tournaments/{cup['id']}/export/")
    assert answer.status_code == 200, answer.content
    return bytes(answer.content)


def forged(file: bytes, **changes: Any) -> bytes:
    """The document with other members, signed by the server all the same."""
    whole = {**json.loads(file), **changes}
    return document.sign({name: value for name, value in whole.items() if name != "signature"}, signing_key())


@pytest.mark.parametrize("format", FORMATS, ids=lambda each: "-".join(map(str, each.values())))
def test_everything_in_it_follows_from_its_log(alice: HttpPlayer, format: Any) -> None:
    cup = played(alice, copies=5, format=format)
    file = exported(alice, cup)
    assert document.audit(file, key=signing_key().public.hex()) == []
    whole = json.loads(file)
    assert whole["places"][0]["place"] == 1
    assert len(whole["standings"]) == len(whole["entrants"]) == 5
    assert read(alice, cup, "standings/")["standings"][0]["entrant_id"] == whole["standings"][0]["entrant"]


def test_a_score_event_follows_from_its_log(alice: HttpPlayer) -> None:
    cup = played(alice, copies=3, format={"kind": "score", "rounds": 2}, match={"seats": 1, "games": 2})
    assert document.audit(exported(alice, cup)) == []


def test_it_has_the_digest_of_every_record(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    cup = played(alice)
    games = json.loads(exported(nobody, cup))["games"]
    assert len(games) >= 3, "and another for every drawn match"
    for game_id, digest in games.items():
        assert hashlib.sha256(nobody.get(f"games/{game_id}/record/").content).hexdigest() == digest


def test_it_is_its_own_canonical_form_without_names(alice: HttpPlayer) -> None:
    cup = opened(alice)
    enter(alice, cup)
    file = exported(alice, cup)
    assert record.canonical(json.loads(file)) == file
    assert b"Alice" not in file


def test_one_that_runs_or_was_called_off_can_be_taken_home_too(alice: HttpPlayer) -> None:
    cup = opened(alice)
    enter(alice, cup, strategy="random", copies=3)
    assert document.audit(exported(alice, cup)) == []
    act(alice, cup, "start/")
    assert document.audit(exported(alice, cup)) == []
    act(alice, cup, "cancellation/", {"reason": "Rain."}, 201)
    assert document.audit(exported(alice, cup)) == []


def test_lines_hold_the_same(alice: HttpPlayer) -> None:
    cup = played(alice)
    answer = alice.send("GET", f"tournaments/{cup['id']}/export/", None, {"Accept": "application/x-ndjson"})
    lines = [json.loads(line) for line in b"".join(answer).splitlines()]
    whole = json.loads(exported(alice, cup))
    assert lines[0]["document"]["signature"] == whole["signature"]
    assert [line["events"] for line in lines if "events" in line] == whole["events"]


_made: list[bytes] = []


@pytest.fixture
def file(alice: HttpPlayer) -> bytes:
    """A small tournament that is over, played once."""
    if not _made:
        _made.append(exported(alice, played(alice)))
    return _made[0]


@given(data=st.data())
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_byte_that_is_changed_is_found(file: bytes, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(file) - 1))
    bit = data.draw(st.integers(0, 7))
    changed = bytearray(file)
    changed[place] ^= 1 << bit
    assert document.audit(bytes(changed))


def test_another_key_than_the_servers_is_found(file: bytes) -> None:
    assert [each.where for each in document.audit(file, key="00" * 32)] == ["the key"]


def test_a_pairing_that_no_format_made_is_found_even_if_the_server_signed_it(file: bytes) -> None:
    whole = json.loads(file)
    opened = next(event for event in whole["events"] if event["type"] == "round.opened")
    one, two = opened["data"]["pairings"]
    one["entrants"][1], two["entrants"][1] = two["entrants"][1], one["entrants"][1]
    wheres = [each.where for each in document.audit(forged(file, events=whole["events"]))]
    assert "round 1, pairing W1.1" in wheres and "round 1, pairing W1.2" in wheres
    assert any(where.endswith("its hash") for where in wheres)


def test_standings_and_places_that_do_not_follow_are_found(file: bytes) -> None:
    whole = json.loads(file)
    whole["standings"][0]["place"] = 2
    assert [each.where for each in document.audit(forged(file, standings=whole["standings"]))] == ["standings.0.place"]
    assert [each.where for each in document.audit(forged(file, places=None))] == ["places"]
    assert [each.where for each in document.audit(forged(file, games={}))] == ["the digests of games"]


@pytest.mark.parametrize("odd", [b"", b"[]", b"{}", b"null", b'{"format":"yacht-tournament/1"}', b"\xff"])
def test_what_is_no_such_document_is_said_to_be_none(odd: bytes) -> None:
    assert document.audit(odd)


def test_the_command_says_so(file: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    path.write_bytes(file)
    out = StringIO()
    call_command("audit_tournament", str(path), stdout=out)
    assert "everything in it follows" in out.getvalue()
    path.write_bytes(file.replace(b'"place":1', b'"place":2', 1))
    with pytest.raises(CommandError, match="the signature"):
        call_command("audit_tournament", str(path))
