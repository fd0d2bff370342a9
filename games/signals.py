"""What others may hang on a game; each signal is sent after the commit that it tells of."""

from django.dispatch import Signal

game_started = Signal()  # game_id
turn_started = Signal()  # game_id, engine: whether a built-in strategy has to be woken
game_moved = Signal()  # game_id, version, player_ids: of those who have a new notice of it
game_finished = Signal()  # game_id, tournament_id; also when it was aborted; watched: False if played in one go
board_moved = Signal()  # set_id: a board has sent its keep, or has done something that others may wait for
set_revealed = Signal()  # set_id
review_wanted = Signal()  # game_id; somebody reads a review that is not there; sent at once, as nothing is written
players_told = Signal()  # player_ids: of those who have a new notice of something that is no game
events_logged = Signal()  # types: of all events of one commit, in order
engine_gave_up = Signal()  # game_id; an engine failed at every attempt, and its game was aborted
