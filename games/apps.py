"""The games app: seats, turns, dice and the log."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"

    def ready(self) -> None:
        from games import receivers

        receivers.connect()
