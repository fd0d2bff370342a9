"""``?dry_run=true``: an action is done and undone in one transaction, and answered with what it did.

It runs the very services that it tries out, so it refuses what they refuse. As nothing is committed, nobody is told.
"""

import functools
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from django.db import transaction
from django.http import HttpResponseBase
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.idempotency import key_of
from games.tournaments.api.serializers import DryRunQuery
from yachtapi.body import given

View = TypeVar("View", bound=APIView)
Arguments = ParamSpec("Arguments")
Act = Callable[Concatenate[View, Request, Arguments], HttpResponseBase]


def can_be_tried(act: Act[View, Arguments]) -> Act[View, Arguments]:
    """Let a view's action be tried out; it stands above ``idempotent``, as what was not done has no key to keep."""
    undecorated: Callable[..., Any] = getattr(act, "__wrapped__", act)

    @functools.wraps(act)
    def answer(view: View, request: Request, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> HttpResponseBase:
        if not is_dry_run(request):
            return act(view, request, *args, **kwargs)
        if hasattr(act, "is_idempotent"):
            key_of(request)  # it is not kept, but still has to be one
        with transaction.atomic():
            tried = undecorated(view, request, *args, **kwargs)
            transaction.set_rollback(True)
        return Response(_plain(tried.data), status=200)

    return answer


def is_dry_run(request: Request) -> bool:
    """Whether the request asks for one; raises ValidationError."""
    wanted: bool = given(DryRunQuery, request.query_params)["dry_run"]
    return wanted


def _plain(shown: Any) -> dict[str, Any]:
    return {**shown, "dry_run": True}
