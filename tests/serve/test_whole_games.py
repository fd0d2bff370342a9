"""A whole game of each ruleset over HTTP, while a worker plays the other seat; proved fair offline."""

from contextlib import closing

import pytest

from rulesets import catalog
from tests.serve.person import keys_of, newcomer
from tests.serve.server import Server


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_a_game_against_greedy_is_played_to_its_end_and_proved_fair(server: Server, ruleset: str) -> None:
    with closing(newcomer(server.port, chance=13)) as person:
        kept = person.play(ruleset)
        verdict = kept.verdict(keys_of(person))
    assert verdict.verdict == "fair", verdict.notes
    assert not [note for note in verdict.notes if "not recomputed" in note]
    turns = [event["data"]["seat"] for event in kept.story["events"] if event["type"] == "turn.scored"]
    categories = len(catalog.get(ruleset).categories)
    assert (turns.count(0), turns.count(1)) == (categories, categories)
    assert [result["seat"] for result in kept.story["results"]] == [0, 1]
