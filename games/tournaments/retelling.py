"""A tournament told again from its log alone, and what in it does not follow from the rules it was played by.

Every pairing is made once more by the format, from the results that the log had by then; so are the places at the end
and the standings. Results themselves come from the games, whose records have their own signatures.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from games.tournaments import ranking
from games.tournaments.formats import registry
from games.tournaments.formats.history import Entrant, Format, History, Pairing, Played, Result

Event = Mapping[str, Any]
Shown = dict[str, Any]

DOCUMENTS = ("format", "match", "tie_breaks")
RESULT = ("ranks", "points", "how", "games", "regrets", "rolls", "stopped")
"""What an event says of a match that it decides; the last three only where there is something to be said."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is said otherwise than it follows, and where."""

    where: str
    said: Any
    follows: Any

    def __str__(self) -> str:
        return f"{self.where}: it says {self.said}, and what follows is {self.follows}"


@dataclass(slots=True)
class Story:
    """What the log has told so far."""

    document: Shown = field(default_factory=dict)
    entrants: dict[str, Entrant] = field(default_factory=dict)
    rounds: list[list[Shown]] = field(default_factory=list)  # of pairings, with what came of them
    closed: int = 0
    places: list[Shown] | None = None
    differences: list[Difference] = field(default_factory=list)

    @property
    def form(self) -> Format:
        """The format as it was when the event started."""
        return registry.format_of(self.document)

    @property
    def history(self) -> History:
        """The closed rounds."""
        rounds = tuple(tuple(map(_played, pairings)) for pairings in self.rounds[: self.closed])
        return History(tuple(self.entrants.values()), rounds)

    @property
    def standings(self) -> list[Shown]:
        """The table after the last closed round."""
        if not self.entrants:
            return []
        rows = ranking.table(self.form, self.history, self.document["tie_breaks"])
        return [row.document for row in rows]


def retell(events: Sequence[Event]) -> Story:
    """The whole story with everything in it that does not follow."""
    story = Story()
    for event in events:
        tell = _TELL.get(event["type"])
        if tell is not None:
            tell(story, event["data"])
    return story


def _create(story: Story, data: Event) -> None:
    story.document = {name: data[name] for name in DOCUMENTS}


def _change(story: Story, data: Event) -> None:
    story.document |= {name: data[name] for name in DOCUMENTS if name in data}


def _start(story: Story, data: Event) -> None:
    story.entrants = {each["entrant"]: Entrant(each["entrant"], each["seed"]) for each in data["entrants"]}
    seeds = [each["seed"] for each in data["entrants"]]
    _compare(story, "the seeds", seeds, list(range(1, len(seeds) + 1)))


def _leave(story: Story, data: Event) -> None:
    entrant = story.entrants.get(data["entrant"])
    if entrant is not None:
        story.entrants[entrant.id] = replace(entrant, left_before=data["left_before"])


def _open(story: Story, data: Event) -> None:
    n = len(story.rounds) + 1
    _compare(story, f"the number of round {n}", data["n"], n)
    said = [{name: each[name] for name in ("slot", "entrants", "why")} for each in data["pairings"]]
    follows = [_shown(pairing) for pairing in story.form.pair(story.history)]
    for said_one, follows_one in _side_by_side(said, follows):
        slot = (said_one or follows_one or {})["slot"]
        _compare(story, f"round {n}, pairing {slot}", said_one, follows_one)
    story.rounds.append([{**each, "result": None} for each in data["pairings"]])


def _decide(story: Story, data: Event) -> None:
    found = _pairing(story, data["match"])
    if found is None or found["slot"] != data["slot"]:
        story.differences.append(Difference(f"the match {data['match']}", data["slot"], "no pairing of the last round"))
        return
    found["result"] = {name: data[name] for name in RESULT if name in data}


def _close(story: Story, data: Event) -> None:
    n = story.closed + 1
    _compare(story, f"the end of round {n}", data["n"], n)
    open_slots = [each["slot"] for each in story.rounds[n - 1] if each["result"] is None]
    _compare(story, f"the matches of round {n} without a result", open_slots, [])
    story.closed = n


def _finish(story: Story, data: Event) -> None:
    story.places = data["places"]
    history = story.history
    _compare(story, "the pairings after the last round", list(map(_shown, story.form.pair(history))), [])
    follows = [{"entrant": entrant, "place": place} for entrant, place in story.form.places(history)]
    for said_one, follows_one in _side_by_side(data["places"], follows):
        place = (said_one or follows_one or {})["place"]
        _compare(story, f"place {place}", said_one, follows_one)


_TELL = {
    "tournament.created": _create,
    "tournament.changed": _change,
    "tournament.started": _start,
    "entrant.withdrawn": _leave,
    "entrant.disqualified": _leave,
    "round.opened": _open,
    "match.decided": _decide,
    "round.closed": _close,
    "tournament.finished": _finish,
}


def _compare(story: Story, where: str, said: Any, follows: Any) -> None:
    if said != follows:
        story.differences.append(Difference(where, said, follows))


def _side_by_side(said: Sequence[Shown], follows: Sequence[Shown]) -> Iterator[tuple[Shown | None, Shown | None]]:
    for index in range(max(len(said), len(follows))):
        yield (
            said[index] if index < len(said) else None,
            follows[index] if index < len(follows) else None,
        )


def _pairing(story: Story, match: str) -> Shown | None:
    last = story.rounds[-1] if len(story.rounds) > story.closed else []
    return next((each for each in last if each["match"] == match), None)


def _shown(pairing: Pairing) -> Shown:
    why = json.loads(json.dumps([dict(reason) for reason in pairing.why]))  # tuples are lists in a log
    return {"slot": pairing.slot, "entrants": list(pairing.entrants), "why": why}


def _played(pairing: Shown) -> Played:
    result = pairing["result"]
    ranks, points = tuple(result["ranks"]), tuple(result["points"])
    regrets = tuple(result["regrets"]) if "regrets" in result else None
    return Played(Pairing(pairing["slot"], tuple(pairing["entrants"])), Result(ranks, points, result["how"], regrets))
