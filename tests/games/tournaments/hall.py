"""A tournament without a server: who organises it, who plays in it, and the workers that play its matches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from django.db import transaction

from games.players.models import Player
from games.services import clock
from games.tournaments import tasks
from games.tournaments.models import Entrant, Match, MatchGame, Tournament
from games.tournaments.services import draft, registration, rounds
from games.tournaments.services import sweep as repairs
from games.tournaments.services.draft import TournamentWish
from games.tournaments.services.ledger import Ledger

SINGLE = {"kind": "single_elimination"}
BOARDS = {"kind": "score"}


def open_event(owner: Player, **wish: Any) -> Tournament:
    """A tournament that takes entrants."""
    cup = draft.create_tournament(
        owner=owner, wish=TournamentWish(**{"name": "Cup", "ruleset": "yacht", "format": SINGLE, **wish})
    )
    return draft.open_registration(player=owner, tournament_id=cup.tournament.pk).tournament


def enter(tournament: Tournament, *players: Player) -> list[Entrant]:
    """People or remote bots who come by themselves."""
    return [registration.register(player=player, tournament_id=tournament.pk)[1] for player in players]


def enter_engines(tournament: Tournament, copies: int, strategy: str = "random") -> list[Entrant]:
    """Copies of a strategy, brought by the owner."""
    return registration.add_engines(
        player=tournament.owner, tournament_id=tournament.pk, strategy=strategy, copies=copies
    )[1]


def start(tournament: Tournament) -> None:
    """Open the first round."""
    with locked(tournament) as held:
        rounds.start(held)


@contextmanager
def locked(tournament: Tournament) -> Iterator[Ledger]:
    """The tournament for a writer; what it holds afterwards is what is stored."""
    with transaction.atomic():
        held = Ledger.lock(tournament.pk)
        yield held
    tournament.refresh_from_db()


def waiting(tournament: Tournament) -> list[UUID]:
    """The matches that a worker may have something to do for."""
    playing = Match.objects.filter(tournament=tournament, status=Match.Status.PLAYING)
    return list(playing.order_by("pk").values_list("pk", flat=True))


def work(tournament: Tournament, until: Callable[[], bool] = lambda: False) -> None:
    """Do what workers do until nothing moves any more. All messages are lost, and the sweep finds everything."""
    before = None
    while not until():
        for match_id in waiting(tournament):
            tasks.play_match(str(match_id))
        tasks.sweep()
        tournament.refresh_from_db()
        # A long match is played in portions, which its tournament does not hear of.
        now = (tournament.version, MatchGame.objects.filter(match__tournament=tournament).count())
        if now == before:
            return
        before = now


def time_runs_out() -> None:
    """Do what the sweep of games does."""
    for game_id in clock.overdue_turns():
        clock.time_out(game_id=game_id)


def sweep_all() -> list[UUID]:
    """The matches that the sweep finds left alone."""
    return repairs.due_matches()
