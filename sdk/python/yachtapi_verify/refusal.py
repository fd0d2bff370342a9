"""The one way in which a record fails."""


class Refused(Exception):
    """A record, or what was given to hold it against, is wrong; ``event`` is the ``seq`` of the first wrong event."""

    def __init__(self, reason: str, event: int | None = None) -> None:
        super().__init__(reason if event is None else f"event {event}: {reason}")
        self.reason = reason
        self.event = event
