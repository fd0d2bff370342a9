"""The file of a backup: a compressed tar whose first member says what the others are.

What can be made again is not in it: solved tables, messages on their way (their rows are, and the sweep sends them
again), the log.
"""

import gzip
import hashlib
import io
import json
import os
import tarfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

FORMAT = "yacht-backup/1"
MANIFEST = "manifest.json"
DATABASE = "database"
SECRET_KEY = "secret_key"
CHUNK = 1024 * 1024  # bytes
LARGEST_MANIFEST = 1024 * 1024  # bytes


class BackupFault(Exception):
    """A backup that cannot be made or used, in one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup holds: the version that made it, when, of which database with which migrations, and the files."""

    version: str
    created_at: str
    engine: str
    migrations: list[list[str]]
    keys: list[str]
    files: dict[str, str]
    """The SHA-256 of each, in hex."""
    format: str = FORMAT


def write(target: Path, manifest: Manifest, files: Mapping[str, Path]) -> None:
    """Write the archive in one go: it is there whole, readable by its owner alone, or not at all."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            with tarfile.open(fileobj=file, mode="w:gz", compresslevel=3) as tar:
                _add_bytes(tar, MANIFEST, json.dumps(asdict(manifest), indent=1).encode())
                for name, path in files.items():
                    _add_file(tar, name, path)
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, target)  # atomic, and refuses to replace
    except FileExistsError:
        raise BackupFault(f"{target} exists already; a backup never replaces another.") from None
    except OSError as error:
        raise BackupFault(f"{target} cannot be written: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def opened(source: Path) -> Iterator["Archive"]:
    """A backup to read from; raises BackupFault for what is none, or is damaged."""
    try:
        with tarfile.open(source, "r:gz") as tar:
            yield Archive(source, tar)
    except (tarfile.TarError, EOFError, zlib.error, gzip.BadGzipFile):
        raise BackupFault(f"{source} is damaged, or no backup.") from None
    except OSError as error:
        raise BackupFault(f"{source} cannot be read: {error.strerror or error}.") from None


class Archive:
    """An open backup."""

    def __init__(self, source: Path, tar: tarfile.TarFile) -> None:
        self._source = source
        self._tar = tar
        self.manifest = self._read_manifest()

    def extract(self, name: str, target: IO[bytes]) -> None:
        """Write a file of the backup; raises BackupFault if it is not as the manifest says."""
        seen = hashlib.sha256()
        with self._member(name) as file:
            while chunk := file.read(CHUNK):
                seen.update(chunk)
                target.write(chunk)
        if seen.hexdigest() != self.manifest.files.get(name):
            raise self._damaged()

    def text(self, name: str) -> str:
        """A small file of the backup."""
        written = io.BytesIO()
        self.extract(name, written)
        return written.getvalue().decode()

    def _read_manifest(self) -> Manifest:
        try:
            with self._member(MANIFEST) as file:
                told: dict[str, Any] = json.loads(file.read(LARGEST_MANIFEST))
            if told.get("format") != FORMAT:
                raise BackupFault(f"{self._source} is no backup of the form {FORMAT}.")
            return Manifest(**told)
        except (ValueError, TypeError, AttributeError):
            raise self._damaged() from None

    def _member(self, name: str) -> IO[bytes]:
        try:
            file = self._tar.extractfile(name)
        except KeyError:
            file = None
        if file is None:
            raise self._damaged()
        return file

    def _damaged(self) -> BackupFault:
        return BackupFault(f"{self._source} is damaged, or no backup.")


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hex."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _add_bytes(tar: tarfile.TarFile, name: str, content: bytes) -> None:
    tar.addfile(_header(name, len(content)), io.BytesIO(content))


def _add_file(tar: tarfile.TarFile, name: str, path: Path) -> None:
    with path.open("rb") as file:
        tar.addfile(_header(name, path.stat().st_size), file)


def _header(name: str, size: int) -> tarfile.TarInfo:
    header = tarfile.TarInfo(name)
    header.size, header.mode = size, 0o600
    return header
