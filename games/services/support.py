"""What an operator may do to a game: end it, with a reason that everybody reads."""

import logging
from uuid import UUID

from django.db import models, transaction

from games.services.table import Table

logger = logging.getLogger(__name__)

LONGEST_SENTENCE = 160  # characters; the whole reason has room for 200


class Keyword(models.TextChoices):
    """Why an operator ends a game, for programs."""

    STUCK = "stuck", "stuck: nothing moves it any more"
    FAULT = "fault", "fault: a fault of ours spoiled it"
    ABUSE = "abuse", "abuse: somebody plays unfairly"
    REQUEST = "request", "request: its players ask for it"


@transaction.atomic
def abort_game(*, game_id: UUID, keyword: str, sentence: str) -> Table:
    """End a game that has not ended, which reveals its seed; the reason becomes part of its record.

    Raises GameNotFound, GameOver.
    """
    table = Table.lock(game_id)
    table.check_not_over()
    reason = f"operator/{keyword}: {sentence}"
    table.append([table.abort(reason)])
    logger.info("game %s was aborted by an operator: %s", game_id, keyword)
    return table
