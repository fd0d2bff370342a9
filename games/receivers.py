"""What a signal sets in motion: an engine is woken, an ended game is reviewed, whoever follows a game hears of it."""

from collections.abc import Collection
from typing import Any
from uuid import UUID

from django.apps import AppConfig
from django.apps import apps as registry
from django.apps.registry import Apps
from django.db import DEFAULT_DB_ALIAS
from django.db.models.signals import post_migrate

from games import tasks
from games.players.signals import player_seen
from games.services import keyring, lockstep, presence
from games.signals import (
    board_moved,
    game_finished,
    game_moved,
    players_told,
    review_wanted,
    set_revealed,
    turn_started,
)
from yachtapi.celery import send
from yachtapi.live.announcing import announce
from yachtapi.live.topics import Topic


def wake_engine(*, game_id: UUID, engine: bool, **_: Any) -> None:
    """Queue the engine's moves; if the message is lost, the sweep sends another."""
    if engine:
        send(tasks.play_engines, str(game_id))


def review_game(*, game_id: UUID, watched: bool = True, **_: Any) -> None:
    """Queue the review of an ended game; if the message is lost, or nobody watched it, the first reader sends one."""
    if watched:
        send(tasks.review_game, str(game_id))


def release_throws(*, set_id: UUID, **_: Any) -> None:
    """Queue the throws that boards wait for, once nothing holds them back; the sweep does so, too."""
    if lockstep.free_boards(set_id):
        send(tasks.release_throws, str(set_id))


def file_boards(*, set_id: UUID, **_: Any) -> None:
    """Queue the records of a revealed set's boards; if the message is lost, the sweep sends another."""
    send(tasks.file_boards, str(set_id))


def tell_readers(*, game_id: UUID, player_ids: Collection[UUID], **_: Any) -> None:
    """Tell the processes that hold readers; if the message is lost, they find the event by themselves."""
    announce(Topic("game", game_id), player_ids)


def tell_players(*, player_ids: Collection[UUID], **_: Any) -> None:
    """Tell the processes in which players follow their own streams."""
    first, *others = player_ids
    announce(Topic("player", first), others)


def make_key(*, app_config: AppConfig, apps: Apps = registry, using: str, **_: Any) -> None:
    """Have a signing key as soon as there is a table for it."""
    if app_config.label == "games" and "serverkey" in apps.all_models["games"] and using == DEFAULT_DB_ALIAS:
        keyring.ensure_key()


def connect() -> None:
    """Hang the receivers on their signals, once."""
    player_seen.connect(presence.note, dispatch_uid="note_presence")
    game_moved.connect(tell_readers, dispatch_uid="tell_readers")
    players_told.connect(tell_players, dispatch_uid="tell_players")
    post_migrate.connect(make_key, dispatch_uid="make_key")
    turn_started.connect(wake_engine, dispatch_uid="wake_engine")
    game_finished.connect(review_game, dispatch_uid="review_ended_game")
    board_moved.connect(release_throws, dispatch_uid="release_throws")
    set_revealed.connect(file_boards, dispatch_uid="file_boards")
    review_wanted.connect(review_game, dispatch_uid="review_wanted_game")
