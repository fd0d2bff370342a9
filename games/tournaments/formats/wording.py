"""The rules of a tournament in plain words, so that nobody takes for a fault what is meant."""

from collections.abc import Callable, Iterator, Mapping

from games.tournaments.formats.documents import Document
from games.tournaments.formats.registry import settled
from games.tournaments.scoring import LOOK_EVERY

_TIE_BREAKS = {
    "wins": "matches won",
    "head_to_head": "what those who are level scored against each other, if all of them met",
    "buchholz": "the sum of the opponents' scores",
    "buchholz_cut": "the sum of the opponents' scores without the lowest",
    "sonneborn_berger": "the opponents' scores, each times what was scored against them",
    "points": "points thrown in all games",
    "regret": "the mean regret of a match, the points given away a game against perfect play",
    "seed": "the seed",
}
_PLACES = "Entrants whom nothing parts share a place."


def describe(document: Mapping[str, object]) -> str:
    """What a tournament's document means for those who enter; raises InvalidFormat."""
    whole = settled(document)
    kind = whole["format"]["kind"]
    return " ".join([*_WORDS[kind](whole), *_match_words(whole), *_tie_break_words(whole)])


def _single_elimination(whole: Document) -> Iterator[str]:
    yield "Single elimination: who loses a match is out."
    yield "Seeds 1 and 2 can only meet in the final; where places of the bracket stay empty, the best seeds have a bye."
    yield from _third_place(whole)


def _double_elimination(whole: Document) -> Iterator[str]:
    yield "Double elimination: who loses a match plays on in the losers' bracket, and is out with the second loss."
    yield "Where places of a bracket stay empty there are byes, in the first round for the best seeds."
    if whole["format"]["second_final"]:
        yield "If the entrant who has not lost yet loses the final, there is a second one, which decides."
    else:
        yield "There is one final, which decides, whoever has lost before."


def _round_robin(whole: Document) -> Iterator[str]:
    form = whole["format"]
    groups = f"in each of {form['groups']} groups, drawn by a snake through the seeds, " if form["groups"] > 1 else ""
    twice = "once" if form["legs"] == 1 else "twice, the second time with the seats exchanged"
    yield f"Round robin: {groups}everybody meets everybody {twice}."
    yield "With an odd number one rests in each round, which scores nothing."
    yield "Matches against somebody who has left are won without playing."
    if form["advance"]:
        yield f"The best {form['advance']} of each group who are still there go on to a single elimination."
        yield "In it those of one group meet as late as their number allows."
        yield from _third_place(whole)
    elif form["groups"] > 1:
        yield "The same place in different groups is the same place in the event."


def _third_place(whole: Document) -> Iterator[str]:
    if whole["format"]["third_place"]:
        yield "The losers of the semi-finals play for third place."
    else:
        yield "The losers of the semi-finals share third place."


def _swiss(whole: Document) -> Iterator[str]:
    rounds = whole["format"]["rounds"]
    count = f"{rounds} rounds" if rounds else "as many rounds as a knock-out of all entrants would take"
    yield f"Swiss: {count}, and nobody is out."
    yield "In each round entrants with the same score meet, or with scores as near as can be."
    yield "Within a score group the better half of the seeds meets the other half."
    yield "A rematch happens only where none can be avoided, in as few matches as can be, and the pairing says so."
    yield "With an odd number, whoever has the lowest score of those without a bye has one, which counts as a win."
    yield "So does a match whose opponent was not there, which counts as a bye too."
    yield "Nobody has a second bye while there is somebody without."
    yield "The bye may go to a higher score so that nobody meets again."
    yield "Who has left is not paired any more."


def _score(whole: Document) -> Iterator[str]:
    form, seats = whole["format"], whole["match"]["seats"]
    count = "one round" if form["rounds"] == 1 else f"{form['rounds']} rounds"
    where = "alone at a board" if seats == 1 else f"at a table of up to {seats}"
    yield f"Score event: in {count} everybody plays {where}."
    if seats > 1:
        yield "Tables are mixed anew in each round, so that entrants meet others as evenly as can be."
    if form["ranking"] == "points":
        yield "The points of all games rank."
    else:
        yield "The mean regret of a match ranks, the least first: the points given away a game against perfect play."
        yield "Who missed fewer rounds is ahead of who missed more."


def _match_words(whole: Document) -> Iterator[str]:
    match = whole["match"]
    games = "one game" if match["games"] == 1 else f"{match['games']} games"
    if match["games"] == 1:
        yield "A match is one game."
    elif match["kind"] == "best_of":
        yield f"A match is won by the majority of {games}."
    else:
        yield f"A match is {games}, whose points are summed."
    if match["stop_at_margin"]:
        margin = f"{match['stop_at_margin']:g}"
        yield f"It stops when it is sure who plays better, or that neither does by more than {margin} points a game."
        yield f"That is asked after every {LOOK_EVERY} games, and said falsely in at most 5 % of the matches."
    if whole["format"]["kind"].endswith("elimination") or whole["format"].get("advance"):
        yield "A drawn match of a bracket is replayed once, and then decided by a roll-off."


def _tie_break_words(whole: Document) -> Iterator[str]:
    if whole["format"]["kind"].endswith("elimination"):
        return
    if whole["tie_breaks"]:
        named = "; ".join(_TIE_BREAKS[one] for one in whole["tie_breaks"])
        yield f"What parts those who are level, in this order: {named}."
    yield _PLACES


_WORDS: Mapping[str, Callable[[Document], Iterator[str]]] = {
    "single_elimination": _single_elimination,
    "double_elimination": _double_elimination,
    "round_robin": _round_robin,
    "swiss": _swiss,
    "score": _score,
}
