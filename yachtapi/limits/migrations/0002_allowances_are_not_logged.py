"""What is forgotten within the hour needs no place in PostgreSQL's write-ahead log."""

from django.db import migrations


def set_unlogged(apps, schema_editor):
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("ALTER TABLE limits_allowance SET UNLOGGED")


def set_logged(apps, schema_editor):
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("ALTER TABLE limits_allowance SET LOGGED")


class Migration(migrations.Migration):
    dependencies = [("limits", "0001_allowances")]
    operations = [migrations.RunPython(set_unlogged, set_logged)]
