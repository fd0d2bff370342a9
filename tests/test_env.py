"""Secrets come from the environment, from a file that it names, or from one that is made on first use."""

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from yachtapi import env

LONG = "correct horse battery staple, four words"


@pytest.fixture(autouse=True)
def nothing_given(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WORD", "WORD_FILE"):
        monkeypatch.delenv(name, raising=False)


def test_a_secret_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    made = env.secret("WORD", tmp_path / "word")
    assert len(made) == 64
    assert env.secret("WORD", tmp_path / "word") == made
    assert [file.name for file in tmp_path.iterdir()] == ["word"]
    assert (tmp_path / "word").stat().st_mode & 0o777 == 0o600


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORD", LONG)
    assert env.secret("WORD", tmp_path / "word") == LONG
    assert list(tmp_path.iterdir()) == []


def test_a_file_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mounted").write_text(f"{LONG}\n")
    monkeypatch.setenv("WORD_FILE", str(tmp_path / "mounted"))
    assert env.secret("WORD", tmp_path / "word") == LONG


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"WORD": "short"}, "WORD must have at least 32 characters"),
        ({"WORD": LONG, "WORD_FILE": "x"}, "not both"),
        ({"WORD_FILE": "/nowhere/word"}, "WORD_FILE: cannot read /nowhere/word: No such file"),
    ],
)
def test_a_wrong_one_stops_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, str], sentence: str
) -> None:
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(ImproperlyConfigured, match=sentence):
        env.secret("WORD", tmp_path / "word")


def test_a_file_that_lost_its_words_is_not_taken_for_a_secret(tmp_path: Path) -> None:
    (tmp_path / "word").touch()
    with pytest.raises(ImproperlyConfigured, match="at least 32"):
        env.secret("WORD", tmp_path / "word")
