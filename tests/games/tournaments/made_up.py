"""Events for tests: written down match by match, or made up at random."""

from hypothesis import strategies as st

from games.tournaments.formats.history import Entrant, History, How, Pairing, Played, Result

WON, DRAWN, LOST = (1, 2), (1, 1), (2, 1)


def entrants(names: str) -> tuple[Entrant, ...]:
    """One entrant a letter, seeded in their order."""
    return tuple(Entrant(name, seed) for seed, name in enumerate(names, 1))


def match(
    slot: str,
    pair: str,
    ranks: tuple[int, ...] = WON,
    how: How = "played",
    points: tuple[int, ...] | None = None,
    regrets: tuple[float | None, ...] | None = None,
) -> Played:
    """A match of the entrants whose letters are given."""
    return Played(Pairing(slot, tuple(pair)), Result(ranks, points or (0,) * len(ranks), how, regrets))


def bye(slot: str, name: str) -> Played:
    """A round without an opponent."""
    return match(slot, name, (1,), "bye")


_ENDINGS: tuple[tuple[tuple[int, int], How], ...] = (
    (WON, "played"),
    (DRAWN, "played"),
    (LOST, "played"),
    (WON, "walkover"),
    (LOST, "walkover"),
    (DRAWN, "void"),
)


@st.composite
def swiss(draw: st.DrawFn) -> History:
    """Any rounds of any pairings, with byes, walkovers and entrants who leave."""
    names, rounds = "abcdefghi"[: draw(st.integers(2, 9))], draw(st.integers(0, 7))
    gone = st.none() | st.integers(2, 8)
    leave = tuple(Entrant(name, seed, draw(gone)) for seed, name in enumerate(names[:-1], 1))
    all_of_them = (*leave, Entrant(names[-1], len(names)))  # no round is empty
    return History(all_of_them, tuple(draw(_round(all_of_them, number)) for number in range(1, rounds + 1)))


@st.composite
def _round(draw: st.DrawFn, all_of_them: tuple[Entrant, ...], number: int) -> tuple[Played, ...]:
    names = draw(st.permutations([one.id for one in all_of_them if one.plays(number)]))
    matches = [bye(f"S{number}.0", names.pop())] if len(names) % 2 else []
    for table, pair in enumerate(zip(names[::2], names[1::2], strict=True), 1):
        ranks, how = draw(st.sampled_from(_ENDINGS))
        points = (draw(st.integers(0, 3)), draw(st.integers(0, 3)))
        matches.append(match(f"S{number}.{table}", "".join(pair), ranks, how, points))
    return tuple(matches)


@st.composite
def round_robin(draw: st.DrawFn) -> History:
    """Everybody against everybody, a round a match, with walkovers."""
    names = "abcdefg"[: draw(st.integers(2, 7))]
    pairs = [a + b for place, a in enumerate(names) for b in names[place + 1 :]]
    endings = st.sampled_from([ending for ending in _ENDINGS if ending[1] != "void"])
    return History(
        entrants(names),
        tuple((match(f"G1.{n}.1", pair, *draw(endings)),) for n, pair in enumerate(pairs, 1)),
    )
