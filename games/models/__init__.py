"""The rows of games. Only ``games.services`` write them."""

from games.models.event import Event, Record
from games.models.game import Game, Invite, Seat
from games.models.heartbeat import Heartbeat
from games.models.idempotency import IdempotencyKey
from games.models.notice import Feed, Notice
from games.models.review import Review
from games.models.seed import Commitment, Seed
from games.models.serverkey import ServerKey
from games.models.sharedset import SetSeed, SharedSet

__all__ = [
    "Commitment",
    "Event",
    "Feed",
    "Game",
    "Heartbeat",
    "IdempotencyKey",
    "Invite",
    "Notice",
    "Record",
    "Review",
    "Seat",
    "Seed",
    "ServerKey",
    "SetSeed",
    "SharedSet",
]
