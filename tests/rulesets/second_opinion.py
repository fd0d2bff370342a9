"""A second scorer, written from the printed rules and not from the documents, in another way than the first.

It reads dice as strings: their shape ("32" is a full house) and their different faces in a row ("2345").
It knows each ruleset by name on purpose: it is the witness, so it shares nothing with what it is asked about.
"""

from collections.abc import Callable, Mapping

Scorer = Callable[[tuple[int, ...]], int]
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
JOKER_BOX = {"classic-13": "yacht", "yahtzee": "yahtzee", "yahtzee-upper-first": "yahtzee"}


def shape(dice: tuple[int, ...]) -> str:
    return "".join(sorted((str(dice.count(face)) for face in set(dice)), reverse=True))


def row(dice: tuple[int, ...]) -> str:
    return "".join(str(face) for face in sorted(set(dice)))


def only(face: int) -> Scorer:
    return lambda dice: sum(die for die in dice if die == face)


def everything(dice: tuple[int, ...]) -> int:
    return sum(dice)


def total_if(*shapes: str) -> Scorer:
    return lambda dice: sum(dice) if shape(dice) in shapes else 0


def fixed_if(points: int, *shapes: str) -> Scorer:
    return lambda dice: points if shape(dice) in shapes else 0


def run_of_four(points: int) -> Scorer:
    return lambda dice: points if any(run in row(dice) for run in ("1234", "2345", "3456")) else 0


def exactly(points: int, *rows: str) -> Scorer:
    return lambda dice: points if row(dice) in rows else 0


def several(count: int) -> Scorer:
    """Yatzy's pair, three and four of a kind: the best face that shows at least so often, so often."""
    return lambda dice: max(face * count if dice.count(face) >= count else 0 for face in range(1, 7))


def two_pairs(dice: tuple[int, ...]) -> int:
    pairs = [face for face in range(1, 7) if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0


UPPER_SCORERS: dict[str, Scorer] = {name: only(face) for face, name in enumerate(UPPER, start=1)}
THREE_OR_MORE = ("311", "32", "41", "5")


def thirteen(five_of_a_kind: str) -> dict[str, Scorer]:
    return UPPER_SCORERS | {
        "three_of_a_kind": total_if(*THREE_OR_MORE),
        "four_of_a_kind": total_if("41", "5"),
        "full_house": fixed_if(25, "32"),
        "small_straight": run_of_four(30),
        "large_straight": exactly(40, "12345", "23456"),
        five_of_a_kind: fixed_if(50, "5"),
        "chance": everything,
    }


SCORERS: dict[str, dict[str, Scorer]] = {
    "yacht": UPPER_SCORERS
    | {
        "choice": everything,
        "four_of_a_kind": total_if("41", "5"),
        "full_house": total_if("32", "5"),
        "small_straight": run_of_four(15),
        "large_straight": exactly(30, "12345", "23456"),
        "yacht": fixed_if(50, "5"),
    },
    "yatzy": UPPER_SCORERS
    | {
        "one_pair": several(2),
        "two_pairs": two_pairs,
        "three_of_a_kind": several(3),
        "four_of_a_kind": several(4),
        "small_straight": exactly(15, "12345"),
        "large_straight": exactly(20, "23456"),
        "full_house": total_if("32"),
        "chance": everything,
        "yatzy": fixed_if(50, "5"),
    },
    "classic-13": thirteen("yacht"),
    "traditional-yacht": {
        "yacht": fixed_if(50, "5"),
        "big_straight": exactly(30, "23456"),
        "little_straight": exactly(30, "12345"),
        "four_of_a_kind": total_if("41", "5"),
        "full_house": total_if("32"),
        "choice": everything,
    }
    | dict(reversed(UPPER_SCORERS.items())),
    "yahtzee": thirteen("yahtzee"),
    "yahtzee-upper-first": thirteen("yahtzee"),
}


def legal_scores(ruleset: str, card: Mapping[str, int], dice: tuple[int, ...]) -> dict[str, tuple[int, int]]:
    """The legal categories with their points and extra bonus."""
    scorers = SCORERS[ruleset]
    box = JOKER_BOX.get(ruleset)
    bonus = 100 if box and card.get(box) == 50 and shape(dice) == "5" else 0
    if box and box in card and shape(dice) == "5":
        return {key: (points, bonus) for key, points in _joker_scores(ruleset, card, dice).items()}
    free = [key for key in scorers if key not in card]
    if ruleset == "yahtzee-upper-first" and any(key in UPPER for key in free):
        free = [key for key in free if key in UPPER]
    return {key: (scorers[key](dice), bonus) for key in free}


def _joker_scores(ruleset: str, card: Mapping[str, int], dice: tuple[int, ...]) -> dict[str, int]:
    own = UPPER[dice[0] - 1]
    if own not in card:
        return {own: sum(dice)}
    full_value = {"full_house": 25, "small_straight": 30, "large_straight": 40}
    lower = {key: full_value.get(key, sum(dice)) for key in SCORERS[ruleset] if key not in UPPER and key not in card}
    upper = {key: 0 for key in UPPER if key not in card}
    if ruleset == "yahtzee-upper-first":
        return upper or lower
    return lower or upper
