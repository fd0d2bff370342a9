"""House rulesets: documents that players post, and what may be played by them."""

import json
from copy import deepcopy
from typing import Any

import pytest
from django.conf import settings
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries, Settings
from rest_framework.exceptions import NotAuthenticated
from rest_framework.test import APIClient

from games.players.models import Player
from rulesets import catalog, house, tasks
from rulesets.models import HouseRuleset
from tests.conftest import Guest, Solve
from tests.rulesets import house_rules
from tests.rulesets.api.friday import DOCUMENT, FRIDAY, changed, putting
from yachtapi_verify import verify
from yachtapi_verify.canonical import encode

Json = dict[str, Any]

RULESETS = "/api/v1/rulesets/"
DIGEST = "8a47125642ef8032d10d7af49434843785898997800204d77a85e20826f4d4e0"


def post(client: APIClient, document: object = DOCUMENT) -> Any:
    return client.post(RULESETS, document, format="json")


def refused(client: APIClient, document: object) -> list[tuple[str, str]]:
    answer = post(client, document)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_ruleset"), answer.json()
    return [(fault["path"], fault["reason"]) for fault in answer.json()["faults"]]


def played(client: APIClient, ruleset: str) -> Json:
    """A game alone, to its end."""
    wish = {"ruleset": ruleset, "seats": [{"kind": "me"}], "start": True}
    answer = client.post("/api/v1/games/", wish, format="json")
    assert answer.status_code == 201, answer.json()
    game: Json = answer.json()
    while game["status"] == "playing":
        turn = f"/api/v1/games/{game['id']}/turns/current/"
        rolled = client.post(f"{turn}rolls/", {}, format="json").json()
        category = rolled["turn"]["legal"]["categories"][0]["category"]
        client.post(f"{turn}score/", {"category": category}, format="json")
        game = client.get(f"/api/v1/games/{game['id']}/").json()
    return game


def test_a_posted_ruleset_is_shown_and_played_like_any_other(guest: Guest) -> None:
    client, player = guest()
    answer = post(client)
    assert answer.status_code == 201
    shown = answer.json()
    assert shown["key"] == f"{player.pk}.{FRIDAY}"
    assert (shown["version"], shown["owner_id"], shown["shared"]) == (1, str(player.pk), False)
    assert client.get(f"{RULESETS}{shown['key']}/").json() == shown
    game = played(client, shown["key"])
    assert (game["ruleset"], game["ruleset_digest"], game["status"]) == (shown["key"], shown["digest"], "finished")
    record = client.get(f"/api/v1/games/{game['id']}/record/").json()
    assert verify(encode(record)).verdict == "consistent"


def test_the_same_document_again_changes_nothing(guest: Guest) -> None:
    client, _ = guest()
    first = post(client)
    again = post(client)
    assert (again.status_code, again.json()) == (200, first.json())
    # Written otherwise, it is the same: what may be left out, the order of members, the key with the owner's id.
    otherwise = changed(
        putting("rules.joker", None),
        putting("rules.key", first.json()["key"]),
        putting("examples", {"choice": [6, 6, 6, 6, 6], "yacht": [1, 1, 1, 1, 1]}),
    )
    assert post(client, otherwise).status_code == 200


def test_other_words_are_a_new_version_with_the_same_digest_and_other_rules_with_another(guest: Guest) -> None:
    client, _ = guest()
    first = post(client).json()
    words = post(client, changed(putting("texts.en.name", "Saturday's Yacht"))).json()
    rules = post(client, changed(putting("rules.categories.1.points.points", 60))).json()
    assert [one["version"] for one in (first, words, rules)] == [1, 2, 3]
    assert first["digest"] == words["digest"] != rules["digest"]
    path = f"{RULESETS}{first['key']}/"
    assert client.get(path).json()["version"] == 3
    assert client.get(path, {"digest": first["digest"]}).json()["name"] == "Saturday's Yacht"
    assert client.get(path, {"digest": DIGEST}).json()["code"] == "ruleset_not_found"
    assert client.get(path, {"digest": "yacht"}).status_code == 422


def test_a_running_game_keeps_the_rules_it_began_with(guest: Guest) -> None:
    client, _ = guest()
    shown = post(client).json()
    wish = {"ruleset": shown["key"], "seats": [{"kind": "me"}], "start": True}
    game = client.post("/api/v1/games/", wish, format="json").json()
    post(client, changed(putting("rules.rolls", 1)))
    turn = f"/api/v1/games/{game['id']}/turns/current/"
    rolled = client.post(f"{turn}rolls/", {}, format="json").json()
    assert rolled["turn"]["rolls_left"] == 2


def test_whoever_knows_the_key_reads_and_plays_it(guest: Guest, api: APIClient) -> None:
    owner, _ = guest()
    other, player = guest("Bob")
    shown = post(owner).json()
    assert api.get(f"{RULESETS}{shown['key']}/").json() == shown
    assert played(other, shown["key"])["status"] == "finished"
    document = api.get(f"{RULESETS}{shown['key']}/document/").json()
    document["rules"]["key"] = FRIDAY
    assert post(other, document).json()["key"] == f"{player.pk}.{FRIDAY}"


@pytest.mark.parametrize("key", catalog.keys())
@pytest.mark.django_db
def test_a_document_of_the_catalog_is_the_start_of_ones_own(guest: Guest, api: APIClient, key: str) -> None:
    client, _ = guest()
    document = api.get(f"{RULESETS}{key}/document/").json()
    assert refused(client, document) == [("rules.key", f"the catalog has a ruleset {key}; take another key")]
    document["rules"]["key"] = "mine"
    assert post(client, document).status_code == 201


def test_only_what_is_shared_and_not_retired_is_listed(guest: Guest, api: APIClient) -> None:
    client, _ = guest()
    other, _ = guest("Bob")
    shown = post(client).json()
    path = f"{RULESETS}{shown['key']}/"

    def listed() -> list[str]:
        return [one["key"] for one in api.get(f"{RULESETS}shared/").json()["results"]]

    assert listed() == []
    assert client.patch(path, {"shared": True}, format="json").json()["shared"] is True
    assert listed() == [shown["key"]]
    assert client.patch(path, {"retired": True}, format="json").json()["retired_at"] is not None
    assert listed() == []
    mine = client.get("/api/v1/players/me/rulesets/").json()["results"]
    assert [one["key"] for one in mine] == [shown["key"]]
    assert other.get("/api/v1/players/me/rulesets/").json()["results"] == []
    assert other.patch(path, {"shared": False}, format="json").json()["code"] == "ruleset_not_found"


def test_a_list_compiles_none_of_its_rulesets(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    client, _ = guest()
    post(client)
    monkeypatch.setattr("rulesets.library.compile_rules", None)
    assert len(client.get("/api/v1/players/me/rulesets/").json()["results"]) == 1


def test_nobody_posts_for_an_account_that_is_gone(guest: Guest) -> None:
    _, player = guest()
    Player.objects.filter(pk=player.pk).update(erased_at=timezone.now())
    with pytest.raises(NotAuthenticated):
        house.post(player.pk, DOCUMENT, timezone.now())
    assert not HouseRuleset.objects.exists()


def test_by_a_retired_ruleset_nothing_new_begins(guest: Guest) -> None:
    client, _ = guest()
    key = post(client).json()["key"]
    path = f"{RULESETS}{key}/"
    client.patch(path, {"retired": True}, format="json")
    wish = {"ruleset": key, "seats": [{"kind": "me"}], "start": True}
    answer = client.post("/api/v1/games/", wish, format="json")
    assert (answer.status_code, answer.json()["code"]) == (409, "ruleset_retired")
    assert client.get(path).status_code == 200
    assert post(client, changed(putting("rules.rolls", 2))).json()["retired_at"] is not None, "a new version, too"
    client.patch(path, {"retired": False}, format="json")
    assert played(client, key)["status"] == "finished"


def test_a_ruleset_has_an_owner(api: APIClient, db: None) -> None:
    assert post(api).status_code == 401
    assert api.post(f"{RULESETS}mine/validate/", DOCUMENT, format="json").status_code == 401


def test_nobody_posts_more_than_there_may_be(guest: Guest, settings: Settings) -> None:
    settings.RULESETS_PER_PLAYER = 2
    client, _ = guest()
    for rolls in (1, 2):
        assert post(client, changed(putting("rules.rolls", rolls))).status_code == 201
    answer = post(client)
    assert (answer.status_code, answer.json()["code"], answer.json()["limit"]) == (409, "too_many_rulesets", 2)


def test_all_faults_are_told_at_once(guest: Guest) -> None:
    client, _ = guest()
    document = changed(
        putting("rules.dice", 9),
        putting("rules.fill_order", "bottom_up"),
        putting("rules.categories.0.points", {"kind": "guess"}),
        putting("rules.categories.1.section", "middle"),
    )
    assert [path for path, _ in refused(client, document)] == [
        "rules.dice",
        "rules.categories.0.points.kind",
        "rules.categories.1.section",
        "rules.fill_order",
    ]


@pytest.mark.parametrize(
    ("path", "value", "fault", "reason"),
    [
        ("rules.key", "yahtzee", "rules.key", "the catalog has"),
        ("rules.key", "My Yacht", "rules.key", "small letters"),
        ("rules.key", "a" * 61, "rules.key", "1 to 60"),
        ("rules.key", "01a22fde-5f16-7423-9350-14a76e13183b.mine", "rules.key", "small letters"),
        ("rules.key", 7, "rules.key", "must be a text"),
        ("rules.rolls", 5, "rules.rolls", "between 1 and 4"),
        ("rules.faces", 20, "rules.faces", "between 6 and 6"),
        ("rules.rolls", 10**400, "rules.rolls", "between 1 and 4"),
        ("rules.categories", [{}] * 10_000, "rules.categories", "1 to 22 items"),
        ("rules.categories.1.key", "choice", "rules.categories.1.key", "stands here twice"),
        ("rules.categories.1.pattern.count", 6, "rules.categories.1.pattern", "no roll meets it"),
        ("rules.joker", {"category": "yatzy", "policy": "forced"}, "rules.joker.category", "no category yatzy"),
        ("rules.joker", {"category": "choice", "policy": "forced"}, "rules.joker.category", "equal dice only"),
        ("rules.upper_bonus", {"at_least": 63, "points": 35}, "rules.upper_bonus", "no upper category"),
        ("texts", {}, "texts", "1 to 20 languages"),
        ("texts.en.name", "<b>Friday</b>", "texts.en.name", "without tags"),
        ("texts.en.name", "Friday\x07", "texts.en.name", "printable"),
        ("texts.en.name", "Fri\u202eyad", "texts.en.name", "printable"),
        ("texts.en.name", " ", "texts.en.name", "printable"),
        ("texts.en.categories.choice.name", "<img src=x>", "texts.en.categories.choice.name", "without tags"),
        ("examples", {"choice": [1, 1, 1, 1, 1], "yacht": [1, 2, 3, 4, 5]}, "examples.yacht", "worth nothing"),
    ],
)
def test_a_fault_is_named_by_its_place_and_its_reason(
    guest: Guest, path: str, value: object, fault: str, reason: str
) -> None:
    client, _ = guest()
    ((told, because),) = refused(client, changed(putting(path, value)))
    assert told == fault
    assert reason in because


def test_a_bonus_that_nobody_can_reach_is_refused(guest: Guest) -> None:
    client, _ = guest()
    document = changed(
        putting("rules.categories.0.section", "upper"), putting("rules.upper_bonus", {"at_least": 31, "points": 35})
    )
    reason = "can't be reached: the upper categories bring at most 30 points"
    assert refused(client, document) == [("rules.upper_bonus.at_least", reason)]


@pytest.mark.parametrize("junk", [{}, {"rules": []}, {"rules": {}}, {"rules": {"key": {"key": {}}}, "texts": {}}])
def test_junk_is_refused(guest: Guest, junk: Json) -> None:
    client, _ = guest()
    assert post(client, junk).status_code in (400, 422)


def test_a_document_of_more_than_64_kb_is_refused(guest: Guest) -> None:
    client, _ = guest()
    assert post(client, changed(putting("source", "x" * 65_536))).status_code == 413


@pytest.mark.parametrize(("categories", "faults"), [(20, []), (21, ["rules.categories"])])
def test_there_are_no_more_patterns_than_a_server_can_match_at_once(
    guest: Guest, categories: int, faults: list[str]
) -> None:
    client, _ = guest()
    document = changed(putting("rules.dice", 6))
    one_of = {"kind": "one_of", "patterns": [{"kind": "groups", "sizes": [1] * 6}] * 20}
    category = {"section": "lower", "pattern": one_of, "points": {"kind": "sum"}}
    document["rules"]["categories"] = [{**category, "key": f"c{place}"} for place in range(categories)]
    texts = {f"c{place}": {"name": "A name", "rule": "A rule."} for place in range(categories)}
    document["texts"]["en"]["categories"] = texts
    answer = post(client, document)
    assert [fault["path"] for fault in answer.json().get("faults", [])] == faults
    assert answer.status_code == (422 if faults else 201)


def test_a_document_is_tried_out_without_a_trace(guest: Guest) -> None:
    client, _ = guest()
    path = f"{RULESETS}{FRIDAY}/validate/"
    told = client.post(path, DOCUMENT, format="json").json()
    assert told["solving"] == {"states": 4, "most": settings.SOLVED_STATES, "solvable": True}
    assert (told["version"], told["scores"]) == (1, None)
    posted = post(client, {**deepcopy(DOCUMENT), "rules": {**DOCUMENT["rules"], "key": FRIDAY}}).json()
    assert (posted["key"], posted["digest"]) == (told["key"], told["digest"])
    assert client.post(path, DOCUMENT, format="json").json()["version"] == 1, "it is there already"
    assert client.get("/api/v1/players/me/rulesets/").json()["results"][0]["version"] == 1


def test_the_whole_table_of_scores_is_told_on_request(guest: Guest) -> None:
    client, _ = guest()
    told = client.post(f"{RULESETS}{FRIDAY}/validate/?scores=true", DOCUMENT, format="json").json()
    assert len(told["scores"]) == 252
    scores = {tuple(row["dice"]): row["points"] for row in told["scores"]}
    assert scores[6, 6, 6, 6, 6] == {"choice": 30, "yacht": 50}
    assert scores[1, 2, 3, 4, 5] == {"choice": 15, "yacht": 0}


def test_what_has_too_many_scorecards_says_so_and_is_played_all_the_same(guest: Guest, settings: Settings) -> None:
    settings.SOLVED_STATES = 3
    client, _ = guest()
    told = client.post(f"{RULESETS}{FRIDAY}/validate/", DOCUMENT, format="json").json()
    assert told["solving"] == {"states": 4, "most": 3, "solvable": False}
    key = post(client).json()["key"]
    question = {"dice": None, "rolls_left": 3, "scorecard": {}}
    answer = client.post(f"{RULESETS}{key}/advice/", question, format="json")
    assert (answer.status_code, answer.json()["code"]) == (422, "ruleset_too_large")
    assert played(client, key)["status"] == "finished"


def test_a_solved_house_ruleset_shows_its_optimum_and_gives_advice(guest: Guest, solve: Solve) -> None:
    client, _ = guest()
    shown = post(client).json()
    solve("yacht")  # which sets the folder of the tables
    tasks.solve(shown["digest"])
    assert client.get(f"{RULESETS}{shown['key']}/").json()["optimum"]["expected_score"] == pytest.approx(
        27.2598, abs=1e-4
    )
    question = {"dice": [1, 1, 1, 1, 6], "rolls_left": 1, "scorecard": {}}
    advice = client.post(f"{RULESETS}{shown['key']}/advice/", question, format="json").json()
    assert advice["actions"][0]["keep"] == [1, 1, 1, 1]


def test_a_move_by_a_house_ruleset_costs_no_query_more(
    guest: Guest, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client, _ = guest()
    key = post(client).json()["key"]
    games = []
    for ruleset in (key, "yacht"):
        wish = {"ruleset": ruleset, "seats": [{"kind": "me"}], "start": True}
        games.append(client.post("/api/v1/games/", wish, format="json").json()["id"])
        client.get(f"/api/v1/games/{games[-1]}/")  # reads the rules of a house ruleset once a process
    for game in games:
        with django_assert_num_queries(2):
            client.get(f"/api/v1/games/{game}/")


@pytest.mark.parametrize("rules", house_rules.ALL, ids=lambda rules: rules["key"])
def test_every_house_rule_is_posted_played_to_the_end_and_proved(guest: Guest, rules: Json) -> None:
    client, _ = guest()
    names = {one["key"]: {"name": one["key"], "rule": "As the rules part says."} for one in rules["categories"]}
    texts = {"lt": {"name": "Namų taisyklės", "summary": "Kitaip.", "rules": ["Kitaip."], "categories": names}}
    shown = post(client, {"rules": rules, "texts": texts}).json()
    assert shown["name"] == "Namų taisyklės", "the only language there is"
    game = played(client, shown["key"])
    assert len(game["seats"][0]["scorecard"]) == len(rules["categories"])
    record = client.get(f"/api/v1/games/{game['id']}/record/").json()
    assert verify(encode(record)).verdict == "consistent"


def test_what_a_deleted_player_posted_is_retired_and_still_read(guest: Guest, api: APIClient) -> None:
    client, _ = guest()
    shown = post(client).json()
    client.patch(f"{RULESETS}{shown['key']}/", {"shared": True}, format="json")
    exported = b"".join(client.get("/api/v1/players/me/export/").streaming_content)
    assert json.loads(exported)["rulesets"][0]["document"]["texts"] == DOCUMENT["texts"]
    assert client.delete("/api/v1/players/me/", {"confirm": True}, format="json").status_code == 204
    left = api.get(f"{RULESETS}{shown['key']}/").json()
    assert (left["digest"], left["shared"]) == (shown["digest"], False)
    assert left["retired_at"] is not None
