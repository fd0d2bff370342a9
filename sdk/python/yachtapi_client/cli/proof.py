"""What a player keeps of a game to prove afterwards that no die was touched.

It is one folder a game, that only its owner can read, with the receipt, the client seed and the server's keys from
before the first throw, and at the end the record.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from yachtapi_client import Client, Game
from yachtapi_client.cli.accounts import state_folder, written


@dataclass(frozen=True)
class Proof:
    """The folder of one game."""

    folder: Path

    @classmethod
    def of(cls, game_id: object) -> Proof:
        """The proof of a game, be it there or not."""
        return cls(state_folder() / "games" / str(game_id))

    def keep(self, client: Client, game: Game, client_seed: str) -> None:
        """Keep what binds the server, before the game starts."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if game.receipt is not None:
            written(self.folder / "receipt.json", json.dumps(game.receipt.to_dict()).encode())
        written(self.folder / "keys.json", json.dumps(client.keys.list().to_dict()).encode())
        written(self.folder / "client-seed", client_seed.encode())

    def keep_record(self, record: bytes) -> None:
        """Keep the record of the ended game."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        written(self.folder / "record.json", record)

    def client_seed(self) -> str:
        """The client seed that was given; empty if none is known."""
        try:
            return (self.folder / "client-seed").read_text()
        except FileNotFoundError:
            return ""

    def arguments(self, seat: int) -> list[str]:
        """What `yachtapi verify` takes to verify the record with all that was kept."""
        found = [str(self.folder / "record.json")]
        for option, name in (("--receipt", "receipt.json"), ("--key", "keys.json")):
            if (self.folder / name).exists():
                found += [option, str(self.folder / name)]
        return [*found, "--client-seed", f"{seat}={seed}"] if (seed := self.client_seed()) else found
