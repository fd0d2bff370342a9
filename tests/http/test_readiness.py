"""readyz: what is looked at, how long anybody waits for it, and that no answer holds a secret."""

import os
import signal
import threading
import time
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from celery import Celery
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import override_settings
from rest_framework.test import APIClient

from games.models import Heartbeat
from games.services import vitals
from tests import contract
from tests.live.redis_server import RedisServer
from yachtapi import probe, readiness
from yachtapi.documentation import document
from yachtapi.probe import Finding, Probe

WELL = [Finding("thing", ok=True, detail="It answers.")]
PASSWORD = "not-for-your-eyes"


@pytest.fixture
def broker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RedisServer]:
    """A broker of this test's own, which it may kill."""
    server = RedisServer(tmp_path)
    server.start()
    monkeypatch.setattr(readiness, "app", Celery("own", broker=server.url, set_as_current=False))
    with override_settings(CELERY_BROKER_URL=server.url):
        yield server
    server.kill()


@pytest.fixture
def kept_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the look leave the test's connection open."""
    monkeypatch.setattr(connection, "close", lambda: None)


def test_a_broker_that_answers_is_well_until_it_is_killed(broker: RedisServer) -> None:
    assert readiness.look_at_broker() == [Finding("broker", ok=True, detail="It answers.")]
    broker.kill()
    assert readiness.look_at_broker() == [Finding("broker", ok=False, detail="It does not answer.")]
    broker.start()
    assert readiness.look_at_broker()[0].ok


def test_a_broker_that_hangs_makes_nobody_wait(broker: RedisServer) -> None:
    process = broker._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    hanging = Probe(readiness.look_at_broker, "broker")
    started = time.monotonic()
    hanging.begin()
    assert hanging.findings() == [Finding("broker", ok=False, detail="There was no answer within 2 seconds.")]
    assert time.monotonic() - started < 2.5
    for _ in range(20):  # whoever asks later is told at once
        hanging.begin()
        assert not hanging.findings()[0].ok
    assert time.monotonic() - started < 2.6
    os.kill(process.pid, signal.SIGCONT)


def test_without_a_broker_there_is_nothing_to_ask() -> None:
    assert readiness.look_at_broker() == [Finding("broker", ok=False, detail="None is set, so no message is sent.")]


@pytest.mark.django_db
@pytest.mark.usefixtures("kept_open")
def test_a_sweep_tells_that_beat_and_worker_live() -> None:
    assert readiness.look_at_database()[2].detail == "No sweep was ever done."
    vitals.beat(name=vitals.SWEEP)
    database, migrations, sweep = readiness.look_at_database()
    assert (database.ok, migrations.ok, sweep.ok) == (True, True, True)
    assert sweep.detail == "The last sweep was 0 seconds ago."


@pytest.mark.django_db
@pytest.mark.usefixtures("kept_open")
@pytest.mark.parametrize(("seconds", "ok"), [(29, True), (32, False)])
def test_a_sweep_that_is_late_is_missed(seconds: int, ok: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    vitals.beat(name=vitals.SWEEP)
    beat = Heartbeat.objects.get()
    beat.at -= type(vitals.ages()["sweep"])(seconds=seconds)
    beat.save()
    assert readiness.look_at_database()[2].ok is ok


@pytest.mark.django_db
@pytest.mark.usefixtures("kept_open")
def test_a_migration_that_is_not_done_is_counted() -> None:
    MigrationRecorder(connection).record_unapplied("games", "0001_initial")
    assert readiness.look_at_database()[1] == Finding(
        "migrations", ok=False, detail="1 are not done; manage.py migrate does them."
    )


def test_a_folder_that_takes_no_file_is_found(tmp_path: Path, settings: Any) -> None:
    settings.DATA_DIR = tmp_path
    assert readiness.look_at_disk()[0].ok
    assert list(tmp_path.iterdir()) == []
    settings.DATA_DIR = tmp_path / "gone"
    assert readiness.look_at_disk() == [Finding("disk", ok=False, detail="The data folder takes no file.")]


def test_a_folder_with_little_room_is_found(tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.DATA_DIR = tmp_path
    usage = namedtuple("usage", "free")
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage(63 * 1024**2))
    assert readiness.look_at_disk() == [Finding("disk", ok=False, detail="Only 63 MB are left for the data folder.")]


def test_many_who_ask_share_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    go = threading.Event()

    def look() -> list[Finding]:
        looks.append(1)
        go.wait(5)
        return WELL

    shared = Probe(look, "thing")
    for _ in range(5):
        shared.begin()
    go.set()
    assert [shared.findings() for _ in range(5)] == [WELL] * 5
    shared.begin()  # its answer is still good
    assert len(looks) == 1
    monkeypatch.setattr(probe, "FRESH", 0)
    shared.begin()
    assert shared.findings() == WELL
    assert len(looks) == 2


def test_a_look_that_fails_tells_nobody_why() -> None:
    def look() -> list[Finding]:
        raise ValueError(PASSWORD)

    failing = Probe(look, "a", "b")
    failing.begin()
    assert failing.findings() == [Finding(name, ok=False, detail="The look at it failed.") for name in ("a", "b")]


@pytest.mark.parametrize(("second", "status"), [(WELL, 200), ([Finding("other", ok=False, detail="No.")], 503)])
def test_the_answer_is_as_documented(
    api: APIClient, monkeypatch: pytest.MonkeyPatch, second: list[Finding], status: int, caplog: Any
) -> None:
    probes = (Probe(lambda: WELL, "thing"), Probe(lambda: second, "other"))
    monkeypatch.setattr(readiness, "_probes", probes)
    monkeypatch.setattr(readiness, "_unwell", set())
    answers = [api.get("/readyz") for _ in range(3)]
    assert {answer.status_code for answer in answers} == {status}
    assert answers[0]["Cache-Control"] == "no-store"
    shape = document()["paths"]["/readyz"]["get"]["responses"][str(status)]["content"]["application/json"]["schema"]
    assert not list(contract.errors(shape, answers[0].json()))
    assert answers[0].json()["ready"] is (status == 200)
    changes = [record.getMessage() for record in caplog.records if record.name == "yachtapi.readiness"]
    assert changes == ([] if status == 200 else ["Not ready, other: No."])


@pytest.mark.django_db(transaction=True)
def test_no_answer_tells_where_anything_is_or_what_went_wrong(
    api: APIClient, monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path
) -> None:
    address = f"redis://:{PASSWORD}@127.0.0.1:1/7"
    settings.CELERY_BROKER_URL, settings.DATA_DIR = address, tmp_path / "a-secret-place"
    monkeypatch.setattr(readiness, "app", Celery("own", broker=address, set_as_current=False))
    monkeypatch.setattr(readiness, "_probes", tuple(Probe(each._look, *each._names) for each in readiness._probes))
    answer = api.get("/readyz")
    assert answer.status_code == 503
    assert {check["name"]: check["ok"] for check in answer.json()["checks"]} == {
        "database": True,
        "migrations": True,
        "beat and worker": False,
        "broker": False,
        "disk": False,
    }
    for secret in (PASSWORD, "127.0.0.1", "a-secret-place", "Error", "refused"):
        assert secret not in answer.content.decode()
