"""The API's own pages come from our own host."""

import re

import pytest
from django.contrib.staticfiles import finders
from rest_framework.test import APIClient

FOREIGN = re.compile(r'(?:src|href)="(?:https?:)?//')


def test_it_says_that_it_serves(api: APIClient) -> None:
    answer = api.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


@pytest.mark.parametrize("path", ["/api/docs/", "/api/redoc/"])
def test_a_page_loads_nothing_from_elsewhere(api: APIClient, path: str) -> None:
    answer = api.get(path, HTTP_ACCEPT="text/html,*/*;q=0.8")
    page = answer.content.decode()
    assert answer.status_code == 200
    assert not FOREIGN.search(page)
    assert "default-src 'self'" in answer["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/api/docs/", "/api/redoc/"])
def test_the_files_of_a_page_are_there(api: APIClient, path: str) -> None:
    page = api.get(path).content.decode()
    files = re.findall(r'(?:src|href)="/static/([^"]+)"', page)
    assert files
    assert all(finders.find(file) for file in files)


def test_the_schema_comes_as_yaml_and_as_json(api: APIClient) -> None:
    assert api.get("/api/schema/").content.startswith(b"openapi: 3.1.1")
    document = api.get("/api/schema/", HTTP_ACCEPT="application/json").json()
    assert "/api/v1/players/" in document["paths"]
