"""`yachtapi COMMAND …`: exit status 0, 1 when something went wrong, 2 on wrong usage, 130 when interrupted."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

# Imported when asked for: a verification needs none of the client's models.
COMMANDS = {
    "bot": "your bot in games, tournaments and invitations",
    "play": "a game against built-in strategies, here in the terminal",
    "rehearse": "an unrated tournament of built-in strategies, with your bot in it or without",
    "watch": "a game or a tournament, live",
    "verify": "a game's record: offline, die by die",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the subcommand named; what goes wrong is a sentence, not a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = _parser(given[0] if given else None).parse_args(given)
    try:
        return int(options.run(options))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read has enough; the interpreter must not complain when it closes the output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        from yachtapi_client.cli.sentences import sentence

        print(sentence(error), file=sys.stderr)
        return 1


def _parser(named: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("yachtapi", description="Play, watch and verify games of the Yacht family.")
    parser.add_argument("--version", action="version", version=f"yachtapi-client {_version()}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        if name == named:
            importlib.import_module(f"yachtapi_client.cli.{name}").add(command)
    return parser


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("yachtapi-client")
    except PackageNotFoundError:
        return "of a clone"


if __name__ == "__main__":
    sys.exit(main())
