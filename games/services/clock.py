"""What time does to a game: turns that run out, games that nobody ends, engines whose message was lost."""

from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Q

from games import step
from games.models import Game, IdempotencyKey
from games.services import time
from games.services.engines import LONGEST_LEASE, stand_in
from games.services.table import Table

ANSWERS_KEPT = timedelta(hours=24)
BATCH = 200
PAUSE = timedelta(minutes=1)  # until a game is tried again in which something failed


def overdue_turns() -> Iterator[UUID]:
    """The games in which a person's turn has run out; an engine is late only when the workers are."""
    return _due("turn_deadline", Q(engine_due_at=None))


def overdue_games() -> Iterator[UUID]:
    """The games whose last deadline has passed."""
    return _due("last_deadline", Q(status__in=[Game.Status.OPEN, Game.Status.PLAYING]))


def waiting_engines() -> Iterator[UUID]:
    """The games whose engine should have moved by now."""
    return _due("engine_due_at", Q())


def _due(moment: str, which: Q) -> Iterator[UUID]:
    """The games for which a moment has passed, the oldest first, none twice: one that stays due holds up no other."""
    now = time.now()
    passed, free = Q(**{f"{moment}__lt": now}), Q(sweep_after=None) | Q(sweep_after__lt=now)
    # After a clock has jumped back, what was to wait for moments waits no longer.
    free |= Q(sweep_after__gt=now + PAUSE)
    if moment == "engine_due_at":
        passed |= Q(engine_due_at__gt=now + LONGEST_LEASE)
    games = Game.objects.filter(passed, free, which).order_by(moment, "id").values_list(moment, "id")
    page = list(games[:BATCH])
    while page:
        yield from (game_id for _, game_id in page)
        at, game_id = page[-1]
        page = list(games.filter(Q(**{f"{moment}__gt": at}) | Q(**{moment: at, "id__gt": game_id}))[:BATCH])


def put_off(*, game_id: UUID) -> None:
    """Leave a game alone for a while in which something failed, so that every sweep has time for the others."""
    Game.objects.filter(id=game_id).update(sweep_after=time.now() + PAUSE)


@transaction.atomic
def time_out(*, game_id: UUID) -> bool:
    """Do what the game does with a turn that has run out; False if its seat moved after all."""
    table = Table.lock(game_id)
    if not table.time_is_up:
        return False
    table.write(*run_out(table))
    return True


def run_out(table: Table) -> step.Step:
    """What the game does with the turn under way, which has run out."""
    state, deadlines = table.state, table.clocks.deadlines
    assert state.turn is not None
    match table.game.on_timeout:
        case Game.OnTimeout.ZERO:
            return step.give_up(state, deadlines)
        case Game.OnTimeout.BOT:
            return step.substitute(state, stand_in(table.game.stand_in, table.ruleset))
        case _:
            return step.time_out(state, state.turn.seat, deadlines)


@transaction.atomic
def expire(*, game_id: UUID) -> bool:
    """Abort a game that has reached its last deadline, which reveals its seed; False if it ended by itself."""
    table = Table.lock(game_id)
    if table.game.is_over or table.game.last_deadline >= table.now:
        return False
    table.append([table.abort("deadline")])
    return True


@transaction.atomic
def forget_answers() -> None:
    """Drop the answers kept for repeated requests once nobody repeats them any more."""
    old = IdempotencyKey.objects.filter(created_at__lt=time.now() - ANSWERS_KEPT)
    IdempotencyKey.objects.filter(pk__in=list(old.values_list("pk", flat=True)[:BATCH])).delete()
