
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0009_say_what_happens_on_a_timeout'),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='sweep_after',
            field=models.DateTimeField(null=True),
        ),
    ]
