"""What an operation that is to go says of itself."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.urls import path
from drf_spectacular.generators import SchemaGenerator
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.test import APIClient
from rest_framework.views import APIView

from rulesets.errors import NoRollsLeft
from yachtapi.documentation import document
from yachtapi.health import AliveSerializer
from yachtapi.measuring import operation_of
from yachtapi.retirement import retired
from yachtapi.schema import operation

SINCE, UNTIL = datetime(2030, 1, 1, tzinfo=UTC), datetime(2032, 1, 1, tzinfo=UTC)


class Old(APIView):
    """A view that is to go."""

    authentication_classes: list[Any] = []

    @retired(since=SINCE, until=UNTIL)
    @operation("old", summary="Old", responses=AliveSerializer, errors=[NoRollsLeft], scopes=())
    def get(self, request: Request) -> Response:
        """Answer, or refuse."""
        if "refuse" in request.query_params:
            raise NoRollsLeft()
        return Response()

    @operation("old_but_kept", summary="Kept", responses={200: None}, scopes=())
    def post(self, request: Request) -> Response:
        """Answer."""
        return Response()


urlpatterns = [path("api/old/", Old.as_view(), name="old")]


@pytest.mark.urls(__name__)
@pytest.mark.parametrize(("query", "status"), [("", 200), ("?refuse=1", 409)])
def test_every_answer_says_since_when_and_until_when(api: APIClient, query: str, status: int) -> None:
    answer = api.get(f"/api/old/{query}")
    assert answer.status_code == status
    assert answer["Deprecation"] == "@1893456000"
    assert answer["Sunset"] == "Thu, 01 Jan 2032 00:00:00 GMT"
    assert answer["Link"] == '</api/redoc/>; rel="deprecation"; type="text/html"'


@pytest.mark.urls(__name__)
def test_another_method_says_nothing_of_the_kind(api: APIClient) -> None:
    assert not {"Deprecation", "Sunset", "Link"} & set(api.post("/api/old/").headers)


@pytest.mark.urls(__name__)
def test_it_is_counted_under_its_operation_as_before(api: APIClient) -> None:
    assert operation_of(api.get("/api/old/").wsgi_request) == "old"


def test_the_document_says_so() -> None:
    made = SchemaGenerator(patterns=urlpatterns).get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    old, kept = made["paths"]["/api/old/"]["get"], made["paths"]["/api/old/"]["post"]
    assert old["deprecated"] is True and "deprecated" not in kept
    assert {"Deprecation", "Sunset", "Link"} <= set(old["responses"]["200"]["headers"])
    assert old["responses"]["409"]["description"].count("no_rolls_left")


def test_less_than_two_years_are_refused() -> None:
    with pytest.raises(ValueError, match="two years"):
        retired(since=SINCE, until=SINCE + timedelta(days=729))


def test_the_page_that_is_linked_to_tells_the_promise() -> None:
    assert "two years" in document()["info"]["description"]
