"""How a tournament is to be played, as its organiser writes it down; what he leaves out is filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.tournaments.formats.errors import InvalidFormat
from games.tournaments.formats.history import MOST_ENTRANTS
from games.tournaments.formats.roundrobin import MOST_IN_GROUP
from games.tournaments.tiebreaks import TIE_BREAKS as KNOWN_TIE_BREAKS
from rulesets.errors import Sentence

Document = dict[str, Any]

OPTIONS: Mapping[str, Document] = {
    "single_elimination": {"third_place": False},
    "double_elimination": {"second_final": True},
    "round_robin": {"legs": 1, "groups": 1, "advance": 0, "third_place": False},
    "swiss": {"rounds": None},
    "score": {"rounds": 1, "ranking": "points"},
}
"""The formats there are, each with its options and what they are if nothing is said."""

LIMITS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "round_robin": {"legs": (1, 2), "groups": (1, MOST_ENTRANTS // 2), "advance": (0, MOST_IN_GROUP)},
    # No more, so that in a field of some size everybody can meet somebody new in every round.
    "swiss": {"rounds": (1, 100)},
    "score": {"rounds": (1, 1000)},
}
"""The least and the most that an option can be."""

RANKINGS = ("points", "regret")

TIE_BREAKS: Mapping[str, Sequence[str]] = {
    "single_elimination": ("seed",),
    "double_elimination": ("seed",),
    "round_robin": ("head_to_head", "sonneborn_berger", "wins", "points"),
    "swiss": ("buchholz_cut", "buchholz", "sonneborn_berger", "points"),
    "score": ("points",),
}
"""What parts those who are level, if nothing is said; who is level in all of it shares a place."""

MATCH_KINDS = ("best_of", "points")
MATCH: Document = {"kind": "best_of", "games": 1, "seats": 2, "stop_at_margin": None}
MOST_GAMES = 1000  # of one match
MOST_SEATS = 10  # of one table
WIDEST_MARGIN = 1000  # points a game


def settled_format(given: Mapping[str, Any]) -> Document:
    """The document of a format with all its options; raises InvalidFormat for one that it does not have, or not so."""
    kind = given.get("kind")
    if not isinstance(kind, str) or kind not in OPTIONS:
        raise InvalidFormat(field="format.kind", allowed=", ".join(OPTIONS))
    options = OPTIONS[kind]
    for name in given:
        if name not in options and name != "kind":
            raise InvalidFormat(field="format", allowed=", ".join(["kind", *options]))
    settled = {"kind": kind, **options, **given}
    for name in options:
        _check_option(kind, name, settled[name])
    _check_together(settled)
    return settled


def looks_at_regret(format: Document, tie_breaks: Sequence[str]) -> bool:
    """Whether it matters in an event what was given away against perfect play."""
    return format.get("ranking") == "regret" or "regret" in tie_breaks


def _check_option(kind: str, name: str, value: object) -> None:
    default = OPTIONS[kind][name]
    allowed: str
    if isinstance(default, bool):
        is_right, allowed = isinstance(value, bool), "true, false"
    elif isinstance(default, str):
        is_right, allowed = value in RANKINGS, ", ".join(RANKINGS)
    else:
        least, most = LIMITS[kind][name]
        is_right, allowed = _is_whole(value, least, most), _range(least, most)
        if default is None:
            allowed = Sentence("null, or {least} to {most}", least=least, most=most)
            is_right = is_right or value is None
    if not is_right:
        raise InvalidFormat(field=f"format.{name}", allowed=allowed)


def _check_together(settled: Document) -> None:
    if settled["kind"] != "round_robin":
        return
    if settled["groups"] == settled["advance"] == 1:
        raise InvalidFormat(field="format.advance", allowed=Sentence("0, or 2 and more from a single group"))
    if settled["third_place"] and not settled["advance"]:
        raise InvalidFormat(field="format.third_place", allowed=Sentence("false where nobody goes on to a bracket"))


def _is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _range(least: int, most: int) -> Sentence:
    return Sentence("{least} to {most}", least=least, most=most)


def settled_match(given: Mapping[str, Any], kind: str) -> Document:
    """The document of a format's matches with all its options; raises InvalidFormat."""
    if not given.keys() <= MATCH.keys():
        raise InvalidFormat(field="match", allowed=", ".join(MATCH))
    kinds = ("points",) if kind == "score" else MATCH_KINDS
    least, most = (1, MOST_SEATS) if kind == "score" else (2, 2)
    match = {**MATCH, "kind": kinds[0], **given}
    if match["kind"] not in kinds:
        raise InvalidFormat(
            field="match.kind", allowed=Sentence("{kinds} for the format {kind}", kinds=", ".join(kinds), kind=kind)
        )
    if not _is_whole(match["games"], 1, MOST_GAMES):
        raise InvalidFormat(field="match.games", allowed=_range(1, MOST_GAMES))
    if match["kind"] == "best_of" and match["games"] % 2 == 0:
        raise InvalidFormat(field="match.games", allowed=Sentence("an odd number for best_of"))
    if not _is_whole(match["seats"], least, most):
        raise InvalidFormat(
            field="match.seats", allowed=_range(1, most) if kind == "score" else Sentence("2 but for the format score")
        )
    _check_stopping_rule(match)
    return match


def _check_stopping_rule(match: Document) -> None:
    margin = match["stop_at_margin"]
    if margin is None:
        return
    if isinstance(margin, bool) or not isinstance(margin, int | float) or not 0 < margin <= WIDEST_MARGIN:
        raise InvalidFormat(
            field="match.stop_at_margin", allowed=Sentence("null, or points above 0, up to {most}", most=WIDEST_MARGIN)
        )
    if match["kind"] != "points" or match["seats"] != 2:
        raise InvalidFormat(field="match.stop_at_margin", allowed=Sentence("null but for matches of two for points"))


def settled_tie_breaks(given: Sequence[str] | None, kind: str) -> list[str]:
    """The tie-breaks in their order; raises InvalidFormat for one that is unknown or named twice."""
    chosen = list(TIE_BREAKS[kind] if given is None else given)
    if not set(chosen) <= set(KNOWN_TIE_BREAKS):
        raise InvalidFormat(field="tie_breaks", allowed=", ".join(KNOWN_TIE_BREAKS))
    if len(set(chosen)) < len(chosen):
        raise InvalidFormat(field="tie_breaks", allowed=Sentence("different ones"))
    return chosen
