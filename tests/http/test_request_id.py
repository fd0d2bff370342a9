"""X-Request-ID ties a request to its answer and its log lines."""

import pytest
from rest_framework.test import APIClient

from yachtapi.requestid import current


def test_the_callers_id_comes_back(api: APIClient) -> None:
    assert api.get("/healthz", HTTP_X_REQUEST_ID="my-id.7")["X-Request-ID"] == "my-id.7"


@pytest.mark.parametrize("given", ["", "two words", "a\tb", "x" * 129, "é", "<script>"])
def test_an_id_that_could_forge_a_log_line_is_replaced(api: APIClient, given: str) -> None:
    assert api.get("/healthz", HTTP_X_REQUEST_ID=given)["X-Request-ID"] not in (given, "-")


def test_each_request_has_its_own(api: APIClient) -> None:
    assert api.get("/healthz")["X-Request-ID"] != api.get("/healthz")["X-Request-ID"]
    assert current.get() == "-"
