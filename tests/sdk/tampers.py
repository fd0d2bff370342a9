"""Ways to break a record, each with the event that is then the first wrong one and what is said of it."""

import copy
from collections.abc import Callable
from typing import Any

from tests.sdk import forge
from tests.sdk.seals import Document, first


def base() -> Document:
    """Return a game with something of everything: a person, an engine, two leavers, a roll-off and a clock."""
    return forge.play(
        ruleset="yahtzee",
        strategies=(None, "random", None, None),
        order="roll_off",
        client_seeds=("mine", "", "yours", ""),
        turn_seconds=60,
        leaves={3: ("seat.resigned", 3), 12: ("seat.timed_out", 2)},
        number=8,
    )


def is_again(data: Document) -> bool:
    return bool(data["roll"] == 2 and data["seat"] == 0 and data["keep"])


def by_seat_0(data: Document) -> bool:
    return bool(data["seat"] == 0)


def events_of(document: Document) -> list[Document]:
    events: list[Document] = document["events"]
    return events


Change = Callable[[Document], Document]
"""Breaks a record; returns the event that must be named."""


def put(kind: str, wanted: Callable[[Document], bool] = lambda data: True, **changes: Any) -> Change:
    def change(document: Document) -> Document:
        event = first(document, kind, wanted)
        event["data"] |= changes
        return event

    return change


def option(**changes: Any) -> Change:
    def change(document: Document) -> Document:
        document["events"][0]["data"]["options"] |= changes
        return events_of(document)[0]

    return change


def insert(kind: str, data: Document, before: str, wanted: Callable[[Document], bool] = lambda data: True) -> Change:
    def change(document: Document) -> Document:
        place = first(document, before, wanted)
        event = {"type": kind, "data": data, "at": place["at"]}
        document["events"].insert(document["events"].index(place), event)
        return event

    return change


def remove(kind: str, wanted: Callable[[Document], bool] = lambda data: True) -> Change:
    """Take an event out; the one after it is then the first wrong one."""

    def change(document: Document) -> Document:
        events = events_of(document)
        place = events.index(first(document, kind, wanted))
        del events[place]
        return events[place]

    return change


def swap(kind: str) -> Change:
    def change(document: Document) -> Document:
        events = events_of(document)
        place = events.index(first(document, kind))
        events[place], events[place + 1] = events[place + 1], events[place]
        return events[place]

    return change


def keep_what_was_not_there(document: Document) -> Document:
    event = first(document, "turn.rolled", is_again)
    before = document["events"][document["events"].index(event) - 1]["data"]["dice"]
    event["data"]["keep"] = [next(face for face in range(1, 7) if face not in before)]
    return event


def keep_everything(document: Document) -> Document:
    event = first(document, "turn.rolled", is_again)
    event["data"]["keep"] = document["events"][document["events"].index(event) - 1]["data"]["dice"]
    event["data"]["thrown"] = []
    return event


def keep_unsorted(document: Document) -> Document:
    event = first(document, "turn.rolled", lambda data: data["seat"] == 0 and len(set(data["keep"])) > 1)
    event["data"]["keep"].reverse()
    return event


def throw_better(document: Document) -> Document:
    event = first(document, "turn.rolled", lambda data: data["thrown"][0] < 6)
    event["data"]["thrown"][0] = 6
    event["data"]["dice"] = sorted(event["data"]["keep"] + event["data"]["thrown"])
    return event


def throw_a_fourth_time(document: Document) -> Document:
    event = first(document, "turn.rolled", lambda data: data["roll"] == 3)
    fourth = copy.deepcopy(event)
    fourth["data"]["roll"] = 4
    document["events"].insert(document["events"].index(event) + 1, fourth)
    return fourth


def second_of_three_rolls_left_out(document: Document) -> Document:
    third = first(document, "turn.rolled", lambda data: data["roll"] == 3)
    del document["events"][document["events"].index(third) - 1]
    return third


def fill_twice(document: Document) -> Document:
    scored = [event for event in events_of(document) if event["type"] == "turn.scored" and event["data"]["seat"] == 0]
    earlier, later = scored[:2]
    later["data"]["category"] = earlier["data"]["category"]
    return later


def play_on_after_the_end(document: Document) -> Document:
    event = copy.deepcopy(first(document, "turn.started"))
    document["events"].append(event)
    return event


def stop_before_the_end(document: Document) -> Document:
    del document["events"][-1]
    return events_of(document)[-1]


def abort_a_game_that_was_lost(document: Document) -> Document:
    event = events_of(document)[-1]
    event["type"], event["data"] = "game.aborted", {"reason": "sorry"}
    return event


def finish_early(document: Document) -> Document:
    event = first(document, "turn.started", lambda data: data["n"] == 20)
    events = events_of(document)
    place = events.index(event)
    events[place:] = [events[-1]]
    return events[place]


def one_point_more_in_the_results(document: Document) -> Document:
    event = events_of(document)[-1]
    event["data"]["results"][0]["total"] += 1
    return event


def another_rank(document: Document) -> Document:
    event = events_of(document)[-1]
    event["data"]["results"][2]["rank"] = 4
    return event


TAMPERS: dict[str, tuple[Change, str]] = {
    "another game's id": (put("game.created", game_id="other"), "game_id is"),
    "another draw_id": (put("game.created", draw_id="other"), "draw_id is"),
    "another ruleset": (put("game.created", ruleset="yatzy"), "ruleset is"),
    "another digest": (put("game.created", ruleset_digest="00" * 32), "ruleset_digest is"),
    "another commitment": (put("game.created", commitment="00" * 32), "commitment is"),
    "too many seats": (option(seats=11), "from 1 to 10"),
    "true seats": (option(seats=True), "from 1 to 10"),
    "an unknown order": (option(order="youngest"), "must be one of"),
    "no time": (option(turn_seconds=0), "turn_seconds"),
    "an unknown visibility": (option(visibility="secret"), "visibility"),
    "a rated game with a given seed": (option(rated=True, seeded=True), "never rated"),
    "a number for a truth": (option(rated=0), "true or false"),
    "a seat taken twice": (put("seat.joined", lambda data: data["seat"] == 2, seat=0), "seat 0 is taken"),
    "a seat that is not there": (put("seat.joined", lambda data: data["seat"] == 2, seat=4), "the seat must"),
    "a nameless player": (put("seat.joined", player_id=""), "player_id"),
    "an engine without a name": (put("seat.joined", lambda data: "strategy" in data, strategy=None), "strategy"),
    "a name in the log": (put("seat.joined", name="Alice"), "does not belong"),
    "leaving an empty seat": (insert("seat.left", {"seat": 3}, "seat.joined"), "nobody sits"),
    "a start with an empty seat": (remove("seat.joined", lambda data: data["seat"] == 3), "every seat"),
    "a better throw for the order": (put("order.rolled", dice=[6, 6, 6, 6, 6]), "the dice are"),
    "another seat's throw for the order": (put("order.rolled", seat=1), "seat is"),
    "a missing throw for the order": (remove("order.rolled"), "seat is"),
    "a throw for the order too many": (
        insert("order.rolled", {"attempt": 2, "seat": 0, "dice": [1, 1, 1, 1, 1]}, "game.started"),
        "no throw",
    ),
    "joining between throws for the order": (
        insert("seat.left", {"seat": 3}, "game.started"),
        "can't come here",
    ),
    "another first seat": (put("game.started", first_seat=9), "seat 9 starts"),
    "a start without the first turn": (remove("turn.started"), "can't come here"),
    "two starts": (swap("game.started"), "can't come here"),
    "another seat's turn": (put("turn.started", lambda data: data["n"] == 2, seat=9), "seat is"),
    "a turn number left out": (put("turn.started", lambda data: data["n"] == 2, n=3), "n is"),
    "another turn of the seat": (put("turn.started", lambda data: data["n"] == 2, turn=2), "turn is"),
    "more time": (put("turn.started", deadline="2030-01-01T00:00:00.000000Z"), "deadline is"),
    "no deadline": (put("turn.started", deadline=None), "deadline is"),
    "a score before the first roll": (remove("turn.rolled", by_seat_0), "can't come here|roll is|not all on the table"),
    "another lane": (put("turn.rolled", lane="1" * 2), "lane is"),
    "a shared lane": (put("turn.rolled", lane="shared"), "lane is"),
    "roll two first": (put("turn.rolled", roll=2), "roll is"),
    "dice kept before the first roll": (put("turn.rolled", keep=[6]), "not all on the table"),
    "a kept die that was not there": (keep_what_was_not_there, "not all on the table"),
    "all dice kept": (keep_everything, "all the dice are kept"),
    "kept dice unsorted": (keep_unsorted, "not sorted"),
    "a face 7 kept": (put("turn.rolled", is_again, keep=[7]), "a kept face"),
    "a better throw": (throw_better, "but the seed gives"),
    "dice out of nothing": (put("turn.rolled", dice=[6, 6, 6, 6, 6]), "the dice are"),
    "a fourth roll": (throw_a_fourth_time, "can't come here"),
    "a roll left out": (second_of_three_rolls_left_out, "roll is|not all on the table|had to"),
    "an unknown category": (put("turn.scored", by_seat_0, category="luck"), "no category"),
    "a category filled twice": (fill_twice, "filled before"),
    "points too many": (put("turn.scored", by_seat_0, points=50), "the points are"),
    "a bonus too many": (put("turn.scored", by_seat_0, bonus=100), "the bonus is"),
    "an upper bonus too early": (put("turn.scored", by_seat_0, upper_bonus=35), "the upper bonus is"),
    "a total too high": (put("turn.scored", by_seat_0, total=300), "the total is"),
    "resigning twice": (insert("seat.resigned", {"seat": 3}, "turn.scored", lambda d: d["n"] > 8), "left the game"),
    "an engine that resigns": (insert("seat.resigned", {"seat": 1}, "turn.scored"), "never resigns"),
    "resigning between two turns": (
        insert("seat.resigned", {"seat": 0}, "turn.started", lambda data: data["n"] == 6),
        "can't come here",
    ),
    "a stranger who resigns": (insert("seat.resigned", {"seat": 4}, "turn.scored"), "the seat must"),
    "time out too early": (insert("seat.timed_out", {"seat": 0}, "turn.rolled", by_seat_0), "still had time"),
    "time out of another seat": (put("seat.timed_out", seat=0), "seat is"),
    "a turn for one who left": (remove("seat.timed_out"), "can't come here"),
    "an event of no type": (insert("turn.wished", {}, "turn.scored"), "can't come here"),
    "an end too early": (finish_early, "can't come here"),
    "no end": (stop_before_the_end, "the log ends here"),
    "a game after the end": (play_on_after_the_end, "nothing, for the game is over"),
    "an abort instead of the end": (abort_a_game_that_was_lost, "can't come here"),
    "an abort without a reason": (insert("game.aborted", {"reason": ""}, "turn.scored"), "the reason"),
    "one point more in the results": (one_point_more_in_the_results, "the results are"),
    "another rank": (another_rank, "the results are"),
}
