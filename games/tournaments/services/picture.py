"""A tournament as a drawing, with the results that there are so far."""

from collections.abc import Iterable

from games.models import Game
from games.tournaments.drawing.events import event_svg
from games.tournaments.errors import TooFewToDraw
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import Entrant, History, Played
from games.tournaments.models import Entrant as EntrantRow
from games.tournaments.models import Match, MatchGame, Tournament
from games.tournaments.services import histories, seeding
from games.tournaments.services.presentation import name_of

Scores = dict[str, dict[str, int]]


def svg(tournament: Tournament) -> str:
    """The bracket, or the tables of a format without one; before the start as it would be now. Raises TooFewToDraw."""
    form, rows = histories.format_of(tournament), _entrants(tournament)
    history = histories.history_of(tournament)
    if not history.entrants:
        history = History(tuple(Entrant(str(row.pk), seed) for seed, row in enumerate(rows, 1)))
    try:
        form.check(len(history.entrants))
    except WrongNumberOfEntrants:
        raise TooFewToDraw() from None
    return event_svg(
        form,
        history,
        {str(row.pk): name_of(row) for row in rows},
        tournament.name,
        running=_running(tournament),
        scores=_games_won(tournament),
        rows=form.places(history),
    )


def _entrants(tournament: Tournament) -> Iterable[EntrantRow]:
    if tournament.status in (Tournament.Status.DRAFT, Tournament.Status.REGISTRATION):
        return seeding.ranked(tournament)
    return histories.players_of(tournament).select_related("player")


def _running(tournament: Tournament) -> list[Played]:
    """What is decided of the round under way."""
    decided = Match.objects.filter(
        tournament=tournament, round__closed_at=None, status=Match.Status.DECIDED
    ).prefetch_related("sides")
    return [
        histories.played(match, sorted(match.sides.all(), key=lambda side: side.index))
        for match in decided.order_by("number")
    ]


def _games_won(tournament: Tournament) -> Scores:
    """By slot, the games that each side has won so far, where a match is the best of several."""
    if tournament.match["kind"] != "best_of" or tournament.match["games"] == 1:
        return {}
    scores: Scores = {}
    ended = MatchGame.objects.filter(match__tournament=tournament, game__status=Game.Status.FINISHED)
    for row in ended.select_related("match", "game").prefetch_related("match__sides"):
        sides = {side.index: str(side.entrant_id) for side in row.match.sides.all()}
        won = scores.setdefault(row.match.slot, dict.fromkeys(sides.values(), 0))
        first = [sides[row.seats[result["seat"]]] for result in row.game.results or () if result["rank"] == 1]
        if len(first) == 1:
            won[first[0]] += 1
    return scores
