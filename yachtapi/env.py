"""Typed readers of the environment: a wrong value stops the start with a sentence that names it."""

import contextlib
import importlib.util
import os
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

from yachtapi import messaging

SQLITE = "django.db.backends.sqlite3"
PIP = ("opentelemetry-sdk", "opentelemetry-exporter-otlp-proto-http")
# By where spans go: what is imported for it, and the package that has it.
PACKAGES = {
    "console": {"opentelemetry.sdk.trace": PIP[0]},
    "otlp": {"opentelemetry.sdk.trace": PIP[0], "opentelemetry.exporter.otlp.proto.http": PIP[1]},
}
SHORTEST_SECRET = 32  # characters


def text(name: str, default: str) -> str:
    """The variable as it stands; an empty one counts as not set."""
    return os.environ.get(name) or default


def given(name: str) -> str:
    """The variable as it stands, or no text."""
    return os.environ.get(name, "")


def switch(name: str, *, default: bool) -> bool:
    """The variable as ``on`` or ``off``."""
    word = text(name, "on" if default else "off").lower()
    if word not in ("on", "off"):
        raise ImproperlyConfigured(f"{name} must be on or off, not {word!r}.")
    return word == "on"


def rate(name: str, default: tuple[int, int]) -> tuple[int, int]:
    """The variable as units and seconds, written ``100/60``; both at least 1."""
    written = text(name, "{}/{}".format(*default))
    found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,6})", written)
    if found is None or "0" in (found[1].lstrip("0") or "0", found[2].lstrip("0") or "0"):
        raise ImproperlyConfigured(f"{name} must look like 100/60, units by seconds, not {written!r}.")
    return int(found[1]), int(found[2])


def demand(name: str, sentence: str) -> None:
    """Stop the start with a sentence unless the variable is set."""
    if not os.environ.get(name):
        raise ImproperlyConfigured(sentence.format(name=name))


def integer(name: str, default: int, *, least: int, most: int) -> int:
    """The variable as a whole number between two bounds, both allowed."""
    given = text(name, str(default))
    try:
        number = int(given)
    except ValueError:
        raise ImproperlyConfigured(f"{name} must be a whole number, not {given!r}.") from None
    if not least <= number <= most:
        raise ImproperlyConfigured(f"{name} must lie between {least} and {most}, not {number}.")
    return number


def choice(name: str, default: str, choices: Sequence[str]) -> str:
    """The variable as one of a few words, in any case of letters."""
    given = text(name, default)
    for word in choices:
        if given.lower() == word.lower():
            return word
    raise ImproperlyConfigured(f"{name} must be one of {', '.join(choices)}, not {given!r}.")


def traces() -> str:
    """Where spans go by OpenTelemetry's own variables: ``otlp``, ``console`` or, without a text, nowhere."""
    asked = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
    exporter = text("OTEL_TRACES_EXPORTER", "otlp" if any(map(given, asked)) else "none").lower()
    if exporter == "none" or given("OTEL_SDK_DISABLED").lower() == "true":
        return ""
    if exporter not in PACKAGES:
        raise ImproperlyConfigured(f"OTEL_TRACES_EXPORTER must be otlp, console or none, not {exporter!r}.")
    for module, package in PACKAGES[exporter].items():
        if not _is_installed(module):
            raise ImproperlyConfigured(
                f"Traces are asked for, but {package} is not installed: .venv/bin/pip install {' '.join(PIP)}"
            )
    return exporter


def _is_installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:  # not even its parent
        return False


def folder_path(name: str, default: str) -> str:
    """The variable as the beginning of paths, without the first slash; ``off`` is no text."""
    given = text(name, default).strip("/")
    if given == "off":
        return ""
    if not re.fullmatch(r"[A-Za-z0-9._~-]+(/[A-Za-z0-9._~-]+)*", given) or given.partition("/")[0] in ("api", "static"):
        raise ImproperlyConfigured(f"{name} must be a path such as admin/ that nothing else is at, not {given!r}.")
    return f"{given}/"


def names(name: str, default: str) -> list[str]:
    """The variable as a comma-separated list without blanks."""
    return [part.strip() for part in text(name, default).split(",") if part.strip()]


def database(name: str, default: Path) -> dict[str, Any]:
    """The database that an address names; without one, the SQLite file given."""
    address = os.environ.get(name)
    if not address:
        return {"ENGINE": SQLITE, "NAME": str(default)}
    try:
        return dict(dj_database_url.parse(address))
    except ValueError:
        raise ImproperlyConfigured(f"{name} must look like postgres://user@host/name or sqlite:///path.") from None


def redis(name: str) -> str:
    """The address of a Redis; none is the empty text."""
    address = text(name, "")
    if address and not address.startswith(("redis://", "rediss://", "redis+socket://", "unix://")):
        raise ImproperlyConfigured(f"{name} must look like redis://host:6379/0 or redis+socket:///path.")
    return address


def broker(name: str) -> str:
    """The address of a message broker, empty without one."""
    address = text(name, "")
    if address and address.partition("://")[0] not in messaging.SCHEMES:
        raise ImproperlyConfigured(
            f"{name} must look like redis://host:6379/0, rediss://user:password@host/0 or amqp://user:password@host/vhost."
        )
    return address


def folder(name: str, default: Path) -> Path:
    """The variable as an absolute folder, made if it is missing and closed to other users."""
    path = Path(text(name, str(default))).expanduser().resolve()
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"{name}: cannot make the folder {path}: {error.strerror}.") from None
    return path


def secret(name: str, path: Path) -> str:
    """The variable, else the words in the file that NAME_FILE names, else those in a file that is made on first use."""
    given = os.environ.get(name)
    file = os.environ.get(f"{name}_FILE")
    if given and file:
        raise ImproperlyConfigured(f"Give {name} or {name}_FILE, not both.")
    found = given or (_read(Path(file), f"{name}_FILE") if file else _kept(path))
    if len(found) < SHORTEST_SECRET:
        raise ImproperlyConfigured(f"{name} must have at least {SHORTEST_SECRET} characters.")
    return found


def _read(path: Path, name: str) -> str:
    try:
        return path.read_text().strip()
    except OSError as error:
        raise ImproperlyConfigured(f"{name}: cannot read {path}: {error.strerror}.") from None


def _kept(path: Path) -> str:
    """32 random bytes in hex, kept in a file; two processes that make it at once read the same."""
    if not path.exists():
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            draft.touch(mode=0o600)
            draft.write_text(secrets.token_hex(32))
            with contextlib.suppress(FileExistsError):
                os.link(draft, path)  # atomic, and refuses to replace
        except OSError as error:
            raise ImproperlyConfigured(f"{path} cannot be written: {error.strerror}.") from None
        finally:
            draft.unlink(missing_ok=True)
    return path.read_text().strip()
