"""A tournament under way without a server: who plays in it, and the workers that play its matches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from django.db import transaction

from games.bots import registry
from games.players.models import Player
from games.players.services import engine_player
from games.services import time
from games.step import Change
from games.tournaments import tasks
from games.tournaments.models import Entrant, Match, Tournament
from games.tournaments.services import ledger, rounds, sweep
from games.tournaments.services.ledger import Ledger
from rulesets import catalog

SINGLE = {"kind": "single_elimination", "third_place": False}
ONE_GAME = {"kind": "best_of", "games": 1, "seats": 2}


def open_event(
    owner: Player, *, match: dict[str, Any] = ONE_GAME, format: dict[str, Any] = SINGLE, **options: Any
) -> Tournament:
    """A tournament that takes entrants."""
    ruleset = catalog.get("yacht")
    tournament = Tournament(
        owner=owner,
        name="Cup",
        ruleset=ruleset.key,
        ruleset_digest=ruleset.digest,
        format=format,
        match=match,
        tie_breaks=["seed"],
        status=Tournament.Status.REGISTRATION,
        created_at=time.now(),
        **options,
    )
    with transaction.atomic():
        ledger.begin(tournament, time.now(), Change("registration.opened", {}))
    return tournament


def enter(tournament: Tournament, *players: Player) -> list[Entrant]:
    """Entrants in this order; a strategy's copies are numbered."""
    first = tournament.entrants.count()
    return Entrant.objects.bulk_create(
        Entrant(
            tournament=tournament,
            player=player,
            copy=first + number if player.strategy else 0,
            status=Entrant.Status.REGISTERED,
            number=first + number,
        )
        for number, player in enumerate(players, start=1)
    )


def engine(strategy: str = "random") -> Player:
    """The player of a strategy."""
    known = registry.get(strategy)
    return engine_player(strategy=known.key, name=known.name)


def engines(count: int, strategy: str = "random") -> list[Player]:
    """So many times the same strategy."""
    return [engine(strategy)] * count


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
    return list(
        Match.objects.filter(tournament=tournament, status=Match.Status.PLAYING)
        .order_by("pk")
        .values_list("pk", flat=True)
    )


def work(tournament: Tournament, until: Callable[[], bool] = lambda: False) -> None:
    """Do what workers do until nothing moves any more: messages are lost, and the sweep finds everything."""
    before = -1
    while not until():
        for match_id in waiting(tournament):
            tasks.play_match(str(match_id))
        for tournament_id in sweep.done_rounds():
            rounds.close_if_done(tournament_id=tournament_id)
        tournament.refresh_from_db()
        if tournament.version == before:
            return
        before = tournament.version
