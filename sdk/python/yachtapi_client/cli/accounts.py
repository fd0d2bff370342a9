"""Who the command is on a server: a token given, or a guest that is made once and kept.

A guest's token is in one file for each server and name, which only its owner can read.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import re
from pathlib import Path

from yachtapi_client._sync.client import Client
from yachtapi_client.codes import InvalidToken, TokenExpired

SERVER = "http://127.0.0.1:8000"


def add_options(command: argparse.ArgumentParser) -> None:
    """`--server` and `--token`."""
    command.add_argument(
        "--server",
        default=os.environ.get("YACHTAPI_SERVER") or SERVER,
        help="its address (YACHTAPI_SERVER; %(default)s)",
    )
    command.add_argument(
        "--token",
        default=os.environ.get("YACHTAPI_TOKEN"),
        help="an account's token (YACHTAPI_TOKEN); a guest's, which is kept, if left out",
    )


def token_for(server: str, name: str, kind: str = "person") -> str:
    """The token of the guest of that name; made at the first call, the same at every later one."""
    # A server that is not there should say so soon; once it has answered, it is waited for.
    with Client(server, attempts=2) as client:
        path = _place(client.address, name, kind)
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with open(path, "a+", opener=_private) as file:
            fcntl.flock(file, fcntl.LOCK_EX)  # two commands at once make one guest
            file.seek(0)
            if kept := file.read().strip():
                return kept
            token: str = client.players.create(name=name, kind=kind).token
            file.write(token)
            return token


def signed_in(given: argparse.Namespace, kind: str = "person") -> Client:
    """A client for the account that was asked for; a kept guest whom the server has forgotten is made anew."""
    if given.token:
        return Client(given.server, given.token)
    client = Client(given.server, token_for(given.server, given.name, kind))
    try:
        client.me.get()
    except (InvalidToken, TokenExpired):
        forget(given.server, given.name, kind)
        client.token = token_for(given.server, given.name, kind)
    return client


def kept_token(server: str, name: str, kind: str = "person") -> str | None:
    """The token of the guest of that name, if there is one."""
    with Client(server) as client:
        place = _place(client.address, name, kind)
    return place.read_text().strip() or None if place.exists() else None


def forget(server: str, name: str, kind: str = "person") -> None:
    """Let the next call make a new guest."""
    with Client(server) as client:
        _place(client.address, name, kind).unlink(missing_ok=True)


def state_folder() -> Path:
    """Where the command keeps what it needs again."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "yachtapi"


def written(path: Path, content: bytes) -> None:
    """Write a file that only its owner can read; it is there as a whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with open(draft, "wb", opener=_private) as file:
        file.write(content)
    draft.replace(path)


def _place(address: str, name: str, kind: str) -> Path:
    readable = re.sub(r"[^A-Za-z0-9.-]+", "_", f"{address.partition('://')[2]}-{kind}-{name}")[:80]
    digest = hashlib.sha256(f"{address}\n{kind}\n{name}".encode()).hexdigest()[:12]
    return state_folder() / f"{readable}-{digest}.token"


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
