"""Every error as RFC 9457 ``application/problem+json``; the one place that knows statuses.

A code never changes, whatever the language of its sentences. ``STATUSES`` has one line for each refusal of ours, the
constants below have one for each fault that Django and REST framework find.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from math import ceil
from typing import TYPE_CHECKING, Any

from django.core import exceptions as django
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import Resolver404, resolve
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions as rest
from rest_framework.settings import api_settings
from rest_framework.utils.encoders import JSONEncoder

from games import errors as games
from games.api import errors as api
from games.matchmaking import errors as matchmaking
from games.players import errors as players
from games.ratings import errors as ratings
from games.tournaments import errors as tournaments
from games.tournaments.formats import errors as formats
from rulesets import errors as rulesets
from yachtapi import languages, metrics, outages, requestid
from yachtapi.outages import Outage

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as StrPromise

MEDIA_TYPE = "application/problem+json"
PLACE_WAIT = "5"  # seconds after which a place among the streams may have become free
MOST_FAULTS = 50  # an answer must not be many times as long as its question

STATUSES: dict[type[rulesets.Refusal], int] = {
    rulesets.RulesetNotFound: 404,
    rulesets.UnknownRuleset: 422,
    rulesets.InvalidRuleset: 422,
    rulesets.RulesetRetired: 409,
    rulesets.TooManyRulesets: 409,
    rulesets.UnknownCategory: 422,
    rulesets.InvalidDice: 422,
    rulesets.InvalidRoll: 422,
    rulesets.InvalidRollsLeft: 422,
    rulesets.RulesetTooLarge: 422,
    rulesets.UnreachableScorecard: 422,
    rulesets.ImpossiblePoints: 422,
    rulesets.FirstRollKeepsNothing: 422,
    rulesets.KeepNotOnTable: 422,
    rulesets.KeepsEverything: 422,
    rulesets.NoRollsLeft: 409,
    rulesets.NotRolledYet: 409,
    rulesets.CategoryFilled: 409,
    rulesets.CategoryNotLegal: 409,
    players.PlayerNotFound: 404,
    players.TokenNotFound: 404,
    players.TokenExpired: 401,
    players.ScopeMissing: 403,
    players.TooManyTokens: 409,
    players.WrongCredentials: 401,
    players.UsernameTaken: 409,
    players.AlreadyKept: 409,
    players.NotKept: 409,
    players.WrongPassword: 403,
    players.AccountGone: 409,
    players.WrongToken: 422,
    players.SamePlayer: 409,
    players.KindsDiffer: 409,
    players.NotConfirmed: 422,
    players.NotBlockable: 422,
    players.TooManyBlocks: 409,
    api.InvalidIdempotencyKey: 422,
    api.IdempotencyKeyReused: 422,
    api.IdempotencyKeyInUse: 409,
    api.InvalidIfMatch: 400,
    api.TooManyStreams: 429,
    games.GameNotFound: 404,
    games.TurnNotFound: 404,
    games.RecordNotReady: 409,
    games.DiceStillShared: 409,
    games.ThrowWaits: 409,
    games.UnknownStrategy: 422,
    games.NotYourSeat: 403,
    games.NotOwner: 403,
    games.NotWelcome: 403,
    games.SameTable: 409,
    games.SameTournament: 409,
    games.StaleVersion: 412,
    games.NotYourTurn: 409,
    games.TimeIsUp: 409,
    games.StandInPlays: 409,
    games.PlayerNotAbsent: 409,
    games.TimeoutNeedsClock: 422,
    games.RatedGameTakesNoStandIn: 422,
    games.GameNotOpen: 409,
    games.GameNotStarted: 409,
    games.GameOver: 409,
    games.GameNotOver: 409,
    games.SeatsOpen: 409,
    games.SeatTaken: 409,
    games.NoOpenSeat: 409,
    games.AlreadyResigned: 409,
    games.SeatRequired: 422,
    games.UnknownSeat: 422,
    games.SeededGameIsClosed: 409,
    games.RatedGameTakesNoHints: 422,
    games.HintsNotAllowed: 409,
    games.TooManyOpenGames: 409,
    games.TooManyGames: 409,
    games.TooManySeats: 409,
    games.TooManyInvites: 409,
    ratings.NotRated: 404,
    matchmaking.NotInvitable: 422,
    matchmaking.AlreadyInvited: 409,
    matchmaking.InvitationNotFound: 404,
    matchmaking.InvitationSettled: 409,
    matchmaking.AlreadySeeking: 409,
    matchmaking.SeekNotFound: 404,
    matchmaking.SeekSettled: 409,
    tournaments.TournamentNotFound: 404,
    tournaments.EntrantNotFound: 404,
    tournaments.MatchNotFound: 404,
    tournaments.WrongStage: 409,
    tournaments.MatchStands: 409,
    tournaments.MatchNotOfTwo: 409,
    tournaments.InvalidRanks: 422,
    formats.WrongNumberOfEntrants: 422,
    formats.InvalidFormat: 422,
    tournaments.RoundNotFound: 404,
    tournaments.TooFewToDraw: 409,
    tournaments.NotOrganiser: 403,
    tournaments.NotTournamentOwner: 403,
    tournaments.NotYourEntry: 403,
    tournaments.NotAdmitted: 403,
    tournaments.NotInvited: 403,
    tournaments.EntryUnwelcome: 403,
    tournaments.AlreadyEntered: 409,
    tournaments.EntrantGone: 409,
    tournaments.TooManyEntrants: 409,
    tournaments.NoCheckIn: 409,
    tournaments.SeedTaken: 409,
    tournaments.TooManyTournaments: 409,
    tournaments.TooManyOrganisers: 409,
    tournaments.NoOrganiser: 409,
    tournaments.OptionsDisagree: 422,
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One error as a client sees it."""

    code: str
    status: int
    detail: "str | StrPromise"
    facts: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """The code in words, in English."""
        return self.code.replace("_", " ").capitalize()

    def having(self, **facts: Any) -> "Problem":
        """The same problem with the facts of this case."""
        return replace(self, facts=facts)

    def document(self) -> dict[str, Any]:
        """The members of RFC 9457, then ours, then the facts, which may not take the name of any of them."""
        members = {
            "type": f"urn:yachtapi:problem:{self.code}",
            "title": gettext(self.title),
            "status": self.status,
            "detail": str(self.detail),
            "code": self.code,
            "request_id": requestid.current.get(),
        }
        return members | {name: fact for name, fact in self.facts.items() if name not in members}


BAD_REQUEST = Problem("bad_request", 400, _("The request is malformed."))
INVALID_HOST = Problem("invalid_host", 400, _("The Host header names no host that is served here."))
MALFORMED_JSON = Problem("malformed_json", 400, _("The body is not JSON."))
NOT_AUTHENTICATED = Problem("not_authenticated", 401, _("Sign in: send the header Authorization: Bearer <token>."))
INVALID_TOKEN = Problem("invalid_token", 401, _("The token is unknown, revoked or malformed."))
PERMISSION_DENIED = Problem("permission_denied", 403, _("You may not do this."))
NOT_FOUND = Problem("not_found", 404, _("There is nothing here."))
TRAILING_SLASH = Problem("trailing_slash", 404, _("The paths of the API end with a slash."))
METHOD_NOT_ALLOWED = Problem("method_not_allowed", 405, _("This path does not answer to that method."))
NOT_ACCEPTABLE = Problem("not_acceptable", 406, _("None of the accepted media types is available here."))
BUSY = Problem(
    "busy",
    409,
    _("Other requests hold what this one needs; nothing was done. Try again."),
    headers={"Retry-After": "1"},
)
LENGTH_REQUIRED = Problem("length_required", 411, _("Send the body with a Content-Length, not in chunks."))
BODY_TOO_LARGE = Problem("body_too_large", 413, _("The body is too large."))
UNSUPPORTED_MEDIA_TYPE = Problem("unsupported_media_type", 415, _("Send the body as application/json."))
INVALID_REQUEST = Problem("invalid_request", 422, _("The request is not valid."))
THROTTLED = Problem("throttled", 429, _("Too many requests; wait a little."), headers={"Retry-After": "1"})
INTERNAL_ERROR = Problem("internal_error", 500, _("Something went wrong here. Quote the request id if you report it."))
DATABASE_AWAY = Problem(
    "database_away",
    503,
    _("The database cannot be reached. Try again; what is repeated with its Idempotency-Key is never done twice."),
    headers={"Retry-After": "2"},
)
STORAGE_FULL = Problem(
    "storage_full", 503, _("The server has no room to write; nothing was changed."), headers={"Retry-After": "30"}
)
READ_ONLY = Problem(
    "read_only", 503, _("The server takes no changes just now; nothing was changed."), headers={"Retry-After": "30"}
)

OUTAGES = {
    Outage.BUSY: BUSY,
    Outage.AWAY: DATABASE_AWAY,
    Outage.FULL: STORAGE_FULL,
    Outage.READ_ONLY: READ_ONLY,
}
# The first line that fits counts, so subclasses stand above their parents.
FAULTS: dict[type[Exception], Problem] = {
    rest.ParseError: MALFORMED_JSON,
    rest.NotAuthenticated: NOT_AUTHENTICATED,
    rest.AuthenticationFailed: INVALID_TOKEN,
    rest.PermissionDenied: PERMISSION_DENIED,
    rest.NotFound: NOT_FOUND,
    rest.MethodNotAllowed: METHOD_NOT_ALLOWED,
    rest.NotAcceptable: NOT_ACCEPTABLE,
    rest.UnsupportedMediaType: UNSUPPORTED_MEDIA_TYPE,
    rest.Throttled: THROTTLED,
    django.PermissionDenied: PERMISSION_DENIED,
    Http404: NOT_FOUND,
    django.RequestDataTooBig: BODY_TOO_LARGE,
    django.DisallowedHost: INVALID_HOST,
    django.SuspiciousOperation: BAD_REQUEST,
    django.BadRequest: BAD_REQUEST,
}


def describe(exc: BaseException) -> Problem | None:
    """The problem that an exception is to the client; None for one that is a fault of ours."""
    if isinstance(exc, rulesets.Refusal):
        status = STATUSES[type(exc)]
        headers = {"Retry-After": PLACE_WAIT} if status == THROTTLED.status else {}
        sentence, facts = rulesets.tell([exc.args[0], exc.facts], gettext)
        return Problem(exc.code, status, sentence, facts, headers)
    if isinstance(exc, rest.ValidationError):
        return _invalid(exc.detail)
    outage = outages.outage_of(exc)
    if outage is not None:
        return OUTAGES[outage]
    problem = next((problem for kind, problem in FAULTS.items() if isinstance(exc, kind)), None)
    wait = getattr(exc, "wait", None)  # seconds, on Throttled
    if problem is None or wait is None:
        return problem
    return replace(problem, facts=getattr(exc, "facts", {}), headers={"Retry-After": str(ceil(wait))})


def respond(problem: Problem) -> HttpResponse:
    """The problem as an answer, whatever the view's renderers are."""
    metrics.PROBLEMS.labels(problem.code).inc()
    text = json.dumps(problem.document(), cls=JSONEncoder, ensure_ascii=False)
    body = text.encode(errors="backslashreplace")  # half a character, which a field's name may hold, as JSON writes it
    challenge = {"WWW-Authenticate": "Bearer"} if problem.status == 401 else {}
    headers = {**challenge, **problem.headers}
    response = HttpResponse(body, status=problem.status, content_type=MEDIA_TYPE, headers=headers)
    return languages.spoken(response, [get_language() or languages.ORIGINAL])


def handle(exc: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """REST framework's exception handler; what it does not know goes on to Django and becomes a 500."""
    problem = describe(exc)
    outages.note(exc)
    outages.let_go(exc)
    return None if problem is None else respond(problem)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's answer to a request that it takes for an attack or cannot read."""
    return respond(describe(exception) or BAD_REQUEST)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's answer outside of REST framework's views."""
    return respond(PERMISSION_DENIED)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """The answer to a path that nothing serves, with the right path if only the last slash is missing."""
    slashed = f"{request.path_info}/"
    if request.path_info.endswith("/") or not _is_served(slashed):
        return respond(NOT_FOUND)
    return respond(TRAILING_SLASH.having(path=slashed))


def internal_error(request: HttpRequest) -> HttpResponse:
    """The answer to a fault of ours, which the log has under the request id, or to an outage outside of the views."""
    fault = sys.exception()
    return respond((fault and describe(fault)) or INTERNAL_ERROR)


def _is_served(path: str) -> bool:
    try:
        resolve(path)
    except Resolver404:
        return False
    return True


def _invalid(detail: Any) -> Problem:
    errors = list(islice(_faults(detail, ()), MOST_FAULTS))
    place = f"{errors[0]['field']}: " if errors[0]["field"] else ""
    return replace(INVALID_REQUEST, detail=f"{place}{errors[0]['detail']}", facts={"errors": errors})


def _faults(detail: Any, path: tuple[str, ...]) -> Iterator[dict[str, str | None]]:
    """Every fault with the dotted path of its field, which is null for a fault of the whole body."""
    if isinstance(detail, rest.ErrorDetail):
        yield {"field": ".".join(path) or None, "code": detail.code, "detail": str(detail)}
    elif isinstance(detail, Mapping):
        for key, below in detail.items():
            yield from _faults(below, path if key == api_settings.NON_FIELD_ERRORS_KEY else (*path, str(key)))
    else:
        for index, below in enumerate(detail):
            yield from _faults(below, path if isinstance(below, rest.ErrorDetail) else (*path, str(index)))
