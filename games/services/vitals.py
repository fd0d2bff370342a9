"""Whether the house lives: when its sweep was last here, and how many games are in which state."""

from datetime import timedelta

from django.db.models import Count, DurationField, ExpressionWrapper, F
from django.db.models.functions import Now

from games.models import Game, Heartbeat

SWEEP = "sweep"  # sent by the beat, done by a worker: it tells that both live


def beat(*, name: str) -> None:
    """Write down that something lives now."""
    Heartbeat.objects.bulk_create(
        [Heartbeat(name=name, at=Now())], update_conflicts=True, unique_fields=["name"], update_fields=["at"]
    )


def ages() -> dict[str, timedelta]:
    """How long ago each was last seen, by the clock that wrote it."""
    age = ExpressionWrapper(Now() - F("at"), output_field=DurationField())
    return dict(Heartbeat.objects.values_list("name", age))


def games_by_status() -> list[tuple[str, int]]:
    """How many games there are in each state, those without any among them."""
    found = dict(Game.objects.order_by().values_list("status").annotate(games=Count("*")))
    return [(status, found.get(status, 0)) for status in Game.Status.values]


def waiting_engines() -> int:
    """The games whose engine should have moved by now."""
    return Game.objects.filter(engine_due_at__lt=Now()).count()


def uncounted_games() -> int:
    """The finished games that ratings and statistics do not have yet, boards that are still hidden among them."""
    return Game.objects.filter(status=Game.Status.FINISHED, counted=False).count()
