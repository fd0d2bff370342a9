"""Making a backup and putting it back, whatever the database."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from django.conf import settings
from django.db import OperationalError, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from games.services import keyring
from yachtapi import folderlock
from yachtapi.backup import archive
from yachtapi.backup.archive import BackupFault, Manifest
from yachtapi.backup.postgres import PostgresDump
from yachtapi.backup.sqlite import SqliteDump
from yachtapi.version import VERSION

SECRET_FILE = "secret_key"


class Dump(Protocol):
    """One kind of database, as a file."""

    engine: str

    def dump(self, target: Path) -> None:
        """Write the whole database, as of one moment."""

    def check_target(self) -> None:
        """Refuse a database that is not empty."""

    def restore(self, dump: Path) -> None:
        """Fill the empty database, wholly or not at all."""

    def place(self) -> Path:
        """A folder where the dump may lie meanwhile."""


def back_up(target: Path) -> Manifest:
    """Write a backup of the running installation to a file; raises BackupFault."""
    if target.exists():
        raise BackupFault(f"{target} exists already; a backup never replaces another.")
    try:
        sealed = keyring.is_sealed_with(settings.SECRET_KEY)
    except OperationalError as error:
        raise BackupFault(f"The database cannot be read: {str(error).strip()}.") from None
    if not sealed:
        raise BackupFault("The signing key is not sealed with SECRET_KEY: run manage.py rotate_signing_key first.")
    dump = _dump()
    with _workplace(target.absolute().parent) as folder:
        files = {archive.SECRET_KEY: folder / "secret", archive.DATABASE: folder / "database"}
        _write_secret(files[archive.SECRET_KEY], settings.SECRET_KEY)
        dump.dump(files[archive.DATABASE])
        manifest = Manifest(
            version=VERSION,
            created_at=datetime.now(UTC).isoformat(timespec="seconds"),
            engine=dump.engine,
            migrations=sorted(map(list, MigrationRecorder(connection).applied_migrations())),
            keys=[key.key_id for key in keyring.all_keys()],
            files={name: archive.digest(path) for name, path in files.items()},
        )
        archive.write(target, manifest, files)
    return manifest


def restore(source: Path) -> Manifest:
    """Fill an empty installation from a backup; raises BackupFault, and then leaves it empty."""
    dump = _dump()
    with _held_folder(), archive.opened(source) as found:
        _check(found.manifest, dump)
        secret = found.text(archive.SECRET_KEY)
        _check_secret(secret)
        dump.check_target()
        with _workplace(dump.place()) as folder:
            with (folder / "database").open("xb") as file:
                found.extract(archive.DATABASE, file)
                file.flush()
                os.fsync(file.fileno())
            if not _secret_is_given():
                _put_secret(secret)
            connection.close()
            dump.restore(folder / "database")
    return found.manifest


def _dump() -> Dump:
    own = connection.settings_dict
    return PostgresDump(own) if connection.vendor == "postgresql" else SqliteDump(own)


def _check(manifest: Manifest, dump: Dump) -> None:
    if manifest.engine != dump.engine:
        raise BackupFault(f"The backup is of {manifest.engine}, but DATABASE_URL names {dump.engine}.")
    known = MigrationLoader(None, ignore_no_migrations=True).disk_migrations
    if _numbers(manifest.version) > _numbers(VERSION) or not {(app, name) for app, name in manifest.migrations} <= {
        *known
    }:
        raise BackupFault(f"The backup is of version {manifest.version}, which is newer than this one, {VERSION}.")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdecimal())


def _check_secret(secret: str) -> None:
    if _secret_is_given() and secret != settings.SECRET_KEY:
        raise BackupFault("The backup was made under another SECRET_KEY than the environment gives; give that one.")


def _secret_is_given() -> bool:
    return bool(os.environ.get("SECRET_KEY") or os.environ.get("SECRET_KEY_FILE"))


def _put_secret(secret: str) -> None:
    """In one step: a process that starts meanwhile reads the one or the other."""
    draft = settings.DATA_DIR / f"{SECRET_FILE}.{os.getpid()}"
    _write_secret(draft, secret)
    os.replace(draft, settings.DATA_DIR / SECRET_FILE)


def _write_secret(path: Path, secret: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secret)


@contextmanager
def _workplace(parent: Path) -> Iterator[Path]:
    """A folder of this user's alone, gone afterwards."""
    try:
        with tempfile.TemporaryDirectory(prefix=".yacht-backup-", dir=parent) as folder:
            yield Path(folder)
    except OSError as error:
        raise BackupFault(f"{parent} cannot be written: {error.strerror or error}.") from None


@contextmanager
def _held_folder() -> Iterator[None]:
    try:
        with folderlock.held(settings.DATA_DIR):
            yield
    except folderlock.FolderFault as error:
        raise BackupFault(str(error)) from None
