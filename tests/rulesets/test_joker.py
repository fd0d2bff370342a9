"""The forced joker and the bonus for a further five of a kind, at every edge."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rulesets import catalog
from rulesets.dice import Dice
from rulesets.errors import CategoryFilled, CategoryNotLegal
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard
from rulesets.turn import is_joker, score, scores
from tests.rulesets.second_opinion import SCORERS, UPPER, legal_scores
from tests.rulesets.test_score_tables import ROLLS

FIVES = (5, 5, 5, 5, 5)
LOWER_FULL = {
    "three_of_a_kind": 20,
    "four_of_a_kind": 22,
    "full_house": 25,
    "small_straight": 30,
    "large_straight": 40,
    "chance": 21,
}
GAMES_WITH_JOKER = [("classic-13", "yacht"), ("yahtzee", "yahtzee")]
with_joker = pytest.mark.parametrize(("key", "box"), GAMES_WITH_JOKER)


def legal(ruleset: Ruleset, card: Scorecard, dice: Dice) -> dict[str, tuple[int, int]]:
    return {one.category: (one.points, one.bonus) for one in scores(ruleset, card, dice) if one.legal}


@with_joker
@pytest.mark.parametrize(("held", "bonus"), [(50, 100), (0, 0)])
def test_step_1_the_matching_upper_category_is_the_only_legal_one(key: str, box: str, held: int, bonus: int) -> None:
    assert legal(catalog.get(key), Scorecard({box: held}), FIVES) == {"fives": (25, bonus)}


@with_joker
@pytest.mark.parametrize(("held", "bonus"), [(50, 100), (0, 0)])
def test_step_2_any_open_lower_category_at_full_value(key: str, box: str, held: int, bonus: int) -> None:
    assert legal(catalog.get(key), Scorecard({box: held, "fives": 15}), FIVES) == {
        "three_of_a_kind": (25, bonus),
        "four_of_a_kind": (25, bonus),
        "full_house": (25, bonus),
        "small_straight": (30, bonus),
        "large_straight": (40, bonus),
        "chance": (25, bonus),
    }


@with_joker
@pytest.mark.parametrize(("held", "bonus"), [(50, 100), (0, 0)])
def test_step_3_any_open_upper_category_for_0(key: str, box: str, held: int, bonus: int) -> None:
    card = Scorecard({box: held, "fives": 15, "ones": 3, **LOWER_FULL})
    assert legal(catalog.get(key), card, FIVES) == dict.fromkeys(("twos", "threes", "fours", "sixes"), (0, bonus))


@with_joker
def test_while_the_box_is_open_five_equal_dice_go_anywhere_at_face_value(key: str, box: str) -> None:
    offered = legal(catalog.get(key), Scorecard(), FIVES)
    assert offered == {category: (scorer(FIVES), 0) for category, scorer in SCORERS[key].items()}
    assert offered["full_house"] == (0, 0)
    assert offered[box] == (50, 0)


@with_joker
def test_a_first_five_of_a_kind_put_elsewhere_starts_no_bonus(key: str, box: str) -> None:
    assert score(catalog.get(key), Scorecard({"fives": 25}), FIVES, "chance").bonus == 0


@with_joker
def test_the_filled_box_takes_no_further_five_of_a_kind(key: str, box: str) -> None:
    with pytest.raises(CategoryFilled) as refused:
        score(catalog.get(key), Scorecard({box: 50}), FIVES, box)
    assert refused.value.facts == {"category": box, "legal": ["fives"]}


def test_a_category_the_joker_forbids_is_refused_with_the_legal_ones() -> None:
    with pytest.raises(CategoryNotLegal) as refused:
        score(catalog.get("yahtzee"), Scorecard({"yahtzee": 0}), FIVES, "large_straight")
    assert refused.value.facts == {"category": "large_straight", "legal": ["fives"]}


def test_four_equal_dice_are_no_joker() -> None:
    assert not is_joker(catalog.get("yahtzee"), Scorecard({"yahtzee": 50}), (4, 5, 5, 5, 5))


@pytest.mark.parametrize("key", ["yacht", "yatzy", "traditional-yacht"])
def test_a_ruleset_without_a_joker_pays_no_extra_bonus(key: str) -> None:
    box = "yatzy" if key == "yatzy" else "yacht"
    offered = legal(catalog.get(key), Scorecard({box: 50}), FIVES)
    assert len(offered) == len(catalog.get(key).categories) - 1
    assert {bonus for _, bonus in offered.values()} == {0}


class TestUpperFirst:
    ruleset = catalog.get("yahtzee-upper-first")

    def test_no_lower_category_is_legal_while_an_upper_one_is_open(self) -> None:
        assert list(legal(self.ruleset, Scorecard({"ones": 1}), (1, 2, 3, 4, 5))) == list(UPPER[1:])

    def test_the_illegal_categories_show_0(self) -> None:
        offered = {one.category: one for one in scores(self.ruleset, Scorecard(), FIVES)}
        assert (offered["chance"].points, offered["chance"].bonus, offered["chance"].legal) == (0, 0, False)

    def test_the_last_upper_category_opens_the_lower_section(self) -> None:
        five_filled = dict.fromkeys(UPPER[:5], 0)
        assert list(legal(self.ruleset, Scorecard(five_filled), FIVES)) == ["sixes"]
        assert "sixes" not in legal(self.ruleset, Scorecard(dict.fromkeys(UPPER, 0)), FIVES)

    def test_full_means_six_filled_categories_not_63_points(self) -> None:
        offered = legal(self.ruleset, Scorecard(dict.fromkeys(UPPER, 0)), (1, 2, 3, 4, 5))
        assert offered["large_straight"] == (40, 0)

    def test_a_joker_whose_category_is_filled_goes_for_0_into_an_open_upper_one(self) -> None:
        card = Scorecard({"yahtzee": 50, "fives": 15, "ones": 3})
        assert legal(self.ruleset, card, FIVES) == dict.fromkeys(("twos", "threes", "fours", "sixes"), (0, 100))

    def test_a_joker_goes_into_the_lower_section_once_the_upper_one_is_full(self) -> None:
        card = Scorecard({"yahtzee": 50, **dict.fromkeys(UPPER, 0)})
        assert legal(self.ruleset, card, FIVES)["large_straight"] == (40, 100)


@given(data=st.data(), key=st.sampled_from(catalog.keys()))
@example(data=None, key="yahtzee")
def test_any_scorecard_and_roll_offers_what_a_second_scorer_says(data: st.DataObject | None, key: str) -> None:
    ruleset = catalog.get(key)
    filled = data.draw(st.sets(st.sampled_from(list(ruleset.by_key)))) if data else {"yahtzee"}
    card = {key: 50 if key in ("yacht", "yahtzee") else 0 for key in filled}
    for dice in ROLLS if data is None else data.draw(st.lists(st.sampled_from(ROLLS[::-1] + [FIVES] * 50), max_size=9)):
        assert legal(ruleset, Scorecard(card), dice) == legal_scores(ruleset.key, card, dice)
