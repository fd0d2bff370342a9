from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.models import OuterRef, Subquery


def date_games(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Give each game under way the time of its last event, which was not kept at first.

    Without it nobody could tell a player who has just moved from one who is gone since the game was created.
    """
    Game, Event = apps.get_model("games", "Game"), apps.get_model("games", "Event")
    last = Event.objects.filter(game=OuterRef("pk")).order_by("-seq").values("at")[:1]
    Game.objects.filter(last_event_at=None, status__in=["open", "playing"]).update(last_event_at=Subquery(last))


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0010_put_off_games_that_fail_the_sweep"),
    ]

    operations = [
        migrations.RunPython(date_games, migrations.RunPython.noop, elidable=True),
    ]
