"""From the document of a tournament to the format that plays it: the only place that knows which formats there are."""

from collections.abc import Callable, Mapping
from typing import Any

from games.tournaments.formats import documents
from games.tournaments.formats.documents import Document
from games.tournaments.formats.double import DoubleElimination
from games.tournaments.formats.elimination import SingleElimination
from games.tournaments.formats.history import Format
from games.tournaments.formats.roundrobin import RoundRobin
from games.tournaments.formats.scoreevent import ScoreEvent
from games.tournaments.formats.swiss import Swiss


def settled(document: Mapping[str, Any]) -> Document:
    """What a document says of format, match and tie-breaks, with all that it leaves out; raises InvalidFormat."""
    chosen = documents.settled_format(document["format"])
    return {
        "format": chosen,
        "match": documents.settled_match(document.get("match", {}), chosen["kind"]),
        "tie_breaks": documents.settled_tie_breaks(document.get("tie_breaks"), chosen["kind"]),
    }


def format_of(document: Mapping[str, Any]) -> Format:
    """The format that a document asks for; raises InvalidFormat."""
    whole = settled(document)
    return _FORMATS[whole["format"]["kind"]](whole)


def _options(whole: Document) -> Document:
    return {name: value for name, value in whole["format"].items() if name != "kind"}


_FORMATS: Mapping[str, Callable[[Document], Format]] = {
    "single_elimination": lambda whole: SingleElimination(**_options(whole)),
    "double_elimination": lambda whole: DoubleElimination(**_options(whole)),
    "round_robin": lambda whole: RoundRobin(**_options(whole), tie_breaks=tuple(whole["tie_breaks"])),
    "swiss": lambda whole: Swiss(**_options(whole), tie_breaks=tuple(whole["tie_breaks"])),
    "score": lambda whole: ScoreEvent(
        **_options(whole), seats=whole["match"]["seats"], tie_breaks=tuple(whole["tie_breaks"])
    ),
}
