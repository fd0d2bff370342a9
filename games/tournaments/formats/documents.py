"""How a tournament is to be played, as its organiser writes it down; what he leaves out is filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.tournaments.formats.errors import InvalidFormat

Document = dict[str, Any]

OPTIONS: Mapping[str, Document] = {
    "single_elimination": {"third_place": False},
    "double_elimination": {"second_final": True},
    "round_robin": {"legs": 1, "groups": 1, "advance": 0, "third_place": False},
    "swiss": {"rounds": None},
    "score": {"rounds": 1, "ranking": "points"},
}
"""The formats there are, each with its options and what they are if nothing is said."""

TIE_BREAKS: Mapping[str, Sequence[str]] = {
    "single_elimination": ("seed",),
    "double_elimination": ("seed",),
    "round_robin": ("head_to_head", "sonneborn_berger", "wins", "points", "seed"),
    "swiss": ("buchholz_cut", "buchholz", "sonneborn_berger", "points", "seed"),
    "score": ("points", "seed"),
}
"""What parts those who are level, if nothing is said."""

MATCH: Document = {"kind": "best_of", "games": 1, "seats": 2}
MOST_GAMES = 1000  # of one match
MOST_SEATS = 10  # of one table


def settled_format(given: Mapping[str, Any]) -> Document:
    """The document of a format with all its options; raises InvalidFormat for one that it does not have."""
    kind = str(given.get("kind"))
    if kind not in OPTIONS:
        raise InvalidFormat(field="format.kind", allowed=", ".join(OPTIONS))
    options = OPTIONS[kind]
    for name in given:
        if name not in options and name != "kind":
            raise InvalidFormat(field="format", allowed=", ".join(["kind", *options]))
    return {"kind": kind, **options, **given}


def settled_match(given: Mapping[str, Any], kind: str) -> Document:
    """The document of a format's matches with all its options; raises InvalidFormat."""
    match = {**MATCH, **({"kind": "points"} if kind == "score" else {}), **given}
    if match["kind"] == "best_of" and match["games"] % 2 == 0:
        raise InvalidFormat(field="match.games", allowed="an odd number for best_of")
    if kind != "score" and match["seats"] != 2:
        raise InvalidFormat(field="match.seats", allowed="2 but for the format score")
    if kind == "score" and match["kind"] != "points":
        raise InvalidFormat(field="match.kind", allowed="points for the format score")
    return match


def settled_tie_breaks(given: Sequence[str] | None, kind: str) -> list[str]:
    """The tie-breaks in their order; raises InvalidFormat for one that is named twice."""
    chosen = list(TIE_BREAKS[kind] if given is None else given)
    if len(set(chosen)) < len(chosen):
        raise InvalidFormat(field="tie_breaks", allowed="different ones")
    return chosen
