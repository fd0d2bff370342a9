"""What a signal sets in motion in tournaments: whoever follows one hears of it, its matches are played.

If a message that has something played is lost, the sweep sends another.
"""

from collections.abc import Collection
from typing import Any
from uuid import UUID

from games.players.models import Player
from games.players.signals import player_leaves, players_merge
from games.signals import game_finished
from games.tournaments import tasks
from games.tournaments.services import accounts, arranging
from games.tournaments.signals import match_review_wanted, match_waits, matches_opened, round_played, tournament_moved
from yachtapi.celery import send
from yachtapi.live.announcing import announce
from yachtapi.live.topics import Topic


def tell_readers(*, tournament_id: UUID, player_ids: Collection[UUID], **_: Any) -> None:
    """Tell the processes that hold readers; if the message is lost, they find the event by themselves."""
    announce(Topic("tournament", tournament_id), player_ids)


def begin_matches(*, tournament_id: UUID, **_: Any) -> None:
    """Have a new round played."""
    send(tasks.begin_matches, str(tournament_id))


def play_match(*, match_id: UUID, **_: Any) -> None:
    """Have a match played on."""
    send(tasks.play_match, str(match_id))


def review_match(*, match_id: UUID, **_: Any) -> None:
    """Have the games of a match reviewed; if the message is lost, its next reader sends another."""
    send(tasks.review_match, str(match_id))


def close_round(*, tournament_id: UUID, **_: Any) -> None:
    """Go on to the next round."""
    send(tasks.close_round, str(tournament_id))


def go_on(*, game_id: UUID, tournament_id: UUID | None = None, watched: bool = True, **_: Any) -> None:
    """Go on with the match that a game was part of; one that was played in one go has its match decided already."""
    match_id = arranging.match_of(game_id) if tournament_id is not None and watched else None
    if match_id is not None:
        send(tasks.play_match, str(match_id))


def clear_up(*, tournament_id: UUID, types: Collection[str], **_: Any) -> None:
    """End the games of a tournament that was called off."""
    if "tournament.cancelled" in types:
        send(tasks.clear_up, str(tournament_id))


def leave(*, player: Player, **_: Any) -> None:
    """Take whoever deletes his account out of all tournaments."""
    accounts.depart(player)


def check_merge(*, heir: Player, other: Player, **_: Any) -> None:
    """Let nobody play against himself."""
    accounts.check_merge(heir, other)


def connect() -> None:
    """Hang the receivers on their signals, once."""
    tournament_moved.connect(tell_readers, dispatch_uid="tell_readers_of_tournaments")
    tournament_moved.connect(clear_up, dispatch_uid="clear_up_after_tournament")
    matches_opened.connect(begin_matches, dispatch_uid="begin_matches")
    match_review_wanted.connect(review_match, dispatch_uid="review_match")
    match_waits.connect(play_match, dispatch_uid="play_match")
    round_played.connect(close_round, dispatch_uid="close_round")
    player_leaves.connect(leave, dispatch_uid="leave_tournaments")
    players_merge.connect(check_merge, dispatch_uid="check_tournaments_of_merge")
    game_finished.connect(go_on, dispatch_uid="go_on_with_match")
