"""Requests that are wrong in one way or several, for every method of every path in the OpenAPI document."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

from tests.serve.oddities import HEADERS, NAMES, ODD_BODIES, ODD_PARTS, ODD_VALUES, TYPES, VALUES
from tests.serve.wire import Wire
from yachtapi.documentation import document

METHODS = ("get", "head", "post", "put", "patch", "delete")
Twist = Callable[[Wire, Random, "World"], None]


@dataclass(frozen=True, slots=True)
class World:
    """A player, and what there is for him to ask about, by the names of the parameters."""

    token: str
    ids: dict[str, tuple[str, ...]]

    def known(self, name: str, chance: Random) -> str:
        """Something that exists."""
        return chance.choice(self.ids[name])

    def anything(self, chance: Random) -> str:
        """Something that exists, of any kind."""
        return self.known(chance.choice(list(self.ids)), chance)


@dataclass(frozen=True, slots=True)
class Target:
    """A method of a path, with a body that would do, if it takes one."""

    method: str
    path: str
    bodies: tuple[dict[str, Any], ...]

    def sound(self, world: World, chance: Random) -> Wire:
        """A request with nothing wrong about it."""
        path = self.path
        for name in world.ids:
            path = path.replace(f"{{{name}}}", world.known(name, chance))
        wire = Wire(self.method.upper().encode(), path.encode())
        wire.set(b"Host", b"127.0.0.1")
        wire.set(b"Authorization", f"Bearer {world.token}".encode())
        if self.bodies:
            wire.body = json.dumps(chance.choice(self.bodies)).encode()
            wire.set(b"Content-Type", b"application/json")
        return wire


def targets() -> Iterator[Target]:
    """Each path of the document with each method: those that it has thrice, and those that it does not have."""
    for path, operations in document()["paths"].items():
        for method in METHODS:
            target = Target(method, path, tuple(_bodies(operations.get(method, {}))))
            yield from [target] * (3 if method in operations else 1)


def fuzzed(target: Target, world: World, chance: Random) -> Wire:
    """The request with one to three things wrong."""
    wire = target.sound(world, chance)
    for twist in chance.sample(TWISTS, chance.choice((1, 1, 1, 2, 3))):
        twist(wire, chance, world)
    return wire


def _bodies(operation: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for content in operation.get("requestBody", {}).get("content", {}).values():
        for example in content.get("examples", {}).values():
            yield example["value"]


def token(wire: Wire, chance: Random, world: World) -> None:
    """Something else than a token of ours."""
    good = world.token.encode()
    odd = chance.choice(
        [
            b"",
            b"Bearer",
            b"Bearer ",
            b"Bearer \xff\xfe\xc3(",
            b"Bearer " + good + b"0",
            b"Bearer " + good[:-1],
            b"bearer " + good,
            b"Token " + good,
            b"Basic YTpi",
            b"Bearer " + good + b" " + good,
            b"Bearer " + b"a" * 6000,
            b"Bearer " + good.upper(),
            b"Bearer \xe2\x80\x8b" + good,
            good,
            b"Bearer '; DROP TABLE players_token; --",
        ]
    )
    wire.set(b"Authorization", odd)
    if chance.random() < 0.2:
        wire.headers.append((b"Authorization", b"Bearer " + good))
    if chance.random() < 0.1:
        wire.drop(b"Authorization")


def path(wire: Wire, chance: Random, world: World) -> None:
    """A part of the path replaced by something of another kind, or none, or many."""
    parts = wire.target.split(b"/")
    if len(parts) < 2:
        return  # another twist has made it no path at all
    place = chance.randrange(1, len(parts))
    odd = world.anything(chance) if chance.random() < 0.4 else chance.choice(ODD_PARTS)
    clean = quote(odd, safe="%'\"<>{}$;:+@!*(),=-._~")
    match chance.randrange(6):
        case 0:
            parts.insert(place, clean.encode())
        case 1:
            del parts[place]
        case _:
            parts[place] = clean.encode()
    wire.target = b"/".join(parts) or b"/"
    if not wire.target.startswith(b"/"):
        wire.target = b"/" + wire.target


def query(wire: Wire, chance: Random, world: World) -> None:
    """Parameters that nobody sends."""
    values = [*VALUES, world.anything(chance)]
    pairs = [f"{chance.choice(NAMES)}={chance.choice(values)}" for _ in range(chance.choice((1, 1, 2, 30)))]
    joint = chance.choice(["&", "&", "&&", ";"])
    wire.target = wire.target + b"?" + joint.join(pairs).encode()


def body(wire: Wire, chance: Random, world: World) -> None:
    """What is no JSON, no object, or none of ours."""
    wire.body = chance.choice(ODD_BODIES)
    wire.set(b"Content-Type", b"application/json")


def content_type(wire: Wire, chance: Random, world: World) -> None:
    """A body that says to be something else, or nothing."""
    wire.body = wire.body or b"{}"
    wire.set(b"Content-Type", chance.choice(TYPES))
    if chance.random() < 0.2:
        wire.drop(b"Content-Type")
    if chance.random() < 0.2:
        wire.set(b"Content-Encoding", chance.choice([b"gzip", b"br", b"identity", b"nonsense"]))


def value(wire: Wire, chance: Random, world: World) -> None:
    """A field with a value of another kind, one too many, or one too few."""
    try:
        fields = json.loads(wire.body or b"{}")
    except (ValueError, RecursionError):
        return
    if not isinstance(fields, dict):
        return
    name = chance.choice([*fields, "id", "owner", "seed", "scopes", "kind", "name", "__class__", "keep", "seat"])
    fields[name] = chance.choice([*ODD_VALUES, world.anything(chance)])
    if chance.random() < 0.2:
        fields.pop(chance.choice(list(fields)))
    wire.body = json.dumps(fields, ensure_ascii=True).encode()
    wire.set(b"Content-Type", b"application/json")


def header(wire: Wire, chance: Random, world: World) -> None:
    """A header with an absurd value, perhaps twice."""
    name = chance.choice(list(HEADERS))
    odd = chance.choice(HEADERS[name])
    wire.set(name, odd)
    if name == b"Transfer-Encoding" and wire.body is not None and odd.endswith(b"chunked"):
        wire.body = b"%x\r\n" % len(wire.body) + wire.body + b"\r\n0\r\n\r\n"
    elif name == b"Transfer-Encoding":
        wire.body = b"0\r\n\r\n"
    elif name == b"Content-Length":
        wire.body = (wire.body or b"{}")[:2].ljust(2)
    elif chance.random() < 0.2:
        wire.headers.append((name, chance.choice(HEADERS[name])))


def line(wire: Wire, chance: Random, world: World) -> None:
    """A request line that is hardly one."""
    match chance.randrange(4):
        case 0:
            odd = [b"TRACE", b"CONNECT", b"PROPFIND", b"OPTIONS", b"get", b"G\xffT", b"X" * 200, b"QUERY"]
            wire.method = chance.choice(odd)
        case 1:
            wire.version = chance.choice([b"HTTP/1.0", b"HTTP/0.9", b"HTTP/2.0", b"HTTP/9.9", b"nonsense"])
        case 2:
            wire.target = chance.choice(
                [b"*", b"", b"http://127.0.0.1/api/v1/keys/", b"//", b"/api/v1/keys/#x", b"/\xff"]
            )
        case _:
            wire.target = wire.target.rstrip(b"/")


TWISTS: tuple[Twist, ...] = (token, path, query, body, content_type, value, value, header, header, header, line)
