"""What a player takes part in without being asked: rules that answer an invitation at once, with the reason if not."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Reason = Literal[
    "ruleset",
    "games",
    "format",
    "opponent",
    "opponent_kind",
    "rated",
    "no_clock",
    "turn_too_short",
    "turn_too_long",
    "too_many_games",
]
"""Why an invitation is declined: the first of the rules, in this order, that it does not meet."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What an invitation is to: a single game, or a tournament of a format."""

    ruleset: str
    format: str | None
    host: str  # the id of the player who invites
    kinds: frozenset[str]  # of the opponents there may be
    rated: bool
    turn_seconds: int | None


@dataclass(frozen=True, slots=True)
class Rules:
    """What is accepted; None leaves a thing open."""

    rulesets: frozenset[str] | None = None
    games: bool = True
    formats: frozenset[str] | None = None
    opponents: frozenset[str] | None = None  # the ids of those who may invite
    opponent_kinds: frozenset[str] | None = None
    rated: bool | None = None
    turn_seconds_min: int | None = None
    turn_seconds_max: int | None = None
    most_games: int | None = None  # that go on at once

    def objection(self, offer: Offer, games: int) -> Reason | None:
        """Why the offer is declined while so many games go on; None if it is accepted."""
        return next(self._objections(offer, games), None)

    def _objections(self, offer: Offer, games: int) -> Iterator[Reason]:
        if self.rulesets is not None and offer.ruleset not in self.rulesets:
            yield "ruleset"
        if offer.format is None and not self.games:
            yield "games"
        if offer.format is not None and self.formats is not None and offer.format not in self.formats:
            yield "format"
        if self.opponents is not None and offer.host not in self.opponents:
            yield "opponent"
        if self.opponent_kinds is not None and not offer.kinds <= self.opponent_kinds:
            yield "opponent_kind"
        if self.rated not in (None, offer.rated):
            yield "rated"
        yield from self._clock_objections(offer.turn_seconds)
        if self.most_games is not None and games >= self.most_games:
            yield "too_many_games"

    def _clock_objections(self, seconds: int | None) -> Iterator[Reason]:
        if seconds is None:
            if self.turn_seconds_max is not None:
                yield "no_clock"
            return
        if self.turn_seconds_min is not None and seconds < self.turn_seconds_min:
            yield "turn_too_short"
        if self.turn_seconds_max is not None and seconds > self.turn_seconds_max:
            yield "turn_too_long"
