"""The same request twice is one change: the answer is kept in the transaction of its effect.

A twin that arrives while the first still runs waits at the unique index (PostgreSQL) or for the write lock (SQLite),
then repeats the stored answer. Refusals roll back together with the claim, so a refused request may be tried again.
"""

import functools
import json
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Concatenate, ParamSpec, TypeVar

from django.db import OperationalError, transaction
from django.http import HttpResponse, HttpResponseBase
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.errors import IdempotencyKeyInUse, IdempotencyKeyReused, InvalidIdempotencyKey
from games.models.idempotency import IdempotencyKey
from games.players.models import Player

KEY = re.compile(r"[!-~]{1,255}")
LOCK_NOT_AVAILABLE = "55P03"  # PostgreSQL's SQLSTATE when lock_timeout ends a wait

View = TypeVar("View", bound=APIView)
Arguments = ParamSpec("Arguments")
Post = Callable[Concatenate[View, Request, Arguments], Response]
Answer = Callable[Concatenate[View, Request, Arguments], HttpResponseBase]


def idempotent(post: Post[View, Arguments]) -> Answer[View, Arguments]:
    """Let a signed-in player's ``Idempotency-Key`` make a view's ``post`` happen once."""

    @functools.wraps(post)
    def answer(view: View, request: Request, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> HttpResponseBase:
        key = key_of(request)
        if key is None or not isinstance(request.user, Player):
            return post(view, request, *args, **kwargs)
        wanted = _row(request, request.user, key)
        with transaction.atomic():
            claimed = _claim(wanted)
            if claimed.pk != wanted.pk:
                return _repeat(claimed, wanted)
            response = post(view, request, *args, **kwargs)
            _keep(claimed, response)
        return response

    answer.is_idempotent = True  # type: ignore[attr-defined]  # the schema's test compares it with what is declared
    return answer


def key_of(request: Request) -> str | None:
    """A signed-in player's key, if there is one; raises InvalidIdempotencyKey."""
    key = request.headers.get("Idempotency-Key") if isinstance(request.user, Player) else None
    if key is not None and not KEY.fullmatch(key):
        raise InvalidIdempotencyKey()
    return key


def _row(request: Request, player: Player, key: str) -> IdempotencyKey:
    body = json.dumps(request.data, sort_keys=True, separators=(",", ":"))
    digest = sha256(body.encode()).hexdigest()
    path = request.path[:200]  # nothing that exists has a longer one
    return IdempotencyKey(player=player, method=request.method or "", path=path, key=key, body_sha256=digest)


def _claim(wanted: IdempotencyKey) -> IdempotencyKey:
    """The row that holds the key now: the wanted one, or that of the request which came first."""
    try:
        # Not get_or_create: a conflict ignored by the database needs no savepoint.
        IdempotencyKey.objects.bulk_create([wanted], ignore_conflicts=True)
    except OperationalError as error:
        if getattr(error.__cause__, "sqlstate", None) == LOCK_NOT_AVAILABLE:
            raise IdempotencyKeyInUse() from error
        raise
    return IdempotencyKey.objects.get(player=wanted.player, method=wanted.method, path=wanted.path, key=wanted.key)


def _keep(claimed: IdempotencyKey, response: Response) -> None:
    if response.status_code >= 400:
        transaction.set_rollback(True)
        return
    claimed.status = response.status_code
    claimed.headers = {name: value for name, value in response.items() if name != "Content-Type"}
    claimed.body = JSONRenderer().render(response.data).decode()
    claimed.save(update_fields=["status", "headers", "body"])


def _repeat(stored: IdempotencyKey, wanted: IdempotencyKey) -> HttpResponse:
    if stored.body_sha256 != wanted.body_sha256:
        raise IdempotencyKeyReused()
    headers: dict[str, Any] = {**stored.headers, "Idempotency-Replayed": "true"}
    return HttpResponse(stored.body, status=stored.status, content_type="application/json", headers=headers)
