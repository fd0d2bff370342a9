"""``manage.py rotate_signing_key``: sign with a new key from now on."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError

from games.services import keyring


class Command(BaseCommand):
    help = "Make a new signing key. Running servers and workers take it within seconds; old records stay verifiable."

    def handle(self, **options: Any) -> None:
        try:
            old, new = keyring.rotate()
        except DatabaseError as error:
            raise CommandError(f"The signing key is as it was: {str(error).strip()}.") from None
        if old is not None:
            self.stdout.write(f"The key {old.key_id} signs no more; its public half stays under keys/ for good.")
        self.stdout.write(f"The key {new.key_id} signs from now on, in running processes within {keyring.FRESH:.0f} s.")
