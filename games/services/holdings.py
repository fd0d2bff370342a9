"""Everything that is kept about a player: what an export shows of it, what a merge and an erasure make of it.

Each column that points at a player stands here once; a test walks the models and finds one that does not. Apps above
this one, which is not to know them, ``register`` theirs when they are loaded.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from django.contrib.admin.models import LogEntry
from django.db import models
from django.db.models import Exists, F, Min, OuterRef, Q, QuerySet
from django.db.models.functions import Coalesce, Now

from games.models import Feed, Game, IdempotencyKey, Invite, Notice, Seat
from games.players.models import Block, Player, Token
from games.record import timestamp
from rulesets.models import HouseRuleset

Shown = dict[str, Any]
Rows = QuerySet[Any]


@dataclass(frozen=True, slots=True)
class Holding:
    """One column that points at a player, and its rows."""

    model: type[models.Model]
    field: str
    section: str = ""  # its name in an export
    shown: Callable[[Any], Shown] | None = None  # a row as it is exported
    hidden: str = ""  # why an export leaves it out
    move: Callable[[Rows, str, Player], None] = lambda rows, field, heir: _hand_over(rows, field, heir)
    erase: Callable[[Rows], object] = lambda rows: rows.delete()
    kept: str = ""  # why something of it outlives an erasure

    def rows(self, player: Player) -> Rows:
        """The player's rows of this kind, oldest first."""
        return self.model._default_manager.filter(**{self.field: player}).order_by("pk")

    def hand_over(self, player: Player, heir: Player) -> None:
        """Give the player's rows to another player."""
        self.move(self.rows(player), self.field, heir)

    def export(self, player: Player) -> Iterator[Shown]:
        """The player's rows as plain data."""
        assert self.shown is not None
        return map(self.shown, self.rows(player).iterator(chunk_size=500))


def _hand_over(rows: Rows, field: str, heir: Player) -> None:
    rows.update(**{field: heir})


def _hand_over_answers(rows: Rows, field: str, heir: Player) -> None:
    """A request that comes again is answered again, whoever it belongs to by now; the heir's own keys come first."""
    same = {name: OuterRef(name) for name in ("key", "method", "path")}
    rows.exclude(Exists(IdempotencyKey.objects.filter(player=heir, **same))).update(player=heir)


def _hand_over_blocks(rows: Rows, field: str, heir: Player) -> None:
    """Of two blocks between the same players one is left, and none of the heir by himself."""
    others_field = "blocked" if field == "player" else "player"
    same = Block.objects.filter(**{field: heir, others_field: OuterRef(others_field)})
    rows.filter(Q(Exists(same)) | Q(**{others_field: heir})).delete()
    rows.update(**{field: heir})


def _hand_over_notices(rows: Rows, field: str, heir: Player) -> None:
    """What the other was told follows what the heir was told, with the heir's next numbers: his log has no gap."""
    first, told = rows.aggregate(first=Min("seq"))["first"], rows.count()
    if not told:
        return
    feed, _ = Feed.objects.select_for_update().get_or_create(player=heir, defaults={"seq": 0})
    rows.update(player=heir, seq=F("seq") - first + feed.seq + 1)
    feed.seq += told
    feed.save(update_fields=["seq"])


def _drop(rows: Rows, field: str, heir: Player) -> None:
    rows.delete()


def _blank_names(rows: Rows) -> object:
    return rows.exclude(name="").update(name="")


def _keep(rows: Rows) -> object:
    return None


def _token(row: Token) -> Shown:
    return {
        "id": str(row.id),
        "label": row.label,
        "scopes": sorted(row.granted),
        "created_at": timestamp(row.created),
        "expires_at": None if row.expiry is None else timestamp(row.expiry),
        "last_used_on": row.last_used_on.isoformat(),
    }


def _seat(row: Seat) -> Shown:
    return {
        "game_id": str(row.game_id),
        "index": row.index,
        "name": row.name,
        "client_seed": row.client_seed,
        "status": row.presence,
        "assisted": row.assisted,
        "scorecard": row.points,
        "bonus": row.bonus,
    }


def _game(row: Game) -> Shown:
    return {
        "id": str(row.id),
        "ruleset": row.ruleset,
        "status": row.status,
        "visibility": row.visibility,
        "created_at": timestamp(row.created_at),
    }


def _ruleset(row: HouseRuleset) -> Shown:
    return {
        "key": row.key,
        "version": row.version,
        "digest": row.digest,
        "shared": row.shared,
        "created_at": timestamp(row.created_at),
        "retired_at": None if row.retired_at is None else timestamp(row.retired_at),
        "document": row.document,
    }


def _retire(rows: Rows) -> object:
    return rows.update(shared=False, retired_at=Coalesce("retired_at", Now()))


def _invite(row: Invite) -> Shown:
    return {"game_id": str(row.game_id), "created_at": timestamp(row.created_at)}


def _block(row: Block) -> Shown:
    return {"player_id": str(row.blocked_id), "created_at": timestamp(row.created_at)}


def _answer(row: IdempotencyKey) -> Shown:
    return {"method": row.method, "path": row.path, "key": row.key, "created_at": timestamp(row.created_at)}


def _notice(row: Notice) -> Shown:
    return row.entry


def _merged(row: Player) -> Shown:
    return {"id": str(row.id), "created_at": timestamp(row.created_at)}


def _staff_action(row: LogEntry) -> Shown:
    return {"at": timestamp(row.action_time), "object": row.object_repr, "action": row.get_change_message()}


OTHERS_BUSINESS = "Whom others block is theirs to know."
COUNTS_NOTICES = "It is the number of the last notice, and nothing else."
HOUSE_BUSINESS = "What was done for the house stays done by somebody; the id is all that is left of who it was."
RULES_OF_GAMES = "What was played by these rules must go on to be read and proved by them."
IDS_IN_LOGS = "Hashed logs name players by their ids, and must go on to mean somebody."

HOLDINGS = [
    Holding(Token, "user", "tokens", _token),
    Holding(Seat, "player", "seats", _seat, erase=_blank_names, kept=IDS_IN_LOGS),
    Holding(Game, "owner", "games", _game, erase=_keep, kept=IDS_IN_LOGS),
    Holding(HouseRuleset, "owner", "rulesets", _ruleset, erase=_retire, kept=RULES_OF_GAMES),
    Holding(Invite, "created_by", "invites", _invite),
    Holding(Block, "player", "blocks", _block, move=_hand_over_blocks),
    Holding(Block, "blocked", hidden=OTHERS_BUSINESS, move=_hand_over_blocks),
    Holding(IdempotencyKey, "player", "kept_answers", _answer, move=_hand_over_answers),
    Holding(Notice, "player", "notices", _notice, move=_hand_over_notices),
    Holding(Feed, "player", hidden=COUNTS_NOTICES, move=_drop),
    Holding(Player, "merged_into", "merged_players", _merged, erase=_keep, kept=IDS_IN_LOGS),
    Holding(LogEntry, "user", "staff_actions", _staff_action, erase=_keep, kept=HOUSE_BUSINESS),
]


def register(*more: Holding) -> None:
    """Account for the columns of another app; they follow those that are there already."""
    HOLDINGS.extend(more)
