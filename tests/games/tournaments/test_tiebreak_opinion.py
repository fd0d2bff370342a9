"""Tie-breaks against a second program (tiebreak-core, ruleset fide-2026), and against the rulebook's own examples."""

import tiebreak_core
from hypothesis import given

from games.tournaments.formats.history import Entrant, History, How, Pairing, Played, Result
from games.tournaments.standings import Standing, standings
from games.tournaments.tiebreaks import TieBreak
from tests.games.tournaments.made_up import DRAWN, LOST, WON, round_robin, swiss

SAME: dict[TieBreak, str] = {
    "buchholz": "buchholz",
    "buchholz_cut": "buchholz_cut1",
    "sonneborn_berger": "sonneborn_berger",
    "wins": "wins",
}


def _kind(how: str, score: float) -> str:
    if how == "bye":
        return "pairing_bye"
    if how in ("walkover", "void"):
        return "forfeit_win" if score else "forfeit_loss"
    return "played"


def _games(history: History, entrant: Entrant) -> list[tiebreak_core.GameRecord]:
    seeds = {one.id: one.seed for one in history.entrants}
    games = []
    for number, matches in enumerate(history.rounds, 1):
        for played in matches:
            if entrant.id in played.pairing.entrants:
                (opponent,) = [seeds[one] for one in played.pairing.entrants if one != entrant.id] or [-1]
                score = played.score(entrant.id)
                kind = _kind(played.result.how, score)
                games.append(tiebreak_core.GameRecord(opponent, 0, score, "white", number, kind))
        if not entrant.plays(number):
            games.append(tiebreak_core.GameRecord(-1, 0, 0.0, "white", number, "requested_bye"))
    return games


def _players(history: History) -> dict[int, tiebreak_core.PlayerTiebreakData]:
    players = {}
    for entrant in history.entrants:
        games = _games(history, entrant)
        points = sum(game.score for game in games)
        players[entrant.seed] = tiebreak_core.PlayerTiebreakData(entrant.seed, 0, points, games)
    return players


def _assert_same_values(history: History, mode: str) -> None:
    players = _players(history)
    ours = {row.entrant: row.values for row in standings(history, tuple(SAME))}
    for entrant in history.entrants:
        theirs = tiebreak_core.calculate_all_strict(
            players[entrant.seed],
            players,
            list(SAME.values()),
            total_rounds=len(history.rounds),
            ruleset="fide-2026",
            mode=mode,
        )
        assert {SAME[one.tie_break]: one.total for one in ours[entrant.id]} == theirs


@given(swiss().filter(lambda history: history.rounds))
def test_swiss_tie_breaks_are_those_of_the_second_program(history: History) -> None:
    _assert_same_values(history, "swiss")


@given(round_robin())
def test_round_robin_tie_breaks_are_those_of_the_second_program(history: History) -> None:
    _assert_same_values(history, "round_robin")


@given(round_robin())
def test_a_round_robin_is_ranked_as_the_second_program_ranks_it(history: History) -> None:
    players = _players(history)
    theirs = tiebreak_core.rank_standings_strict(
        players,
        ["direct_encounter", "sonneborn_berger", "wins"],
        total_rounds=len(history.rounds),
        ruleset="fide-2026",
        mode="round_robin",
    )
    seeds = {entrant.id: entrant.seed for entrant in history.entrants}
    ours = standings(history, ("head_to_head", "sonneborn_berger", "wins"))
    assert [seeds[row.entrant] for row in ours] == [player.player_id for player in theirs.players]


class Example:
    """An event as the rulebook's examples tell it: of one entrant's opponents only the final scores are known.

    Who is made up so that these come out meets nobody else.
    """

    def __init__(self, rounds: int) -> None:
        self._rounds: list[list[Played]] = [[] for _ in range(rounds)]
        self._entrants = [Entrant("x", 1)]
        for number in range(1, rounds + 1):
            self._play(number, self._enter(), self._enter(), WON)

    def met(self, number: int, ranks: tuple[int, int], score: float, how: How = "played") -> None:
        """A round against somebody who ended with that score."""
        opponent = self._enter()
        self._play(number, "x", opponent, ranks, how)
        score -= {WON: 0.0, DRAWN: 0.5, LOST: 1.0}[ranks]
        for other in (n for n in range(1, len(self._rounds) + 1) if n != number and score):
            ranks = WON if score >= 1 else DRAWN
            score -= {WON: 1.0, DRAWN: 0.5}[ranks]
            self._play(other, opponent, self._enter(), ranks)

    def met_nobody(self, number: int) -> None:
        """A round won against somebody who had not come, and did not come any more."""
        self._play(number, "x", self._enter(left_before=number + 1), WON, "walkover")

    def had_a_bye(self, number: int) -> None:
        """A round without an opponent."""
        self._rounds[number - 1].append(Played(Pairing(f"S{number}.0", ("x",)), Result((1,), (0,), "bye")))

    def left(self, before: int) -> None:
        """No round from that one on."""
        self._entrants[0] = Entrant("x", 1, before)

    def row(self) -> Standing:
        """What comes out."""
        history = History(tuple(self._entrants), tuple(map(tuple, self._rounds)))
        return next(row for row in standings(history, ["buchholz"]) if row.entrant == "x")

    def _enter(self, left_before: int | None = None) -> str:
        seed = len(self._entrants) + 1
        self._entrants.append(Entrant(f"o{seed}", seed, left_before))
        return f"o{seed}"

    def _play(self, number: int, one: str, other: str, ranks: tuple[int, int], how: How = "played") -> None:
        table = len(self._rounds[number - 1]) + 1
        self._rounds[number - 1].append(Played(Pairing(f"S{number}.{table}", (one, other)), Result(ranks, (0, 0), how)))


# The examples stand in the FIDE Arbiters' Manual 2026, pages 258 to 261. It gives the score of each opponent; here they
# add up to the same.


def test_a_walkover_won_counts_at_most_what_the_absent_opponent_scored() -> None:
    example = Example(9)
    for number in (1, 2, 3, 4, 5, 6):
        example.met(number, WON, 5.5)
    example.met(7, WON, 5.5, "walkover")
    for number in (8, 9):
        example.met(number, LOST, 5.5)
    assert (example.row().score, example.row().values[0].total) == (7.0, 49.5)


def test_a_bye_counts_ones_own_score_while_that_is_below_half_of_the_rounds() -> None:
    example = Example(9)
    example.had_a_bye(1)
    for number in (2, 3, 4):
        example.met(number, WON, 1.0)
    for number in (5, 6, 7, 8, 9):
        example.met(number, LOST, 1.0)
    assert (example.row().score, example.row().values[0].total) == (4.0, 4.0 + 8.0)


def test_a_walkover_lost_and_a_round_after_leaving_count_apart() -> None:
    example = Example(10)
    for number in (1, 2, 3, 4, 5, 6):
        example.met(number, WON, 6.5)
    example.met(7, DRAWN, 6.5)
    example.met(8, LOST, 6.0)
    example.met(9, LOST, 9.0, "walkover")
    example.left(before=10)
    assert (example.row().score, example.row().values[0].total) == (6.5, 51.5 + 6.5 + 5.0)


def test_who_never_came_counts_as_having_drawn_all_rounds_but_the_one_he_lost() -> None:
    example = Example(10)
    example.met_nobody(1)
    for number in (2, 3, 4, 5, 6, 7):
        example.met(number, WON, 7.0)
    for number in (8, 9):
        example.met(number, WON, 7.5)
    example.met(10, DRAWN, 7.5)
    assert (example.row().score, example.row().values[0].total) == (9.5, 64.5 + 4.5)
