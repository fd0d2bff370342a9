"""Headers that nobody should send, to every operation: each is answered as the OpenAPI document says."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from django.db import transaction
from django.utils.datastructures import CaseInsensitiveMapping
from werkzeug.test import Client

from tests import contract
from tests.contract import Exchange
from tests.http.scene import Scene
from yachtapi.documentation import document
from yachtapi.wsgi import application

pytestmark = pytest.mark.django_db

WRONG_TOKENS = ["Bearer", "Bearer ", "Bearer a b", "Bearer x", "bearer \xff", "Bearer \xe9", f"Bearer {'x' * 5000}"]
ODD = {
    "Authorization": ["", "Basic YTpi", "Token x", "\xff", *WRONG_TOKENS],
    "Accept": ["", "junk", "text/html", "*", "application/json;q=0", "application/problem+json", "a/b;c=\xff, */*"],
    "Content-Type": ["", "junk", "text/plain", "application/json;", "application/json; charset=rot13", "a/\xff"],
    "Host": ["", "a b", "\xe9", "[::1", "x:99999"],
    "If-Match": ["", "17", '"0"', 'W/"1-\xe9"', '"1", "2"'],
    "If-None-Match": ["*", '"', 'W/"\xff"'],
    "Idempotency-Key": ["", "a b", "\xe9", "x" * 256, "fresh"],
    "X-Request-ID": ["", "a b", "\xe9", "x" * 129],
    "X-HTTP-Method-Override": ["DELETE"],
    "Accept-Language": ["xx;q=y", "\xe9"],
    "Cookie": ["a; b=\xff"],
    "Range": ["bytes=0-1"],
}


@dataclass(frozen=True, slots=True)
class Request:
    """An operation with what the scene has for its parameters, and the first example as its body."""

    method: str
    path: str
    body: bytes
    takes_token: bool

    def send(self, **headers: str) -> Exchange:
        """Send it as it would come from the network, and take back what it did."""
        with transaction.atomic():
            answer = Client(application).open(
                self.path,
                method=self.method,
                data=self.body,
                headers={"Content-Type": "application/json", **headers},
            )
            transaction.set_rollback(True)
        answered = CaseInsensitiveMapping(dict(answer.headers))
        return Exchange(self.method, self.path, self.body, answer.status_code, answered, answer.data)


def requests(found: Scene) -> Iterator[Request]:
    """One request for every operation."""
    cup = found.cups[2]
    known = {
        "game_id": found.games[1],
        "index": "0",
        "n": "1",
        "key": "yacht",
        "player_id": found.player_id,
        "token_id": found.spare_token_id,
        "ruleset": "yacht",
        "invitation_id": found.invitation_ids[0],
        "seek_id": found.seek_id,
        "tournament_id": cup.id,
        "entrant_id": cup.entrants[0],
        "match_id": cup.matches[0],
    }
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            body = next((json.dumps(example["value"]) for example in content.get("examples", {}).values()), "")
            takes_token = any("bearer" in one for one in operation.get("security", []))
            yield Request(method.upper(), path.format(**known), body.encode(), takes_token)


@pytest.mark.parametrize("name", ODD)
def test_an_odd_header_is_answered_as_documented(found: Scene, name: str) -> None:
    for request in requests(found):
        for value in ODD[name]:
            contract.check(request.send(**{"Authorization": f"Bearer {found.token}", name: value}))


@pytest.mark.parametrize("token", WRONG_TOKENS)
def test_a_wrong_token_is_refused_wherever_tokens_are_read(found: Scene, token: str) -> None:
    for request in requests(found):
        assert (request.send(Authorization=token).status == 401) == request.takes_token, request


def test_without_a_token_every_operation_answers_as_documented(found: Scene) -> None:
    for request in requests(found):
        contract.check(request.send())
