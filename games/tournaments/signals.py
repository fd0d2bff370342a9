"""What others may hang on a tournament; each signal is sent after the commit that it tells of."""

from django.dispatch import Signal

tournament_moved = Signal()  # tournament_id, version, types: of all events of one commit, in order
matches_opened = Signal()  # tournament_id, match_ids: of those that a worker plays in one go
