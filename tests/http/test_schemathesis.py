"""Requests drawn from the OpenAPI document: no server error, and no answer that it does not describe.

``FUZZ_EXAMPLES=1000`` draws more than the few of every day; ``-s`` shows how many requests that were.
"""

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from django.db import transaction
from django.test import override_settings
from django.utils.datastructures import CaseInsensitiveMapping
from hypothesis import HealthCheck, Phase
from schemathesis import Case, HookContext, Response
from schemathesis.core.failures import AcceptedNegativeData, Failure

from tests import contract
from tests.http.scene import Scene
from yachtapi.wsgi import application

pytestmark = pytest.mark.django_db

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "30"))
REFUSED = [400, 401, 403, 404, 405, 406, 409, 411, 412, 413, 415, 422]
CONFIG = schemathesis.Config.from_dict(
    {
        "seed": 2026,
        "warnings": False,
        "generation": {
            "max-examples": EXAMPLES,
            "deterministic": True,
            "database": "none",
            # Every request carries the player's token; test_odd_headers.py has the wrong ones.
            "with-security-parameters": False,
        },
        "checks": {
            "negative_data_rejection": {"expected-statuses": REFUSED},
            # A schema cannot say that a keep must lie on the table: what is well-formed may well get a typed 422.
            "positive_data_acceptance": {"enabled": False},
        },
        "phases": {
            "stateful": {
                "checks": {
                    # It takes a session's token for one that was drawn; the first pass takes it off each operation.
                    "ignored_auth": {"enabled": False},
                    # It takes a seat that was given up for the game itself, which goes on being there.
                    "use_after_free": {"enabled": False},
                }
            }
        },
    }
)
with override_settings(RATE_LIMITS=False):  # there is no database yet to count in
    SCHEMA = schemathesis.openapi.from_wsgi(
        "/api/schema/", application, config=CONFIG, headers={"Accept": "application/json"}
    ).exclude(path="/readyz")  # its 503 is no fault but the answer


@SCHEMA.hook
def filter_failure(context: HookContext, failure: Failure, case: Case[Any], response: Response) -> bool:
    """Let a list take an empty query parameter for none, as forms send it."""
    return not (isinstance(failure, AcceptedNegativeData) and "" in case.query.values())


asked: Counter[int] = Counter()


@pytest.fixture(scope="module", autouse=True)
def count() -> Iterator[None]:
    """Say at the end how many requests there were, and how they were answered."""
    yield
    print(f"\n{asked.total()} requests: {dict(asked.most_common())}")


@SCHEMA.parametrize()
def test_whatever_is_asked_is_answered_as_documented(case: Case[Any], found: Scene) -> None:
    found.aim(case)
    with transaction.atomic():
        answer = case.call_and_validate(headers=signed(found))
        transaction.set_rollback(True)
    asked[answer.status_code] += 1
    contract.check(exchange(case, answer))


def test_whatever_is_done_with_the_answers_is_answered_as_documented(found: Scene) -> None:
    class Session(SCHEMA.as_state_machine()):  # type: ignore[misc]  # made at run time
        """A player who goes on with the ids that earlier answers gave."""

        def setup(self) -> None:
            self.effects = transaction.atomic()
            self.effects.__enter__()

        def teardown(self) -> None:
            transaction.set_rollback(True)
            self.effects.__exit__(None, None, None)

        def get_call_kwargs(self, case: Case[Any]) -> dict[str, Any]:
            return {"headers": signed(found)}

        def after_call(self, response: Response, case: Case[Any]) -> None:
            super().after_call(response, case)
            asked[response.status_code] += 1
            contract.check(exchange(case, response))

    Session.run(
        settings=hypothesis.settings(
            max_examples=EXAMPLES,
            stateful_step_count=12,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
    )


def signed(found: Scene) -> dict[str, str]:
    return {"Authorization": f"Bearer {found.token}"}


def exchange(case: Case[Any], answer: Response) -> contract.Exchange:
    sent = answer.request.body or b""
    assert isinstance(sent, str | bytes)
    return contract.Exchange(
        answer.request.method or "",
        case.formatted_path,
        sent.encode() if isinstance(sent, str) else sent,
        answer.status_code,
        CaseInsensitiveMapping({name: values[0] for name, values in answer.headers.items()}),
        answer.content,
    )
