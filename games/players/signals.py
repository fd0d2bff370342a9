"""What others may hang on players."""

from django.dispatch import Signal

player_seen = Signal()  # player_id; whenever a player signs a request, or holds a stream open: must cost nothing
player_leaves = Signal()  # player, whose account is being deleted: take him out of everything; may be sent again
players_merge = Signal()  # heir, other; inside the transaction, before games are locked: who must not merge, refuse
