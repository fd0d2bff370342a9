"""``random``: any legal action, each equally likely."""

from games.bots.strategy import Decision, Pick, Position, decisions


class Random:
    """The weakest opponent, and the one that reaches every corner of the rules."""

    key = "random"
    version = "1"
    name = "Random"
    summary = "Takes any legal action, each equally likely, drawn from the game's committed seed."
    needs_table = False

    def decide(self, position: Position, pick: Pick) -> Decision:
        """One of the legal actions in canonical order."""
        actions = decisions(position)
        return actions[pick(len(actions))]
