"""What a match came to, counted again from the records of its games: so nobody has to believe what a log says of it.

The records have signatures of their own, and seeds that were committed to: so roll-offs can be thrown again.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from games.dicecup import DiceCup
from games.tournaments import scoring
from games.tournaments.formats.history import Result
from games.tournaments.retelling import Difference
from games.tournaments.scoring import GamePlayed, MatchRules, RollOff, Verdict, seating
from rulesets.ruleset import Ruleset

Document = Mapping[str, Any]

LEFT = ("seat.resigned", "seat.timed_out", "seat.forfeited")
PLAYED = ("played", "roll_off")


def recount(ruleset: Ruleset, rules: MatchRules, slot: str, sides: int, records: Sequence[Document]) -> Verdict | None:
    """How a match ended whose finished games have these records, in their order; None if more had to be played."""
    games = tuple(_played(game, seating(sides, number)) for number, game in enumerate(_by_game(records), 1))
    ahead = scoring.settle(rules, sides, games, wants_winner=scoring.wants_winner(slot))
    if isinstance(ahead, RollOff):
        return scoring.thrown_for(rules, games, ahead, ruleset, _cup(records[-1]))
    return scoring.played_out(rules, games, ahead) if isinstance(ahead, Result) else None


def faults(ruleset: Ruleset, rules: MatchRules, decided: Document, records: Sequence[Document]) -> Sequence[str]:
    """The fields of a ``match.decided`` that do not follow from the records of the games it names.

    None for matches that were not decided by play.
    """
    if decided["how"] not in PLAYED:
        return []
    if [record["game_id"] for record in records] != list(decided["games"]):
        return ["games"]
    verdict = recount(ruleset, rules, decided["slot"], len(decided["ranks"]), records)
    if verdict is None:
        return ["how"]
    said = {name: decided[name] for name in ("ranks", "points", "how", "rolls", "stopped") if name in decided}
    return sorted(name for name in {*said, *verdict.facts} if said.get(name) != verdict.facts.get(name))


def audit(export: Document, records: Mapping[str, bytes], ruleset: Ruleset) -> Iterator[Difference]:
    """What an exported tournament says of its matches and does not follow from the records, given by the games' ids.

    The export names the digest of each record, so no other will do.
    """
    rules = MatchRules(**export["setup"]["match"])
    for decided in (event["data"] for event in export["events"] if event["type"] == "match.decided"):
        found = {game: hashlib.sha256(records.get(game, b"")).hexdigest() for game in decided["games"]}
        named = {game: export["games"].get(game) for game in decided["games"]}
        if found != named:
            yield Difference(f"the records of match {decided['slot']}", found, named)
            continue
        documents = [json.loads(records[game]) for game in decided["games"]]
        for name in faults(ruleset, rules, decided, documents):
            yield Difference(f"match {decided['slot']}, {name}", decided.get(name), "something else from its records")


def _by_game(records: Sequence[Document]) -> Sequence[Sequence[Document]]:
    """The records that are one game of the match: of its table, or of its boards with the same dice, by side."""
    return [list(some) for _, some in groupby(records, key=lambda record: record["draw_id"])]


def _played(records: Sequence[Document], seats: Sequence[int]) -> GamePlayed:
    """A game by side; ``seats`` are the sides by its seats, all of them taken."""
    if _is_board(records[0]):
        boards = [_table(record, (0,)) for record in records]
        return GamePlayed(tuple(board.totals[0] for board in boards), tuple(board.stayed[0] for board in boards))
    return _table(records[0], seats)


def _is_board(record: Document) -> bool:
    return bool(record["draw_id"] != record["game_id"])


def _table(record: Document, seats: Sequence[int]) -> GamePlayed:
    left = {event["data"]["seat"] for event in record["events"] if event["type"] in LEFT}
    totals = {seats[row["seat"]]: row["total"] for row in record["results"]}
    stayed = {side: seat not in left for seat, side in enumerate(seats)}
    return GamePlayed(
        tuple(totals[side] for side in range(len(seats))), tuple(stayed[side] for side in range(len(seats)))
    )


def _cup(record: Document) -> DiceCup:
    return DiceCup(bytes.fromhex(record["seed"]), record["draw_id"], tuple(record["client_seeds"]), _is_board(record))
