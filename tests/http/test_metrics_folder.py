"""The numbers that processes share, while processes come and go."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from rest_framework.test import APIClient

from tests.scrape import Numbers, numbers
from tests.serve.server import ROOT
from yachtapi import metricsfolder

COUNTED = ("yacht_engines_exhausted_total",)
CODE = """
import sys
from yachtapi import metrics
metrics.play_role("pool")
metrics.ENGINES_EXHAUSTED.inc(int(sys.argv[1]))
metrics.TASK_WAIT_SECONDS.labels("a.task").observe(0.2)
metrics.REQUESTS_IN_PROGRESS.inc()
if len(sys.argv) > 2:
    print("counted", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is shown in place of this process's own numbers."""
    monkeypatch.setenv(metricsfolder.VARIABLE, str(tmp_path))
    return tmp_path


def count(number: int) -> None:
    """Let a process count, and end."""
    subprocess.run([sys.executable, "-c", CODE, str(number)], cwd=ROOT, env=os.environ, check=True)


def shown(api: APIClient) -> Numbers:
    return numbers(api)


@pytest.mark.django_db
def test_what_the_dead_have_counted_is_added_up_and_their_files_go(api: APIClient, folder: Path) -> None:
    for number in (1, 2, 3):
        count(number)
    for _ in range(2):
        after = shown(api)
        assert after[COUNTED] == 6
        assert after["yacht_task_wait_seconds_count", "a.task"] == 3
        assert after["yacht_task_wait_seconds_bucket", "0.1", "a.task"] == 0
        assert after["yacht_task_wait_seconds_bucket", "0.5", "a.task"] == 3
        assert ("yacht_processes", "pool") not in after
        assert after.get(("yacht_requests_in_progress",), 0) == 0
        assert sorted(path.name for path in folder.iterdir()) == ["counter_0.db", "histogram_0.db", "lock"]
    count(4)
    assert shown(api)[COUNTED] == 10


@pytest.mark.django_db
def test_what_the_living_say_is_left_as_it_is(api: APIClient, folder: Path) -> None:
    command = [sys.executable, "-c", CODE, "5", "stay"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stdout.readline() == b"counted\n"
        for _ in range(2):
            living = shown(api)
            assert living[COUNTED] == 5
            assert living["yacht_processes", "pool"] == 1
            assert living[("yacht_requests_in_progress",)] == 1
        assert (folder / f"counter_{process.pid}.db").exists()
        process.communicate(b"")
    assert shown(api)[COUNTED] == 5
    assert not (folder / f"counter_{process.pid}.db").exists()
