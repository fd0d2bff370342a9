"""What a remote bot is allowed for the way: its moves are taken a little after the deadline, a person's are not."""

import pytest

from games.errors import TimeIsUp
from games.models import Game
from games.players.models import Player, PlayerKind
from games.services import audit, play
from games.services.table import Table
from games.tournaments.models import Tournament
from tests.conftest import Guest
from tests.games.conftest import Later
from tests.games.tournaments import hall
from tests.games.tournaments.people import play_to_the_end


def begun(guest: Guest, owner: Player, kind: str, **options: object) -> tuple[Tournament, Game, Player]:
    """A match of two of a kind: its game, and who has to move."""
    cup = hall.open_event(owner, **options)
    hall.enter(cup, *(guest(name, kind)[1] for name in ("Ann", "Ben")))
    hall.start(cup)
    hall.work(cup)
    game = Game.objects.get()
    mover = game.seats.get(index=game.turn_seat).player
    assert mover is not None
    return cup, game, mover


def test_a_bots_move_is_taken_within_its_allowance(guest: Guest, owner: Player, later: Later) -> None:
    _, game, bot = begun(guest, owner, PlayerKind.BOT, turn_seconds=30, latency_seconds=5)
    later(seconds=34)
    hall.time_runs_out()
    play.roll(player=bot, game_id=game.pk, keep=())
    assert Game.objects.get().status == "playing"


def test_after_the_allowance_time_is_up_for_bots_too(guest: Guest, owner: Player, later: Later) -> None:
    cup, game, bot = begun(guest, owner, PlayerKind.BOT, turn_seconds=30, latency_seconds=5)
    later(seconds=36)
    with pytest.raises(TimeIsUp):
        play.roll(player=bot, game_id=game.pk, keep=())
    hall.time_runs_out()
    assert Game.objects.get().status == "finished"
    assert audit.audit(Table.read(game.pk))
    hall.work(cup)
    assert cup.status == "finished"


def test_people_are_allowed_none(guest: Guest, owner: Player, later: Later) -> None:
    _, game, person = begun(guest, owner, PlayerKind.PERSON, turn_seconds=30, latency_seconds=5)
    later(seconds=31)
    with pytest.raises(TimeIsUp):
        play.roll(player=person, game_id=game.pk, keep=())


def test_the_deadline_that_is_shown_has_no_allowance_in_it(guest: Guest, owner: Player) -> None:
    _, game, _ = begun(guest, owner, PlayerKind.BOT, turn_seconds=30, latency_seconds=5)
    assert game.turn_deadline is not None and game.last_event_at is not None
    assert (game.turn_deadline - game.last_event_at).total_seconds() == 30


@pytest.mark.parametrize(("options", "seconds"), [({}, 10), ({"turn_seconds": 120}, 120), ({"bank_seconds": 60}, None)])
def test_a_rehearsal_is_fast_unless_it_sets_a_clock_and_rates_nobody(
    guest: Guest, owner: Player, options: dict[str, int], seconds: int | None
) -> None:
    cup, game, _ = begun(guest, owner, PlayerKind.BOT, rehearsal=True, **options)
    assert (game.turn_seconds, game.rated) == (seconds, False)
    play_to_the_end(cup)
    assert cup.status == "finished"
