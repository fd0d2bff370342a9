"""What time does to a game: turns that run out, games that nobody ends, engines whose message was lost."""

from datetime import timedelta
from uuid import UUID

from django.db import models, transaction

from games import step
from games.models import Game, IdempotencyKey
from games.services import time
from games.services.engines import LONGEST_LEASE, stand_in
from games.services.table import Table

ANSWERS_KEPT = timedelta(hours=24)
BATCH = 200


def overdue_turns() -> list[UUID]:
    """The games in which a person's turn has run out; an engine is late only when the workers are."""
    late = Game.objects.filter(turn_deadline__lt=time.now(), engine_due_at=None).order_by("turn_deadline")
    return list(late.values_list("id", flat=True)[:BATCH])


def overdue_games() -> list[UUID]:
    """The games whose last deadline has passed."""
    late = Game.objects.filter(status__in=[Game.Status.OPEN, Game.Status.PLAYING], last_deadline__lt=time.now())
    return list(late.order_by("last_deadline").values_list("id", flat=True)[:BATCH])


def waiting_engines() -> list[UUID]:
    """The games whose engine should have moved by now, also by a clock that has been put back since."""
    now = time.now()
    due = models.Q(engine_due_at__lt=now) | models.Q(engine_due_at__gt=now + LONGEST_LEASE)
    games = Game.objects.filter(due).order_by("engine_due_at")
    return list(games.values_list("id", flat=True)[:BATCH])


@transaction.atomic
def time_out(*, game_id: UUID) -> bool:
    """Do what the game does with a turn that has run out; False if its seat moved after all."""
    table = Table.lock(game_id)
    seat, deadline = table.game.turn_seat, table.game.turn_deadline
    if seat is None or deadline is None or deadline >= table.now or table.game.engine_to_move:
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
