"""Longer texts at the table."""

from __future__ import annotations

from collections.abc import Mapping

from yachtapi_client.cli.dice import faces
from yachtapi_client.cli.terminal import plain
from yachtapi_client.core import models

SHOWN = 3  # of the actions that an advice weighs

HELP_WITHOUT_HINTS = """\
  66, 6 6, keep 6 6   keep these faces and throw the other dice
  roll                throw all dice again
  sixes, six, s 6     score: a category's name, as much of it as makes it clear, or s and its number
  card                draw the scorecards again
  rules               the rules
  resign              give the game up
  leave               get up; the game waits for you
Under “now” stands what the dice are worth. With no throws left a number alone is a category's."""
HELP = f"{HELP_WITHOUT_HINTS}\n  advice              what perfect play would do"


def rules(ruleset: models.Ruleset) -> str:
    """The rules, a line a category."""
    sentences = [plain(sentence) for sentence in (ruleset.summary, *ruleset.rule_sentences)]
    categories = [f"  {plain(category.name)}: {plain(category.rule)}" for category in ruleset.categories]
    return "\n".join([*sentences, *categories])


def advice(given: models.Advice | models.Solving, names: Mapping[str, str]) -> str:
    """The best actions, with what the others give away."""
    if isinstance(given, models.Solving):
        return "Perfect play is being worked out for these rules; ask again in a moment."
    return "\n".join(_action(action, names) for action in given.actions[:SHOWN])


def _action(action: models.AdvisedCategory | models.AdvisedKeep, names: Mapping[str, str]) -> str:
    if isinstance(action, models.AdvisedCategory):
        what = f"score {names.get(action.category, action.category)}"
    else:
        what = f"keep {faces(action.keep)}" if action.keep else "throw all"
    loss = f"gives away {action.regret:.2f}" if action.regret >= 0.005 else "best"
    return f"  {what}: {loss}, {action.value:.1f} points to come"
