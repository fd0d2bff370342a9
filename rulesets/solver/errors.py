"""What can be wrong with a table, or with the wish to have or to read one."""


class RulesetTooLarge(Exception):
    """A ruleset with more scorecards than a table may hold: at least ``states`` of them."""

    def __init__(self, message: str, states: int) -> None:
        super().__init__(message)
        self.states = states


class TableMissing(Exception):
    """A ruleset that nobody has solved yet."""


class TableDamaged(Exception):
    """A table file that is not what was written: truncated, changed, or of another format."""


class UnreachableScorecard(Exception):
    """A scorecard that no game comes to, as with a lower category filled too early for upper-first."""
