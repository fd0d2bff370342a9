"""The file of a backup: whole or not there, for its owner alone, and found out when it is damaged."""

import gzip
import json
import os
import tarfile
from pathlib import Path

import pytest

from yachtapi.backup import archive
from yachtapi.backup.archive import BackupFault, Manifest

CONTENT = os.urandom(50_000)


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A backup of one file."""
    file, target = tmp_path / "database", tmp_path / "backup"
    file.write_bytes(CONTENT)
    archive.write(target, manifest(archive.digest(file)), {"database": file})
    return target


def manifest(digest: str, **changes: str) -> Manifest:
    told = {"version": "0.1.0", "created_at": "2026-11-30", "engine": "sqlite", **changes}
    return Manifest(**told, migrations=[["games", "0001_initial"]], keys=[], files={"database": digest})


def read(path: Path) -> bytes:
    with archive.opened(path) as found, path.with_name("out").open("wb") as out:
        found.extract("database", out)
    return path.with_name("out").read_bytes()


def test_what_is_written_is_read_again(made: Path) -> None:
    assert read(made) == CONTENT
    with archive.opened(made) as found:
        assert found.manifest.migrations == [["games", "0001_initial"]]


def test_nobody_else_may_read_it_and_no_draft_is_left(made: Path) -> None:
    assert made.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in made.parent.iterdir()) == ["backup", "database"]


def test_it_never_replaces_a_file(made: Path) -> None:
    with pytest.raises(BackupFault, match="exists already"):
        archive.write(made, manifest("x"), {})
    assert read(made) == CONTENT


def test_a_place_that_is_none_is_named(tmp_path: Path) -> None:
    with pytest.raises(BackupFault, match="cannot be written: No such file"):
        archive.write(tmp_path / "nowhere" / "backup", manifest("x"), {})


def test_every_cut_into_it_is_found(made: Path) -> None:
    whole = made.read_bytes()
    for length in [0, 1, 9, 100, 400, len(whole) // 2, len(whole) - 2000]:
        made.write_bytes(whole[:length])
        with pytest.raises(BackupFault, match="damaged, or no backup"):
            read(made)


def test_no_changed_byte_changes_what_is_read(made: Path) -> None:
    whole = made.read_bytes()
    found = 0
    for place in range(len(whole) - 1, 0, -997):
        made.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        try:
            assert read(made) == CONTENT  # it was in the padding
        except BackupFault:
            found += 1
    assert found > 40


def test_a_file_that_was_exchanged_is_found(made: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"another database")
    forged = tmp_path / "forged"
    archive.write(forged, manifest("00" * 32), {"database": other})
    with pytest.raises(BackupFault, match="damaged"):
        read(forged)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"{}", b'{"format": "yacht-backup/2"}', b'{"format": "yacht-backup/1", "x": 1}']
)
def test_a_manifest_that_is_none_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "manifest.json").write_bytes(content)
    path = tmp_path / "odd"
    with tarfile.open(path, "w:gz") as tar:
        tar.add(tmp_path / "manifest.json", "manifest.json")
    with pytest.raises(BackupFault), archive.opened(path):
        pass


def test_what_is_no_tar_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"hello", gzip.compress(json.dumps({}).encode())):
        (tmp_path / "odd").write_bytes(content)
        with pytest.raises(BackupFault, match="damaged, or no backup"), archive.opened(tmp_path / "odd"):
            pass
    with pytest.raises(BackupFault, match="cannot be read"), archive.opened(tmp_path / "nowhere"):
        pass
