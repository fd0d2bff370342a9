"""A whole tournament of bots that know the server by the SDK alone, to its last place."""

from contextlib import ExitStack

import pytest

from tests.sdk.bots.conftest import EXAMPLES, Runner, address, ended
from tests.sdk.bots.test_running import assert_every_turn_is_played_once
from tests.serve.server import Server, wait_for
from yachtapi_client import Client


@pytest.mark.parametrize(
    ("bots", "format_", "shared"),
    [
        (("random", "greedy", "random", "greedy"), {"kind": "swiss", "rounds": 2}, {}),
        (("random", "greedy"), {"kind": "single_elimination"}, {"shared_dice": True, "lockstep": True}),
    ],
    ids=["Swiss", "knock-out with shared dice"],
)
def test_bots_play_a_tournament_to_its_last_place(
    server: Server,
    opened: ExitStack,
    runner: Runner,
    bots: tuple[str, ...],
    format_: dict[str, object],
    shared: dict[str, object],
) -> None:
    organiser = opened.enter_context(Client.guest(address(server), name="Organiser"))
    cup = organiser.tournaments.create(name="Cup", ruleset="yacht", format_=format_, rehearsal=True, **shared)
    organiser.tournaments.open(cup.id)
    runners = [
        runner(EXAMPLES / f"{bot}_bot.py", "--name", f"{bot} {number}", "--tournament", cup.id)
        for number, bot in enumerate(bots)
    ]
    wait_for(lambda: len(organiser.entrants.list(cup.id).all()) == len(bots), 60)
    organiser.tournaments.start(cup.id)
    for each in runners:
        ended(each, 240)
    events = list(organiser.tournaments.follow(cup.id))
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    standings = organiser.tournaments.standings(cup.id)
    assert standings.status == "finished"
    assert len(standings.standings) == len(bots)
    for match in organiser.matches.list(cup.id):
        for played in match.games:
            if played.game_id is not None:
                assert_every_turn_is_played_once(organiser.games.get(played.game_id))
