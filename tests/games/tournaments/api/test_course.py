"""start/, rounds/, matches/, standings/ and the rulings about matches: how a tournament goes."""

from typing import Any

import pytest

from games.tournaments.models import Match, Tournament
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments.hall import work
from tests.games.tournaments.host import act, done, enter, log, opened, read, refused

NOWHERE = "00000000-0000-0000-0000-000000000000"


def of_strategies(player: HttpPlayer, copies: int = 4, **wish: Any) -> Shown:
    """A tournament with its entrants, before its start."""
    cup = opened(player, **wish)
    enter(player, cup, strategy="random", copies=copies)
    return cup


def played(player: HttpPlayer, **wish: Any) -> Shown:
    """A tournament that is over."""
    cup = of_strategies(player, **wish)
    act(player, cup, "start/")
    work(Tournament.objects.get(pk=cup["id"]))
    return cup


def first_match(player: HttpPlayer, cup: Shown) -> Shown:
    match: Shown = read(player, cup, "matches/")["results"][0]
    return match


def test_the_start_seeds_all_and_pairs_the_first_round(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    cup = of_strategies(alice)
    started = act(alice, cup, "start/")
    assert (started["status"], started["round"]) == ("running", 1)
    assert [event["type"] for event in started["events"]] == ["tournament.started", "round.opened"]
    round_ = read(nobody, cup, "rounds/1/")
    assert [pairing["slot"] for pairing in round_["pairings"]] == ["W1.1", "W1.2"]
    assert round_["pairings"][0]["why"] == [{"code": "seeds", "seeds": [1, 4]}]
    assert round_["matches"] == {"total": 2, "decided": 0, "failed": 0}
    assert read(nobody, cup)["progress"]["known"] == 2


def test_a_dry_run_shows_the_pairings_and_makes_none(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    tried = act(alice, cup, "start/?dry_run=true")
    assert (tried["status"], tried["dry_run"]) == ("running", True)
    assert len(tried["events"][-1]["data"]["pairings"]) == 2
    assert read(alice, cup)["status"] == "registration"
    assert not Match.objects.exists()


def test_a_wished_seed_comes_first(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    last = read(alice, cup, "entrants/")["results"][-1]
    done(alice.send("PATCH", f"tournaments/{cup['id']}/entrants/{last['id']}/", {"seed": 1}), 200)
    act(alice, cup, "start/")
    assert read(alice, cup, f"entrants/{last['id']}/")["seed"] == 1


def test_nobody_starts_it_twice(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    act(alice, cup, "start/")
    assert refused(alice.post(f"tournaments/{cup['id']}/start/"), 409, "wrong_stage")["tournament_status"] == "running"


@pytest.mark.parametrize("entrants", [0, 1])
def test_one_alone_is_no_tournament(alice: HttpPlayer, entrants: int) -> None:
    cup = opened(alice)
    for _ in range(entrants):
        enter(alice, cup)
    before = read(alice, cup)["version"]
    refused(alice.post(f"tournaments/{cup['id']}/start/"), 422, "wrong_number_of_entrants")
    assert read(alice, cup)["version"] == before


def test_who_does_not_check_in_gives_the_place_to_one_who_waits_and_did(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    cup = opened(alice, check_in=True, capacity=2)
    for player in (alice, bob, carol):
        enter(player, cup)
    for player in (alice, carol):
        act(player, cup, "check-in/")
    started = act(alice, cup, "start/")
    assert [event["type"] for event in started["events"][:2]] == ["entrant.withdrawn", "entrant.promoted"]
    statuses = {each["name"]: each["status"] for each in read(alice, cup, "entrants/")["results"]}
    assert statuses == {"Alice": "registered", "Bob": "withdrawn", "Carol": "registered"}


def test_whoever_withdraws_while_it_runs_forfeits(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    enter(alice, cup)
    (entrant,) = enter(bob, cup)["entrants"]
    act(alice, cup, "start/")
    gone = done(bob.delete(f"tournaments/{cup['id']}/entrants/{entrant['id']}/"), 200)
    assert [event["type"] for event in gone["events"]] == ["entrant.withdrawn", "match.decided"]
    assert first_match(alice, cup)["how"] == "walkover"


def test_a_tournament_is_played_to_its_winner(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    cup = played(alice)
    ended = read(nobody, cup)
    assert (ended["status"], len(ended["winners"]), ended["round"]) == ("finished", 1, 2)
    standings = read(nobody, cup, "standings/")
    assert [row["place"] for row in standings["standings"]] == [1, 2, 3, 3]
    assert standings["standings"][0]["entrant_id"] == ended["winners"][0]["entrant_id"]
    assert standings["standings"][0]["values"][0]["tie_break"] == "seed"
    final = read(nobody, cup, "matches/?round=2")["results"]
    assert [match["slot"] for match in final] == ["W2.1"]
    assert final[0]["games"][0]["status"] == "finished"


def test_standings_are_read_after_any_closed_round(alice: HttpPlayer) -> None:
    cup = played(alice, format={"kind": "swiss", "rounds": 2})
    for n in (0, 1, 2):
        rows = read(alice, cup, f"standings/?round={n}")["standings"]
        assert sum(row["score"] for row in rows) == 2 * n
    refused(alice.get(f"tournaments/{cup['id']}/standings/?round=3"), 404, "round_not_found")
    assert read(alice, opened(alice), "standings/")["standings"] == []


def test_matches_are_found_by_entrant_and_status(alice: HttpPlayer) -> None:
    cup = played(alice)
    winner = read(alice, cup)["winners"][0]["entrant_id"]
    mine = read(alice, cup, f"matches/?entrant={winner}")["results"]
    assert len(mine) == 2
    assert read(alice, cup, "matches/?status=failed")["results"] == []
    assert read(alice, cup, f"matches/{mine[0]['id']}/") == mine[0]
    refused(alice.get(f"tournaments/{cup['id']}/matches/{NOWHERE}/"), 404, "match_not_found")
    refused(alice.get(f"tournaments/{cup['id']}/rounds/9/"), 404, "round_not_found")


def test_an_organiser_decides_a_match_and_it_stays_in_the_log_that_he_did(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = of_strategies(alice)
    act(alice, cup, "start/")
    path = f"matches/{first_match(alice, cup)['id']}/override/"
    body = {"ranks": [2, 1], "reason": "A power cut."}
    refused(bob.post(f"tournaments/{cup['id']}/{path}", body), 403, "not_organiser")
    assert act(alice, cup, f"{path}?dry_run=true", body)["ruled"]["how"] == "override"
    assert first_match(alice, cup)["status"] == "playing"
    ruled = act(alice, cup, path, body, 201)
    assert [side["rank"] for side in ruled["ruled"]["entrants"]] == [2, 1]
    assert ruled["events"][0]["data"]["reason"] == "A power cut."
    refused(alice.post(f"tournaments/{cup['id']}/{path}", {"ranks": [1, 1], "reason": "x"}), 422, "invalid_ranks")


def test_an_organiser_lets_an_entrant_forfeit(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    act(alice, cup, "start/")
    match = first_match(alice, cup)
    path, loser = f"matches/{match['id']}/forfeit/", match["entrants"][0]["entrant_id"]
    refused(alice.post(f"tournaments/{cup['id']}/{path}", {"entrant_id": NOWHERE}), 404, "entrant_not_found")
    ruled = act(alice, cup, path, {"entrant_id": loser}, 201)["ruled"]
    assert (ruled["how"], [side["rank"] for side in ruled["entrants"]]) == ("walkover", [2, 1])
    refused(alice.post(f"tournaments/{cup['id']}/{path}", {"entrant_id": loser}), 409, "match_stands")


def test_only_a_failed_match_is_played_on(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    act(alice, cup, "start/")
    match = first_match(alice, cup)
    path = f"tournaments/{cup['id']}/matches/{match['id']}/replay/"
    refused(alice.post(path), 409, "match_stands")
    Match.objects.filter(pk=match["id"]).update(status="failed", reason="no engine", due_at=None)
    assert done(alice.post(path), 201)["ruled"]["status"] == "playing"
    assert log(alice, cup)[-1] == "match.replayed"


def test_a_result_for_a_future_match_is_for_none(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    act(alice, cup, "start/")
    before = read(alice, cup)["version"]
    path = f"tournaments/{cup['id']}/matches/{NOWHERE}/override/"
    refused(alice.post(path, {"ranks": [1, 2], "reason": "x"}), 404, "match_not_found")
    assert read(alice, cup)["version"] == before


def test_nothing_is_ruled_about_what_does_not_run(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    path = f"tournaments/{cup['id']}/matches/{NOWHERE}/replay/"
    refused(alice.post(path), 409, "wrong_stage")


def test_what_has_not_changed_is_not_sent_again(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    tag = bob.get(f"tournaments/{cup['id']}/")["ETag"]
    assert bob.get(f"tournaments/{cup['id']}/", if_none_match=tag).status_code == 304
    enter(bob, cup)
    assert bob.get(f"tournaments/{cup['id']}/", if_none_match=tag).status_code == 200


def test_a_game_says_which_tournament_it_is_played_for(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    cup = played(alice)
    game_id = first_match(alice, cup)["games"][0]["game_id"]
    assert nobody.get(f"games/{game_id}/").json()["tournament_id"] == cup["id"]
    assert alice.create("me")["tournament_id"] is None
