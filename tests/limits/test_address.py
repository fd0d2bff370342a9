"""Where a request comes from: what callers write themselves is not believed."""

from typing import Any

import pytest
from django.test import RequestFactory, override_settings
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings
from rest_framework.test import APIClient

from yachtapi.limits import address_of
from yachtapi.limits.addresses import scheme_of


def asked(remote: str = "10.0.0.1", **headers: str) -> Any:
    return RequestFactory().get("/", REMOTE_ADDR=remote, headers={k.replace("_", "-"): v for k, v in headers.items()})


def test_without_a_proxy_the_header_says_nothing() -> None:
    assert address_of(asked(x_forwarded_for="192.0.2.7")) == "10.0.0.1"


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (1, "192.0.2.7", "192.0.2.7"),
        (1, "6.6.6.6, 192.0.2.7", "192.0.2.7"),
        (2, "6.6.6.6, 192.0.2.7, 10.0.0.9", "192.0.2.7"),
        (2, "192.0.2.7", "192.0.2.7"),
        (1, "", "unknown"),
        (1, "6.6.6.6, nonsense", "unknown"),
        (1, "192.0.2.7:4711", "192.0.2.7"),
        (1, "[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"),
        (1, "2001:db8:1:2:ffff::4", "2001:db8:1:2::/64"),
        (1, "::ffff:192.0.2.7", "192.0.2.7"),
        (1, "fe80::1%eth0", "fe80::/64"),
    ],
)
def test_only_what_our_own_proxies_wrote_counts(settings: Settings, proxies: int, forwarded: str, address: str) -> None:
    settings.TRUSTED_PROXIES = proxies
    assert address_of(asked(x_forwarded_for=forwarded)) == address


def test_a_proxy_that_writes_no_header_is_the_address_itself(settings: Settings) -> None:
    settings.TRUSTED_PROXIES = 1
    request = asked()
    del request.META["REMOTE_ADDR"]
    assert address_of(request) == "unknown"


@given(st.lists(st.ip_addresses().map(str) | st.text(max_size=20)), st.integers(1, 3))
def test_whatever_a_caller_writes_the_proxy_has_the_last_word(forged: list[str], proxies: int) -> None:
    written = [*forged, "192.0.2.7", "10.0.0.9", "10.0.0.8"][: len(forged) + proxies]
    with override_settings(TRUSTED_PROXIES=proxies):
        request = RequestFactory().get("/", HTTP_X_FORWARDED_FOR=",".join(written))
        assert address_of(request) == "192.0.2.7"


def test_the_scheme_is_believed_of_our_own_proxies_alone(settings: Settings) -> None:
    assert scheme_of(asked(x_forwarded_proto="https")) is None
    settings.TRUSTED_PROXIES = 1
    assert scheme_of(asked(x_forwarded_proto="http, https")) == "https"
    assert scheme_of(asked(x_forwarded_proto="gopher")) is None
    assert scheme_of(asked()) is None


@pytest.mark.django_db
@pytest.mark.parametrize(("proxies", "scheme"), [(0, "http"), (1, "https")])
def test_the_links_of_a_page_have_the_scheme_that_the_proxy_was_asked_by(
    api: APIClient, settings: Settings, proxies: int, scheme: str
) -> None:
    settings.TRUSTED_PROXIES = proxies
    for _ in range(2):
        api.post("/api/v1/players/", {"game": {"ruleset": "yacht", "seats": [{"kind": "open"}]}}, format="json")
    page = api.get("/api/v1/games/?limit=1", headers={"X-Forwarded-Proto": "https"}).json()
    assert page["next"].startswith(f"{scheme}://")
