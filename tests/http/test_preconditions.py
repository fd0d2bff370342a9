"""If-Match: the version a client has seen."""

import pytest
from rest_framework.test import APIClient

pytestmark = pytest.mark.urls("tests.http.probes")


@pytest.mark.parametrize(
    ("header", "version"), [('"17"', 17), ('W/"17-abc-en"', 17), ('"0"', 0), (' "5" ', 5), ("*", None), ('"17-x"', 17)]
)
def test_a_version_is_read_as_it_was_served(api: APIClient, header: str, version: int | None) -> None:
    assert api.get("/versions/", HTTP_IF_MATCH=header).json() == {"version": version}


def test_without_the_header_any_version_will_do(api: APIClient) -> None:
    assert api.get("/versions/").json() == {"version": None}


@pytest.mark.parametrize("header", ["", "17", '"x"', '"1", "2"', '"-1"', '"1', '"' + "9" * 19 + '"', '"²"', 'w/"1"'])
def test_what_names_no_version_is_refused(api: APIClient, header: str) -> None:
    answer = api.get("/versions/", HTTP_IF_MATCH=header)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_if_match")
