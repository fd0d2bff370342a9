"""Round robin: everybody meets everybody in the group, and the best of the groups may go on to a bracket.

The groups are drawn by a snake through the seeds: 1 to 4, then 5 to 8 back. Who has left still has his matches, which
others win without playing; but where enough others are there, he does not go on. With an odd number in a group one
rests in each round; that is no bye and scores nothing, since everybody rests as often.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.tournaments.formats import circle, qualifying
from games.tournaments.formats.elimination import SingleElimination
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import MOST_ENTRANTS, Entrant, History, Pairing, Played, Reason
from games.tournaments.standings import standings
from games.tournaments.tiebreaks import TieBreak

MOST_IN_GROUP = 256  # 32,640 matches a leg

Group = tuple[Entrant, ...]
"""Those who meet each other, in the order of their seeds."""


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """``groups`` in which everybody meets everybody ``legs`` times, with the other seats in the second leg.

    Of each group the best ``advance`` go on to a single elimination; with 0 the event ends with the groups.
    """

    legs: int = 1
    groups: int = 1
    advance: int = 0
    third_place: bool = False
    tie_breaks: tuple[TieBreak, ...] = ()

    def check(self, entrants: int) -> None:
        """Refuse fewer than two in a group, or fewer than go on, and groups that nobody would play to the end."""
        least = self.groups * max(2, self.advance)
        most = min(MOST_ENTRANTS, self.groups * MOST_IN_GROUP)
        if not least <= entrants <= most:
            raise WrongNumberOfEntrants(entrants=entrants, least=least, most=most)

    def pair(self, history: History) -> tuple[Pairing, ...]:
        """The next round of every group that has one, or of the bracket."""
        n = history.next_round
        last = self._last_round_of_groups(history)
        if n <= last:
            groups = enumerate(self._draw(history), 1)
            return tuple(pairing for number, group in groups for pairing in self._round(number, group, n))
        bracket = self.bracket(history)
        if bracket is None:
            return ()
        pairings = SingleElimination(self.third_place).pair(bracket)
        return self._with_origins(pairings, history) if n == last + 1 else pairings

    def places(self, history: History) -> tuple[tuple[str, int], ...]:
        """Those in the bracket by their places there; the others, and before it all, by their place in their group.

        What is the same place in different groups is the same place in the event.
        """
        ahead: tuple[tuple[str, int], ...] = ()
        if bracket := self.bracket(history):
            ahead = SingleElimination(self.third_place).places(bracket)
        placed = {entrant for entrant, _ in ahead}
        tables = self.tables(history)
        seeds = {entrant.id: entrant.seed for entrant in history.entrants}
        others = sorted(
            ((place, entrant) for table in tables for entrant, place in table if entrant not in placed),
            key=lambda row: (row[0], seeds[row[1]]),
        )
        return (*ahead, *_levelled(others, len(ahead)))

    def tables(self, history: History) -> tuple[tuple[tuple[str, int], ...], ...]:
        """Of each group everybody with the place there, best first."""
        return tuple(self._table(history, group) for group in self._draw(history))

    def _draw(self, history: History) -> tuple[Group, ...]:
        groups: list[list[Entrant]] = [[] for _ in range(self.groups)]
        for index, entrant in enumerate(_by_seed(history.entrants)):
            row, column = divmod(index, self.groups)
            groups[self.groups - 1 - column if row % 2 else column].append(entrant)
        return tuple(map(tuple, groups))

    def _last_round_of_groups(self, history: History) -> int:
        return self.legs * circle.rounds_of(-(-len(history.entrants) // self.groups))

    def _round(self, number: int, group: Group, n: int) -> Iterator[Pairing]:
        leg, before = divmod(n - 1, circle.rounds_of(len(group)))
        if leg >= self.legs:
            return  # a smaller group has had all its rounds
        for table, places in enumerate(circle.meetings(len(group), before + 1), 1):
            seats = reversed(places) if leg else places
            why = {"code": "everybody_meets", "group": number, "leg": leg + 1}
            yield Pairing(f"G{number}.{n}.{table}", tuple(group[place].id for place in seats), (why,))

    def _table(self, history: History, group: Group) -> tuple[tuple[str, int], ...]:
        """Everybody in a group with the place there, best first."""
        members = {entrant.id for entrant in group}
        rounds = history.rounds[: self._last_round_of_groups(history)]
        ours = History(group, tuple(tuple(match for match in played if _is_of(match, members)) for played in rounds))
        return tuple((standing.entrant, standing.place) for standing in standings(ours, self.tie_breaks))

    def bracket(self, history: History) -> History | None:
        """The event from the groups' end on, with those who go on in the bracket's seeds; none before, or without."""
        last = self._last_round_of_groups(history)
        if not self.advance or len(history.rounds) < last:
            return None
        through = [self._through(history, group) for group in self._draw(history)]
        seeded = [through[group][rank] for group, rank in qualifying.seeding(self.groups, self.advance)]
        entrants = tuple(_seeded(entrant, seed, last) for seed, entrant in enumerate(seeded, 1))
        return History(entrants, history.rounds[last:])

    def _through(self, history: History, group: Group) -> list[Entrant]:
        """Who goes on, best first: the gone only where too few others are left to fill the places."""
        first = self._last_round_of_groups(history) + 1
        members = {entrant.id: entrant for entrant in group}
        ranked = [members[entrant] for entrant, _ in self._table(history, group)]
        return sorted(ranked, key=lambda entrant: not entrant.plays(first))[: self.advance]

    def _with_origins(self, pairings: Sequence[Pairing], history: History) -> tuple[Pairing, ...]:
        origins: dict[str, Reason] = {}
        for number, group in enumerate(self._draw(history), 1):
            for place, entrant in enumerate(self._through(history, group), 1):
                origins[entrant.id] = {"code": "from_group", "entrant": entrant.id, "group": number, "place": place}
        return tuple(
            replace(pairing, why=(*pairing.why, *(origins[entrant] for entrant in pairing.entrants)))
            for pairing in pairings
        )


def _by_seed(entrants: Sequence[Entrant]) -> list[Entrant]:
    return sorted(entrants, key=lambda entrant: entrant.seed)


def _is_of(match: Played, members: set[str]) -> bool:
    return not members.isdisjoint(match.pairing.entrants)


def _seeded(entrant: Entrant, seed: int, last: int) -> Entrant:
    """An entrant as the bracket knows him, whose rounds count from 1 again after the ``last`` one of the groups."""
    left = entrant.left_before
    return Entrant(entrant.id, seed, None if left is None else max(1, left - last))


def _levelled(rows: Sequence[tuple[int, str]], ahead: int) -> Iterator[tuple[str, int]]:
    """Sorted rows of a place in a group and an entrant as places of the event, after ``ahead`` others."""
    firsts: dict[int, int] = {}
    for index, (place, entrant) in enumerate(rows, 1):
        yield entrant, ahead + firsts.setdefault(place, index)
