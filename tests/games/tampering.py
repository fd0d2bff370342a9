"""Logs that somebody has changed and then hashed and numbered anew, each with the event that is wrong first."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from games import record
from games.dicecup import DiceCup
from rulesets import catalog
from rulesets.dice import keeps

Events = list[dict[str, Any]]
Tampering = Callable[["Log"], int]


class Log:
    """A copy of a game's events, its seed at hand, to be changed."""

    def __init__(self, events: Events, seed: bytes) -> None:
        self.events = deepcopy(events)
        self.seed = seed

    def find(self, type: str, number: int = 0, **data: Any) -> int:
        """The place of the n-th event of a type with such data."""
        places = [
            place
            for place, event in enumerate(self.events)
            if event["type"] == type and data.items() <= event["data"].items()
        ]
        return places[number]

    def change(self, place: int, **data: Any) -> int:
        """Change an event's data; the number it has."""
        self.events[place]["data"] |= data
        return place + 1

    def insert(self, place: int, type: str, **data: Any) -> int:
        """Put a new event in; the number it gets."""
        self.events.insert(
            place, {"seq": 0, "type": type, "data": data, "at": self.events[place - 1]["at"], "hash": ""}
        )
        return place + 1

    def hash_anew(self) -> Events:
        """The events with consistent numbers and hashes."""
        head, chained = record.GENESIS, []
        for seq, event in enumerate(self.events, start=1):
            body = {**event, "seq": seq}
            del body["hash"]
            head = record.chain(head, body)
            chained.append({**body, "hash": head})
        return chained


def thrown_die(log: Log) -> int:
    place = log.find("turn.rolled", 4)
    thrown = log.events[place]["data"]["thrown"]
    other = [thrown[0] % 6 + 1, *thrown[1:]]
    return log.change(place, thrown=other, dice=sorted(log.events[place]["data"]["keep"] + other))


def dice_on_the_table(log: Log) -> int:
    place = log.find("turn.rolled", 2)
    first, *rest = log.events[place]["data"]["dice"]
    return log.change(place, dice=sorted([first % 6 + 1, *rest]))


def drawn_order(log: Log) -> int:
    place = next(
        place
        for place, event in enumerate(log.events)
        if event["type"] == "turn.rolled" and event["data"]["thrown"] != event["data"]["thrown"][::-1]
    )
    return log.change(place, thrown=log.events[place]["data"]["thrown"][::-1])


def keep_not_on_the_table(log: Log) -> int:
    place = log.find("turn.rolled", roll=2)
    on_table = log.events[place - 1]["data"]["dice"]
    return log.change(place, keep=[next(face for face in range(1, 7) if face not in on_table)])


def engines_keep(log: Log) -> int:
    """An engine that peeks: another keep, with the dice that really follow from it."""
    place = log.find("turn.rolled", roll=2, seat=1)
    data = log.events[place]["data"]
    before = log.events[place - 1]["data"]["dice"]
    other = next(kept for kept in keeps(tuple(before)) if list(kept) != data["keep"])
    started = log.events[log.find("game.started")]["data"]
    cup = DiceCup(log.seed, log.events[0]["data"]["draw_id"], tuple(started["client_seeds"]))
    group = cup.groups("1", data["turn"], rolls=3, dice=5, faces=6)[1][: 5 - len(other)]
    return log.change(place, keep=list(other), thrown=list(group), dice=sorted(other + group))


def engines_category(log: Log) -> int:
    """An engine that scores elsewhere, with the right points for that."""
    place = log.find("turn.scored", seat=1)
    rules, dice = catalog.get("yacht"), tuple(log.events[place - 1]["data"]["dice"])
    other = next(c.key for c in rules.categories if c.key != log.events[place]["data"]["category"])
    points = rules.points(other, dice)
    return log.change(place, category=other, points=points, total=points)


def persons_category_twice(log: Log) -> int:
    first = log.events[log.find("turn.scored", 0, seat=0)]["data"]["category"]
    return log.change(log.find("turn.scored", 1, seat=0), category=first)


def client_seed(log: Log) -> int:
    """The dice that follow first, those for the order of play, are the first that do not come from this seed."""
    log.change(log.find("game.started"), client_seeds=["another", "", ""])
    return log.find("order.rolled") + 1


def other_draw(log: Log) -> int:
    log.change(0, draw_id="another")
    return log.find("order.rolled") + 1


def left_out(log: Log) -> int:
    place = log.find("turn.started", 3)
    del log.events[place]
    return place + 1


def swapped(log: Log) -> int:
    place = log.find("turn.scored", 2)
    log.events[place : place + 2] = log.events[place : place + 2][::-1]
    return place + 1


def repeated(log: Log) -> int:
    place = log.find("turn.scored", 1)
    return log.insert(place + 1, "turn.scored", **log.events[place]["data"])


def cut_off(log: Log) -> int:
    return len(log.events) + (log.events.pop() is None)


def fourth_roll(log: Log) -> int:
    place = log.find("turn.rolled", roll=3)
    return log.insert(place + 1, "turn.rolled", **{**log.events[place]["data"], "roll": 4})


def first_seat(log: Log) -> int:
    place = log.find("game.started")
    return log.change(place, first_seat=(log.events[place]["data"]["first_seat"] + 1) % 3)


def shared_ranks(log: Log) -> int:
    place = log.find("game.finished")
    results = log.events[place]["data"]["results"]
    return log.change(place, results=[{**result, "rank": 1} for result in results])


def final_total(log: Log) -> int:
    place = log.find("game.finished")
    first, *rest = log.events[place]["data"]["results"]
    return log.change(place, results=[{**first, "total": first["total"] + 1}, *rest])


def added(field: str, type: str = "turn.scored", number: int = 3) -> Tampering:
    """One more in a number that an event tells."""

    def tamper(log: Log) -> int:
        place = log.find(type, number)
        return log.change(place, **{field: log.events[place]["data"][field] + 1})

    return tamper


TAMPERINGS: dict[str, Tampering] = {
    "a die that was thrown": thrown_die,
    "the dice on the table": dice_on_the_table,
    "the order in which they were drawn": drawn_order,
    "a keep that is not on the table": keep_not_on_the_table,
    "the lane": lambda log: log.change(log.find("turn.rolled", 1), lane="shared"),
    "the number of a roll": added("roll", "turn.rolled"),
    "a fourth roll": fourth_roll,
    "an engine's keep": engines_keep,
    "an engine's category": engines_category,
    "a category scored twice": persons_category_twice,
    "the points": added("points"),
    "the bonus": added("bonus"),
    "the upper bonus": added("upper_bonus"),
    "the total": added("total"),
    "the number of a turn": added("n", "turn.started"),
    "the seat of a turn": added("seat", "turn.started", number=1),
    "the seat's number of a turn": added("turn", "turn.started"),
    "who begins": first_seat,
    "a throw for the order of play": lambda log: log.change(log.find("order.rolled", 1), dice=[1, 1, 1, 1, 1]),
    "a client seed": client_seed,
    "the draw": other_draw,
    "the commitment": lambda log: log.change(0, commitment="ab" * 32),
    "the ranks": shared_ranks,
    "a final total": final_total,
    "an event left out": left_out,
    "two events swapped": swapped,
    "an event repeated": repeated,
    "the end cut off": cut_off,
    "an end after the end": lambda log: log.insert(len(log.events), "game.aborted", reason="deadline"),
    "a throw after the end": lambda log: log.insert(
        len(log.events), "turn.rolled", **log.events[log.find("turn.rolled", -1)]["data"]
    ),
    "a seat taken after the start": lambda log: log.insert(
        log.find("turn.started", 1), "seat.joined", seat=2, player_id="somebody"
    ),
    "a seat left after the start": lambda log: log.insert(log.find("turn.started", 1) + 1, "seat.left", seat=2),
    "a second creation": lambda log: log.insert(log.find("game.started"), "game.created", **log.events[0]["data"]),
    "a taken seat taken again": lambda log: log.insert(3, "seat.joined", seat=0, player_id="somebody"),
    "a seat resigned twice": lambda log: log.insert(log.find("seat.resigned") + 1, "seat.resigned", seat=2),
    "a seat resigned that there is not": lambda log: log.insert(
        log.find("turn.started", 1) + 1, "seat.resigned", seat=7
    ),
    "an event of no kind": lambda log: log.insert(log.find("turn.started", 1) + 1, "turn.undone", n=1),
}
