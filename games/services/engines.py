"""The moves of the built-in strategies, made through the same services as a person's."""

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from uuid import UUID

from django.db import transaction

from games import step
from games.bots import registry
from games.bots.strategy import Advise, Decision, Fill, Keep, Position, Strategy
from games.dicecup import DiceCup
from games.errors import GameNotFound, GameOver, StaleVersion
from games.models import Game
from games.players.models import Player
from games.players.services import engine_player
from games.services import lockstep, play, time
from games.services.table import Table
from games.signals import engine_gave_up
from games.step import Change, StandIn, State
from rulesets import optimum
from rulesets.ruleset import Ruleset

logger = logging.getLogger(__name__)

# Attempts also fail as processes are killed and databases restart, which is no fault of the game's: with every two
# seconds a kill on an overloaded machine, five were not enough. Ten take four minutes.
MOST_ATTEMPTS = 10
SHORTEST_LEASE, LONGEST_LEASE = timedelta(seconds=2), timedelta(seconds=32)  # for one move; doubled with each attempt


def engine_of(strategy: str, ruleset: Ruleset) -> Player:
    """The player of a strategy, or its stand-in while the table it needs is missing; raises UnknownStrategy.

    The stand-in plays the whole game: a strategy that changed in mid-game could not be told from one that peeks.
    """
    known = _able(strategy, ruleset)
    return engine_player(strategy=known.key, name=known.name)


def stand_in(strategy: str, ruleset: Ruleset) -> StandIn:
    """The strategy that plays for somebody who let his time pass, or another while the table it needs is missing."""
    known = _able(strategy, ruleset)
    return StandIn(known.key, known.version)


def _able(strategy: str, ruleset: Ruleset) -> Strategy:
    known = registry.get(strategy)
    if known.needs_table and optimum.adviser(ruleset) is None:
        optimum.want(ruleset)
        known = registry.get(registry.STAND_IN)
    return known


def play_engines(*, game_id: UUID) -> None:
    """Play until a person has to move or the game is over; may run twice at once, and any number of times."""
    with suppress(GameNotFound):  # an operator may delete a game under way
        table = _claim(game_id)
        while table is not None and table.game.engine_to_move:
            try:
                table = _advance(table)
            except (StaleVersion, GameOver):  # a resignation, or another worker, was faster: look again
                table = Table.read(game_id)


def decide(state: State, cup: DiceCup, strategy: str) -> Decision:
    """What a strategy does in the turn under way; the first roll leaves it no choice. Raises TableMissing."""
    now = state.turn
    assert now is not None
    if now.dice is None:
        return Keep(())
    rolls_made = len(now.rolls)
    rolls_left = state.ruleset.rolls - rolls_made
    known = registry.get(strategy)
    advise = _advise(state.ruleset) if known.needs_table else None
    position = Position(state.ruleset, state.seats[now.seat].card, now.dice, rolls_left, advise)
    lane, block = f"bot{now.seat}", rolls_made - 1

    def pick(choices: int) -> int:
        return cup.pick(lane, now.number, choices, block=block)

    return known.decide(position, pick)


def _advise(ruleset: Ruleset) -> Advise | None:
    """What the solved table says; a table that is gone since its player sat down is solved again."""
    adviser = optimum.adviser(ruleset)
    if adviser is None:
        optimum.want(ruleset)
        return None
    return adviser.actions


@transaction.atomic
def _claim(game_id: UUID) -> Table | None:
    """Count an attempt before it can fail, and keep others off while it may still succeed.

    A move clears the count; after too many attempts without one the game ends, for everybody to see.
    """
    table = Table.lock(game_id)
    game = table.game
    if game.engine_due_at is None or _is_leased(game):
        return None
    if game.engine_attempts == MOST_ATTEMPTS:
        logger.error("game %s: its engine failed %d times, the game is aborted", game_id, MOST_ATTEMPTS)
        table.append([table.abort("engine_failed")])
        transaction.on_commit(lambda: engine_gave_up.send(Game, game_id=game_id), robust=True)
        return None
    game.engine_due_at = table.now + lease(game.engine_attempts)
    game.engine_attempts += 1
    game.save(update_fields=["engine_attempts", "engine_due_at"])
    return table


def lease(failed: int) -> timedelta:
    """How long an attempt may take after so many that failed."""
    doubled: timedelta = SHORTEST_LEASE * 2**failed
    return min(doubled, LONGEST_LEASE)


def _is_leased(game: Game) -> bool:
    """Whether somebody who has claimed the game may still be at work; raw time, as a table never goes back in it.

    Nobody claims a game for longer than ``LONGEST_LEASE``: what seems to be is of before the clock was put back.
    """
    if not game.engine_attempts or game.engine_due_at is None:
        return False
    now, due = time.now(), game.engine_due_at
    return bool(now < due <= now + LONGEST_LEASE)


def _advance(table: Table) -> Table:
    """The next move or, when engines and stand-ins alone are left, all the moves to the end."""
    people_stay = any(seat.waits_for_somebody for seat in table.seats)
    return _move(table) if people_stay or lockstep.is_kept(table.game) else _play_out(table)


def _move(table: Table) -> Table:
    """One throw or one score, for exactly the version that the decision was made on."""
    state = table.state
    decision = decide(state, table.cup, _strategy(table, state))
    with transaction.atomic():
        locked = Table.lock(table.game.id)
        locked.check_version(table.game.version)
        if isinstance(decision, Fill):
            play.fill(locked, decision.category)
        else:
            play.throw(locked, decision.dice)
    return locked


def _strategy(table: Table, state: State) -> str:
    assert state.turn is not None
    strategy = table.strategy_of(state.turn)
    assert strategy is not None, "it is an engine's turn"
    return strategy


def _play_out(table: Table) -> Table:
    """Play a game in which engines alone are left in memory, and write it in one go, as the record it ends as."""
    version = table.game.version
    state, changes = play_to_the_end(
        table.state, table.cup, lambda state: _strategy(table, state), table.clocks.deadlines
    )
    with transaction.atomic():
        locked = Table.lock(table.game.id)
        locked.check_version(version)
        locked.now = table.now  # the deadlines in the log count from it
        locked.write(state, changes)
    return locked


def play_to_the_end(
    state: State, cup: DiceCup, strategy: Callable[[State], str], deadlines: step.Deadlines | None
) -> tuple[State, list[Change]]:
    """Play a game of engines alone; ``strategy`` says whose turn it is. Raises TableMissing."""
    changes: list[Change] = []
    while state.turn is not None:
        state, made = _step(state, cup, strategy(state), deadlines)
        changes += made
    return state, changes


def _step(state: State, cup: DiceCup, strategy: str, deadlines: step.Deadlines | None) -> step.Step:
    decision = decide(state, cup, strategy)
    if isinstance(decision, Fill):
        return step.score(state, decision.category, deadlines)
    return step.roll(state, cup, decision.dice)
