"""What is typed at the table."""

import pytest

from yachtapi_client.cli.moves import Keep, Score, Table, Unclear, Word, understand

NAMES = {
    "ones": "Ones",
    "fours": "Fours",
    "sixes": "Sixes",
    "choice": "Choice",
    "four-of-a-kind": "Four of a Kind",
    "yacht": "Yacht",
}
OPEN = ["ones", "fours", "sixes", "four-of-a-kind", "yacht"]
TABLE = Table(dice=[1, 2, 6, 6, 6], rolls_left=2, names=NAMES, open=OPEN)
LAST = Table(dice=[1, 2, 6, 6, 6], rolls_left=0, names=NAMES, open=OPEN)


@pytest.mark.parametrize(
    ("line", "faces"),
    [
        ("66", (6, 6)),
        ("6 1", (1, 6)),
        ("keep 6 6", (6, 6)),
        ("KEEP 6,6", (6, 6)),
        ("k 66", (6, 6)),
        ("k", ()),
        ("roll", ()),
        ("keep nothing", ()),
    ],
)
def test_faces_are_kept_however_they_are_typed(line: str, faces: tuple[int, ...]) -> None:
    assert understand(line, TABLE) == Keep(faces)


@pytest.mark.parametrize(
    ("line", "category"),
    [
        ("sixes", "sixes"),
        ("Six", "sixes"),
        ("s 3", "sixes"),
        ("score sixes", "sixes"),
        ("#3", "sixes"),
        ("fours", "fours"),
        ("four of", "four-of-a-kind"),
        ("four-of-a-kind", "four-of-a-kind"),
        ("y", "yacht"),
    ],
)
def test_a_category_goes_by_name_by_the_start_of_it_and_by_number(line: str, category: str) -> None:
    assert understand(line, TABLE) == Score(category)


def test_a_number_alone_is_a_category_only_when_no_throws_are_left() -> None:
    assert understand("6", TABLE) == Keep((6,))
    assert understand("6", LAST) == Score("yacht")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "help"),
        ("four", "Fours or Four of a Kind"),
        ("choice", "can't be scored now"),
        ("s 4", "can't be scored now"),
        ("s 7", "1 to 6"),
        ("s 0", "1 to 6"),
        ("33", "no 3 on the table"),
        ("6666", "there are 3"),
        ("keep all", "name a category"),
        ("keep sixes", "by their faces"),
        ("nonsense", "nonsense"),
        ("...", "no category"),
        ("²", "no category"),
    ],
)
def test_what_can_not_be_done_is_answered_with_a_sentence(line: str, said: str) -> None:
    answer = understand(line, TABLE)
    assert isinstance(answer, Unclear)
    assert said in answer.sentence


def test_nothing_is_kept_when_no_throws_are_left() -> None:
    assert isinstance(understand("66 1", LAST), Unclear)
    assert isinstance(understand("roll", LAST), Unclear)


@pytest.mark.parametrize(("line", "name"), [("?", "help"), ("q", "leave"), ("Resign", "resign"), ("hint", "advice")])
def test_words_are_known(line: str, name: str) -> None:
    assert understand(line, TABLE) == Word(name)
