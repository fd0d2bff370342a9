"""House rulesets posted in one moment: each document once, and a version each without a gap."""

from functools import partial

import pytest

from rulesets.models import HouseRuleset
from tests.games.player import HttpPlayer
from tests.games.test_rush import MANY, apart, at_once, posts, statuses
from tests.games.test_rush import real_database as real_database
from tests.rulesets.api.friday import DOCUMENT, changed, putting

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("real_database")]


def test_the_same_document_many_times_at_once_is_one_version(alice: HttpPlayer) -> None:
    answers = posts(alice, "rulesets/", DOCUMENT)
    assert set(statuses(answers)) <= {200, 201, 409}
    assert statuses(answers)[201] == 1
    assert HouseRuleset.objects.count() == 1


def test_different_documents_of_one_key_at_once_are_versions_without_a_gap(alice: HttpPlayer) -> None:
    documents = [changed(putting("texts.en.summary", f"The {place}th.")) for place in range(MANY)]
    answers = at_once([partial(apart(alice).post, "rulesets/", document) for document in documents])
    made = sorted(answer.json()["version"] for answer in answers if answer.status_code == 201)
    assert made == list(range(1, len(made) + 1))
    assert len(made) + statuses(answers)[409] == MANY
    assert HouseRuleset.objects.count() == len(made)
