from django.db import migrations, models
from django.db.models.functions import Now


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0002_keep_the_time_of_the_last_event"),
    ]

    operations = [
        migrations.AlterField(
            model_name="idempotencykey",
            name="created_at",
            field=models.DateTimeField(db_default=Now(), db_index=True),
        ),
    ]
