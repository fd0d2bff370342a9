"""`yachtapi verify`: the verifier's own command line."""

from __future__ import annotations

import argparse

from yachtapi_verify.__main__ import add_arguments, run


def add(command: argparse.ArgumentParser) -> None:
    """What it takes."""
    add_arguments(command)
    command.set_defaults(run=run)
