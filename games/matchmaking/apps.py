"""The matchmaking app: players find each other."""

from django.apps import AppConfig


class MatchmakingConfig(AppConfig):
    """Matchmaking, under the label ``matchmaking``."""

    name = "games.matchmaking"
    label = "matchmaking"
    verbose_name = "Matchmaking"

    def ready(self) -> None:
        """Account for what is kept about players."""
        from games.matchmaking.services.accounts import HOLDINGS
        from games.services import holdings

        holdings.register(*HOLDINGS)
