"""What the rulesets tell the rest of the house."""

from django.dispatch import Signal

table_wanted = Signal()  # digest: somebody asked what only a solved table can tell
