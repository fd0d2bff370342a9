
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('players', '0006_erased_players'),
    ]

    operations = [
        migrations.AddField(
            model_name='player',
            name='seen_at',
            field=models.DateTimeField(null=True),
        ),
    ]
