"""What others may hang on a tournament; each signal is sent after the commit that it tells of."""

from django.dispatch import Signal

# types: of all events of one commit, in order; player_ids: of those who have a new notice of them
tournament_moved = Signal()  # tournament_id, version, types, player_ids
matches_opened = Signal()  # tournament_id; its last round has matches to be played
match_review_wanted = Signal()  # match_id; somebody compares its sides; sent at once, as nothing is written
match_waits = Signal()  # match_id; it is to be played on
round_played = Signal()  # tournament_id; all matches of its last round are decided
