"""What people do in the games of a tournament."""

from games.models import Game
from games.players.models import Player
from games.services import engines, play
from games.services.table import Table
from games.tournaments.models import Tournament
from rulesets import turn
from tests.games.tournaments import hall


def resign(game: Game, player: Player) -> None:
    """One gives up."""
    play.resign(player=player, game_id=game.pk)


def play_out(game: Game) -> None:
    """All who sit there play to the end, as fast as they can."""
    while (table := Table.read(game.pk)).game.status == Game.Status.PLAYING:
        if table.game.engine_to_move:
            engines.play_engines(game_id=game.pk)
        else:
            _move(table)


def play_to_the_end(tournament: Tournament) -> None:
    """The same for all games there are and will be; a match that is level has another."""
    while not tournament.is_over:
        for game in Game.objects.filter(status=Game.Status.PLAYING, tournament_id=tournament.pk):
            play_out(game)
        hall.work(tournament)


def _move(table: Table) -> None:
    seat = table.seats[table.game.turn_seat or 0]
    assert seat.player is not None
    play.roll(player=seat.player, game_id=table.game.pk, keep=())
    table = Table.read(table.game.pk)
    now = table.state.turn
    assert now is not None and now.dice is not None
    legal = turn.scores(table.ruleset, table.state.seats[seat.index].card, now.dice)
    play.score(player=seat.player, game_id=table.game.pk, category=next(each.category for each in legal if each.legal))
