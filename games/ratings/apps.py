"""The ratings app: how strong players are, and what they have scored."""

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    """Ratings, under the label ``ratings``."""

    name = "games.ratings"
    label = "ratings"
    verbose_name = "Ratings"

    def ready(self) -> None:
        from games.ratings import receivers
        from games.ratings.services.accounts import HOLDINGS
        from games.services import holdings

        holdings.register(*HOLDINGS)
        receivers.connect()
