"""The score tables of a rules part: every category against every sorted roll, worked out once, then only looked up."""

from collections.abc import Mapping, Set
from dataclasses import dataclass

from rulesets.dice import Dice, Points, all_rolls
from rulesets.errors import Fault, InvalidRuleset, Sentence
from rulesets.patterns import pattern_of
from rulesets.rules import CategoryRules, ExtraBonusRules, JokerRules, PointsRules, Rules

PointsTable = Mapping[Dice, Points]
Matches = Mapping[str, Mapping[Dice, Dice | None]]


@dataclass(frozen=True, slots=True)
class ScoreTables:
    """Points by category and roll, plain and under a joker, and the rolls that earn an extra bonus or are a joker."""

    plain: Mapping[str, PointsTable]
    joker: Mapping[str, PointsTable]
    bonus_rolls: Set[Dice]
    joker_rolls: Set[Dice]


def score_tables(rules: Rules) -> ScoreTables:
    """The tables of checked rules; raises InvalidRuleset for a pattern no roll meets and a joker without a face."""
    matches = _matches(rules)
    joker_rolls = _rolls_meeting(matches, rules["joker"])
    if any(len(set(dice)) > 1 for dice in joker_rolls):
        raise InvalidRuleset(path="rules.joker.category", reason=Sentence("must be met by equal dice only"))
    plain = {category["key"]: _plain_table(category, matches) for category in rules["categories"]}
    _check_upper_bonus(rules, plain)
    joker = {category["key"]: _joker_table(category, matches, joker_rolls) for category in rules["categories"]}
    return ScoreTables(
        plain=plain,
        joker={key: {**plain[key], **joker[key]} for key in plain} if joker_rolls else plain,
        bonus_rolls=_rolls_meeting(matches, rules["extra_bonus"]),
        joker_rolls=joker_rolls,
    )


def _check_upper_bonus(rules: Rules, plain: Mapping[str, PointsTable]) -> None:
    upper = [category["key"] for category in rules["categories"] if category["section"] == "upper"]
    most = sum(max(plain[key].values()) for key in upper)
    bonus = rules["upper_bonus"]
    if bonus is None:
        return
    further = {f"further.{place}.": step["at_least"] for place, step in enumerate(bonus.get("further", ()))}
    for path, at_least in {"": bonus["at_least"], **further}.items():
        if at_least > most:
            reason = Sentence("can't be reached: the upper categories bring at most {most} points", most=most)
            raise InvalidRuleset(path=f"rules.upper_bonus.{path}at_least", reason=reason)


def _matches(rules: Rules) -> Matches:
    rolls = all_rolls(rules["dice"], rules["faces"])
    matches: dict[str, dict[Dice, Dice | None]] = {}
    faults: list[Fault] = []
    for position, category in enumerate(rules["categories"]):
        pattern = pattern_of(category["pattern"])
        found = {dice: pattern.match(dice) for dice in rolls}
        if not any(found.values()):
            faults.append({"path": f"rules.categories.{position}.pattern", "reason": Sentence("no roll meets it")})
        matches[category["key"]] = found
    if faults:
        raise InvalidRuleset.of(faults)
    return matches


def _plain_table(category: CategoryRules, matches: Matches) -> PointsTable:
    return {
        dice: _award(category["points"], dice, match) if match else 0
        for dice, match in matches[category["key"]].items()
    }


def _joker_table(category: CategoryRules, matches: Matches, joker_rolls: Set[Dice]) -> PointsTable:
    # A joker meets every lower pattern; where the dice do not meet it by themselves, all of them count as matched.
    if category["section"] == "upper":
        return {}
    found = matches[category["key"]]
    return {dice: _award(category["points"], dice, found[dice] or dice) for dice in joker_rolls}


def _rolls_meeting(matches: Matches, rules: ExtraBonusRules | JokerRules | None) -> Set[Dice]:
    if rules is None:
        return frozenset()
    return frozenset(dice for dice, match in matches[rules["category"]].items() if match)


def _award(points: PointsRules, dice: Dice, matched: Dice) -> Points:
    match points["kind"]:
        case "face":
            return dice.count(points["face"]) * points["face"]
        case "matching":
            return sum(matched) + points.get("plus", 0)
        case "fixed":
            return points["points"]
        case _:
            return sum(dice) + points.get("plus", 0)
