"""What a tournament's signals set in motion."""

import pytest
from pytest_django.fixtures import DjangoCaptureOnCommitCallbacks as Commits

from games.tournaments import receivers
from tests.games.player import HttpPlayer
from tests.games.tournaments.chronicle import drafted, write
from yachtapi.live.topics import Topic


def test_whoever_follows_a_tournament_is_told_once_a_commit_and_after_it(
    alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch, django_capture_on_commit_callbacks: Commits
) -> None:
    told: list[Topic] = []
    monkeypatch.setattr(receivers, "announce", lambda topic, player_ids: told.append(topic))
    with django_capture_on_commit_callbacks(execute=True):
        tournament = drafted(alice.id)
        assert told == []
    with django_capture_on_commit_callbacks(execute=True):
        write(tournament.pk, "registration.opened", "registration.closed")
    assert told == [Topic("tournament", tournament.pk)] * 2
