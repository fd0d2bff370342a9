"""``manage.py make_staff USERNAME``: let a player with an account sign in to the admin site, or no more."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.players import staff
from games.players.errors import PlayerNotFound


class Command(BaseCommand):
    help = "Let a player who has a username and a password sign in to the admin site."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("username")
        parser.add_argument("--dismiss", action="store_true", help="take it back, from the next request on")

    def handle(self, *, username: str, dismiss: bool, **options: Any) -> None:
        change = staff.dismiss if dismiss else staff.appoint
        try:
            player = change(username=username)
        except PlayerNotFound:
            raise CommandError(f"No account has the username {username}.") from None
        self.stdout.write(f"{player.username} is {'no more' if dismiss else 'now'} staff.")
