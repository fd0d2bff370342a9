"""What others may hang on players."""

from django.dispatch import Signal

player_seen = Signal()  # player_id; whenever a player signs a request, or holds a stream open: must cost nothing
