from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0005_heartbeat"),
    ]

    operations = [
        migrations.AddField(
            model_name="game",
            name="bank_seconds",
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.AddField(
            model_name="seat",
            name="bank_left",
            field=models.DurationField(null=True),
        ),
    ]
