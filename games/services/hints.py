"""What a game tells a player about the turn under way, as far as its hints allow it."""

from uuid import UUID

from django.db import transaction

from games.errors import HintsNotAllowed
from games.models import Game, Seat
from games.players.models import Player
from games.services import visibility
from games.services.presentation import explained
from games.services.table import Table
from rulesets.advice import Advice, advise


@transaction.atomic
def advice(*, player: Player, game_id: UUID) -> tuple[Table, Advice | None]:
    """Advise the player on his own turn, and mark the seat that asked; no advice while the ruleset is not solved."""
    table = visibility.lock(player, game_id)
    with explained(table):
        table.check_turn(player)
        if table.game.hints != Game.Hints.ALWAYS:
            raise HintsNotAllowed(hints=table.game.hints)
        given = _advice(table)
    if given is not None:
        _mark(table)
    return table, given


def _advice(table: Table) -> Advice | None:
    state = table.state
    assert state.turn is not None
    rolls_left = state.ruleset.rolls - len(state.turn.rolls)
    return advise(state.ruleset, state.seats[state.turn.seat].card, state.turn.dice, rolls_left)


def _mark(table: Table) -> None:
    turn_seat = table.game.turn_seat
    assert turn_seat is not None
    row: Seat = table.seats[turn_seat]
    if not row.assisted:
        row.assisted = True
        row.save(update_fields=["assisted"])
