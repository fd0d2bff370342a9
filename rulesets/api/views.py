"""The rulesets and what they make of dice. Nothing here depends on who asks, so no token is looked up."""

from typing import Any, cast
from uuid import UUID

from django.db.models import QuerySet
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse
from rest_framework.generics import GenericAPIView
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from rulesets import house, library
from rulesets.advice import advise
from rulesets.api import advice, examples, guides, presentation
from rulesets.api.advice import RETRY_AFTER_HEADER, AdviceQuestionSerializer, AdviceSerializer, SolvingSerializer
from rulesets.api.serializers import (
    ChangeRulesetSerializer,
    DiceToScoreSerializer,
    DigestQuery,
    GuideSerializer,
    RulesetDocumentSerializer,
    RulesetHeadlineSerializer,
    RulesetPageSerializer,
    RulesetSerializer,
    ScoresSerializer,
    ShownDocumentSerializer,
    ValidatedSerializer,
    ValidateQuery,
)
from rulesets.errors import (
    ImpossiblePoints,
    InvalidDice,
    InvalidRoll,
    InvalidRollsLeft,
    InvalidRuleset,
    RulesetNotFound,
    RulesetTooLarge,
    TooManyRulesets,
    UnknownCategory,
    UnreachableScorecard,
)
from rulesets.library import Entry
from rulesets.models import HouseRuleset
from rulesets.scorecard import scorecard_of
from rulesets.turn import check_roll, scores
from yachtapi.body import given
from yachtapi.languages import ACCEPT_LANGUAGE, CONTENT_LANGUAGE, spoken, wishes
from yachtapi.schema import ETAG, IF_NONE_MATCH, operation
from yachtapi.whole import whole

KEY = OpenApiParameter(
    "key",
    str,
    OpenApiParameter.PATH,
    description="A key of `GET rulesets/`, or of a house ruleset.",
    examples=[OpenApiExample("Yahtzee", "yahtzee")],
)
OWN_KEY = OpenApiParameter(
    "key",
    str,
    OpenApiParameter.PATH,
    description="The key it is to have, without your id.",
    examples=[OpenApiExample("Friday's Yacht", "friday-yacht")],
)
DIGEST = OpenApiParameter(
    "digest",
    {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    OpenApiParameter.QUERY,
    description="The newest version with exactly these rules.",
)


def _owner(request: Request) -> UUID:
    """The id of the player who sent the request, whom permissions have seen."""
    return cast(UUID, request.user.pk)


def _told(request: Request, entry: Entry, status: int = 200) -> Response:
    """A ruleset in the language of whoever asks."""
    wanted = wishes(request)
    return spoken(Response(presentation.shown(entry, wanted), status), [presentation.language_of(entry, wanted)])


class Open(APIView):
    """A view that treats all alike."""

    authentication_classes: list[Any] = []


class OpenToRead(APIView):
    """A view that asks only writers who they are."""

    def get_authenticators(self) -> list[Any]:
        """None for whoever reads."""
        return super().get_authenticators() if self._writes() else []

    def get_permissions(self) -> list[Any]:
        """What is posted has an owner, and nobody else changes it."""
        return [IsAuthenticated()] if self._writes() else []

    def _writes(self) -> bool:
        return self.request is not None and self.request.method in ("POST", "PATCH")


class Rulesets(OpenToRead):
    """All the rulesets that ship, and where others are posted."""

    @operation(
        "rulesets_list",
        summary="List the rulesets",
        responses={200: RulesetPageSerializer},
        parameters=[ACCEPT_LANGUAGE, CONTENT_LANGUAGE],
        examples=[examples.RULESETS],
        tags=["rulesets"],
    )
    def get(self, request: Request) -> Response:
        """In the order in which they should be shown."""
        shown = presentation.headlines(wishes(request))
        languages = (presentation.language_of(library.entry(each["key"]), wishes(request)) for each in shown)
        return spoken(Response(whole(shown)), languages)

    @operation(
        "rulesets_create",
        summary="Post a house ruleset",
        request=RulesetDocumentSerializer,
        responses={200: RulesetSerializer, 201: RulesetSerializer},
        errors=[InvalidRuleset, TooManyRulesets],
        examples=[examples.HOUSE, examples.POSTED, examples.POSTED_AGAIN],
        tags=["rulesets"],
        cost="create",
    )
    def post(self, request: Request) -> Response:
        """Rules of your own, played, advised and rated like those of the catalog.

        Its key is yours, with your id in front. What a key names never changes: other rules or other words under the
        same key are its next version, and games go on by the rules they began with. The same document again is answered
        with 200 and changes nothing.
        """
        document = given(RulesetDocumentSerializer, request.data)
        row, is_new = house.post(_owner(request), document, timezone.now())
        return _told(request, library.entry_of(row), 201 if is_new else 200)


class PostedRulesets(GenericAPIView[HouseRuleset]):
    """House rulesets in pages."""

    queryset = HouseRuleset.objects.all()
    serializer_class = RulesetHeadlineSerializer

    def answer(self, rows: QuerySet[HouseRuleset]) -> Response:
        """A page of them, newest first."""
        entries = [library.entry_of(row) for row in self.paginate_queryset(rows) or ()]
        wanted = wishes(self.request)
        page = self.get_paginated_response([presentation.listed(entry, wanted) for entry in entries])
        return spoken(page, (presentation.language_of(entry, wanted) for entry in entries))


class MyRulesets(PostedRulesets):
    """The caller's own."""

    permission_classes = [IsAuthenticated]

    @operation(
        "players_me_rulesets_list",
        summary="List my rulesets",
        responses={200: RulesetHeadlineSerializer(many=True)},
        parameters=[ACCEPT_LANGUAGE, CONTENT_LANGUAGE],
        examples=[examples.HEADLINE],
        tags=["rulesets"],
    )
    def get(self, request: Request) -> Response:
        """Every version of every ruleset that you have posted, newest first, the retired ones too."""
        return self.answer(self.get_queryset().filter(owner=request.user.pk))


class SharedRulesets(PostedRulesets):
    """Everybody's, as far as they are shared."""

    authentication_classes: list[Any] = []

    @operation(
        "rulesets_shared",
        summary="List the shared house rulesets",
        responses={200: RulesetHeadlineSerializer(many=True)},
        parameters=[ACCEPT_LANGUAGE, CONTENT_LANGUAGE],
        examples=[examples.HEADLINE],
        tags=["rulesets"],
    )
    def get(self, request: Request) -> Response:
        """Every version that its owner shares and has not retired, newest first."""
        return self.answer(self.get_queryset().filter(shared=True, retired_at=None))


class OneRuleset(OpenToRead):
    """One ruleset."""

    @operation(
        "rulesets_retrieve",
        summary="Read a ruleset",
        responses={200: RulesetSerializer, 304: OpenApiResponse(description="Still what `If-None-Match` names.")},
        parameters=[KEY, DIGEST, ACCEPT_LANGUAGE, CONTENT_LANGUAGE, IF_NONE_MATCH, ETAG],
        errors=[RulesetNotFound],
        examples=[examples.RULESET],
        tags=["rulesets"],
    )
    def get(self, request: Request, key: str) -> Response:
        """Names, sentences and examples for people, the rules part for programs. The `ETag` changes with any word.

        Whoever knows the key of a house ruleset may read it and play by it.
        """
        entry = library.named(key, given(DigestQuery, request.query_params.dict()).get("digest"))
        wanted = wishes(request)
        shown = presentation.shown(entry, wanted)
        etag = presentation.etag(entry, wanted, shown)
        is_known = etag in parse_etags(request.headers.get("If-None-Match", ""))
        answer = Response(status=304) if is_known else Response(shown)
        answer["ETag"] = etag
        return spoken(answer, [presentation.language_of(entry, wanted)])

    @operation(
        "rulesets_update",
        summary="Share or retire a ruleset",
        request=ChangeRulesetSerializer,
        responses={200: RulesetSerializer},
        parameters=[KEY],
        errors=[RulesetNotFound],
        examples=[examples.SHARE, examples.SHARED],
        tags=["rulesets"],
    )
    def patch(self, request: Request, key: str) -> Response:
        """Owners only, and for every version of the key. Both may be taken back."""
        wish = given(ChangeRulesetSerializer, request.data)
        row = house.change(_owner(request), key, timezone.now(), shared=wish.get("shared"), retired=wish.get("retired"))
        return _told(request, library.entry_of(row))


class DocumentOf(Open):
    """A ruleset as it was posted."""

    @operation(
        "rulesets_document",
        summary="Read a ruleset's document",
        responses={200: ShownDocumentSerializer},
        parameters=[KEY, DIGEST],
        errors=[RulesetNotFound],
        examples=[examples.DOCUMENT],
        tags=["rulesets"],
    )
    def get(self, request: Request, key: str) -> Response:
        """Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of your own."""
        digest = given(DigestQuery, request.query_params.dict()).get("digest")
        return Response(library.named(key, digest).document)


class GuideTo(Open):
    """How to play by a ruleset."""

    renderer_classes = guides.RENDERERS
    metadata_class = None  # what OPTIONS would say is no guide

    @operation(
        "rulesets_guide",
        summary="Read how to play",
        responses={
            (200, "application/json"): GuideSerializer,
            (200, "text/html"): OpenApiResponse({"type": "string"}),
            (200, "text/markdown"): OpenApiResponse({"type": "string"}),
        },
        parameters=[KEY, DIGEST, ACCEPT_LANGUAGE, CONTENT_LANGUAGE],
        errors=[RulesetNotFound],
        examples=[examples.GUIDE],
        tags=["rulesets"],
    )
    def get(self, request: Request, key: str) -> Response:
        """The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the document.

        As JSON, as Markdown, or as a page to read and print, as `Accept` says.
        """
        entry = library.named(key, given(DigestQuery, request.query_params.dict()).get("digest"))
        languages = guides.languages_of(entry, wishes(request))
        answer = Response(guides.shown(entry, *languages))
        patch_vary_headers(answer, ["Accept"])
        return spoken(answer, languages)


class Validate(APIView):
    """What a document would be."""

    permission_classes = [IsAuthenticated]

    @operation(
        "rulesets_validate",
        summary="Check a ruleset before posting it",
        request=RulesetDocumentSerializer,
        responses={200: ValidatedSerializer},
        parameters=[OWN_KEY, ValidateQuery],
        errors=[InvalidRuleset],
        examples=[examples.HOUSE, examples.VALIDATED],
        tags=["rulesets"],
        cost="heavy",
    )
    def post(self, request: Request, key: str) -> Response:
        """What `POST rulesets/` would make of the document under this key. Nothing is stored."""
        wish = given(ValidateQuery, request.query_params.dict())
        document = given(RulesetDocumentSerializer, request.data)
        document["rules"] = {**document["rules"], "key": key}
        checked = house.check(_owner(request), document)
        return Response(presentation.validated(checked, with_scores=wish["scores"]))


class Scores(Open):
    """Scoring dice without a game."""

    @operation(
        "rulesets_scores",
        summary="Score dice",
        request=DiceToScoreSerializer,
        responses={200: ScoresSerializer},
        parameters=[KEY],
        errors=[RulesetNotFound, InvalidDice, InvalidRoll, UnknownCategory, ImpossiblePoints],
        examples=[examples.JOKER, examples.JOKER_SCORES],
        tags=["rulesets"],
        cost="read",
        scopes=["read"],
    )
    def post(self, request: Request, key: str) -> Response:
        """What the dice would bring in every open category, with the legal ones marked. Nothing is stored."""
        ruleset = library.named(key).ruleset
        body = DiceToScoreSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        check_roll(ruleset, body.validated_data["roll"])
        dice = ruleset.roll(body.validated_data["dice"])
        card = scorecard_of(ruleset, body.validated_data["scorecard"])
        return Response(ScoresSerializer({"dice": dice, "categories": scores(ruleset, card, dice)}).data)


class AdviceOn(Open):
    """What perfect play would do, without a game."""

    @operation(
        "rulesets_advice",
        summary="Ask for advice",
        request=AdviceQuestionSerializer,
        responses={200: AdviceSerializer, 202: SolvingSerializer},
        parameters=[KEY, RETRY_AFTER_HEADER],
        errors=[
            RulesetNotFound,
            InvalidDice,
            InvalidRollsLeft,
            UnknownCategory,
            ImpossiblePoints,
            UnreachableScorecard,
            RulesetTooLarge,
        ],
        examples=[*examples.QUESTIONS, examples.ADVICE, examples.SOLVING],
        tags=["rulesets"],
        cost="heavy",
        scopes=["read"],
    )
    def post(self, request: Request, key: str) -> Response:
        """Every legal action with its exact value and its regret, the best first. Nothing is stored.

        The value is the expected final score under best play from here on, counted from the points given. Extra bonuses
        earned so far are not among them: they come on top of every value and change no regret. Actions whose values
        differ by no more than a billionth of a point are equal, and the first of them is what perfect play does. Until
        the ruleset is solved the answer is 202, and a worker has been asked to solve it.
        """
        ruleset = library.named(key).ruleset
        body = given(AdviceQuestionSerializer, request.data)
        card = scorecard_of(ruleset, body["scorecard"])
        return advice.answer(ruleset, advise(ruleset, card, body["dice"], body["rolls_left"]))
