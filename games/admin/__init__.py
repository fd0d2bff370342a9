"""The desk where support looks things up: everything read-only, but for one way to end a game that is stuck.

What is secret has no page here: seeds, tokens, passwords, invites and kept answers are models that nobody registers.
"""

from games.admin.games import Games
from games.admin.journal import Journal
from games.admin.players import Players
from games.admin.site import desk

__all__ = ["Games", "Journal", "Players", "desk"]
