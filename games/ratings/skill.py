"""How a game moves the ratings of those who played it.

The model is Plackett-Luce of Weng and Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011),
algorithm 4, as ``openskill`` computes it with its own parameters: mu 25, sigma 25/3, beta 25/6, tau 25/300. It takes
any number of seats, and shared ranks as draws.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Skill(NamedTuple):
    """What is believed of a player's strength: a mean and a standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def ordinal(self) -> float:
        """The strength that the player has almost surely (mu - 3 sigma): what leaderboards go by."""
        return self.mu - 3 * self.sigma


NEWCOMER = Skill()


def rate(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game that ended in these ranks, lower being better and equal ones a draw.

    The same numbers in give the same numbers out, to the last bit.
    """
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    return [Skill(one.mu, one.sigma) for [one] in model.rate(teams, ranks=[float(rank) for rank in ranks])]


@cache
def _model() -> "PlackettLuce":
    # Imported by the first who rates: a worker for tournaments, and not each process that serves requests.
    from openskill.models import PlackettLuce

    return PlackettLuce()
