from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0008_tell_players_of_their_games"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name="game",
            name="on_timeout",
            field=models.CharField(
                choices=[("forfeit", "Forfeit"), ("zero", "Zero"), ("bot", "Bot")], default="forfeit", max_length=10
            ),
        ),
        migrations.AddField(
            model_name="game",
            name="stand_in",
            field=models.CharField(blank=True, max_length=40),
        ),
        migrations.AddField(
            model_name="game",
            name="turn_stand_in",
            field=models.JSONField(null=True),
        ),
        migrations.AddField(
            model_name="seat",
            name="missed",
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="seat",
            name="stand_in",
            field=models.JSONField(null=True),
        ),
        migrations.AddConstraint(
            model_name="game",
            constraint=models.CheckConstraint(
                condition=models.Q(("on_timeout", "bot"), ("rated", True), _negated=True),
                name="a_game_with_stand_ins_is_never_rated",
            ),
        ),
        migrations.AddConstraint(
            model_name="game",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("on_timeout", "forfeit"),
                    ("turn_seconds__isnull", False),
                    ("bank_seconds__isnull", False),
                    _connector="OR",
                ),
                name="what_happens_on_a_timeout_needs_a_clock",
            ),
        ),
    ]
