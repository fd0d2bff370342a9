"""Tournaments in every state, for whoever draws requests to them."""

from dataclasses import dataclass
from typing import Any

from games.players.models import Player
from games.tournaments.models import Match, Tournament
from games.tournaments.services import draft, matches, organisers, registration
from games.tournaments.services.draft import TournamentWish
from tests.games.tournaments import hall


@dataclass(frozen=True, slots=True)
class Cup:
    """A tournament's id with the ids of all that it has."""

    id: str
    entrants: tuple[str, ...]
    matches: tuple[str, ...]


def set_up(ann: Player, ben: Player) -> tuple[Cup, ...]:
    """Those that Ann organises, enters, or only looks at."""
    mine = [_drafted(ann), _open(ann, ben), _running(ann, ben, failed=True), _running(ann, ben, shared_dice=True)]
    theirs = [_inviting(ben, ann), _shared(ben, ann), _drafted(ben), _running(ben, ann)]
    return tuple(_ids(cup) for cup in (*mine, _called_off(ann), _finished(ann), *theirs))


def _drafted(owner: Player, **wish: Any) -> Tournament:
    wished = TournamentWish(name="Cup", ruleset="yacht", format=hall.SINGLE, **wish)
    return draft.create_tournament(owner=owner, wish=wished).tournament


def _open(owner: Player, other: Player) -> Tournament:
    cup = hall.open_event(owner, capacity=4, check_in=True)
    hall.enter(cup, owner, other)
    hall.enter_engines(cup, 3)
    return cup


def _running(owner: Player, other: Player, failed: bool = False, **wish: Any) -> Tournament:
    cup = hall.open_event(owner, **wish)
    hall.enter(cup, owner, other)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    hall.work(cup)
    if failed:
        _fail_a_match(cup)
    return cup


def _fail_a_match(cup: Tournament) -> None:
    with hall.locked(cup) as ledger:
        match = Match.objects.get(pk=hall.waiting(cup)[0])
        matches.log(ledger, matches.fail(ledger, match, "dice_failed"))


def _finished(owner: Player) -> Tournament:
    cup = hall.open_event(owner, format={"kind": "swiss", "rounds": 2})
    hall.enter_engines(cup, 3)
    hall.start(cup)
    hall.work(cup)
    assert cup.is_over, cup.status
    return cup


def _called_off(owner: Player) -> Tournament:
    cup = hall.open_event(owner)
    return draft.cancel(player=owner, tournament_id=cup.pk, reason="nobody came").tournament


def _inviting(owner: Player, guest: Player) -> Tournament:
    cup = hall.open_event(owner, entry="invited", visibility="private")
    registration.invite(player=owner, tournament_id=cup.pk, player_ids=[guest.pk])
    return cup


def _shared(owner: Player, other: Player) -> Tournament:
    cup = hall.open_event(owner, format=hall.BOARDS)
    organisers.add(player=owner, tournament_id=cup.pk, other_id=other.pk)
    return cup


def _ids(cup: Tournament) -> Cup:
    entrants = cup.entrants.order_by("number").values_list("pk", flat=True)
    paired = Match.objects.filter(tournament=cup).order_by("pk").values_list("pk", flat=True)
    return Cup(str(cup.pk), tuple(map(str, entrants)), tuple(map(str, paired)))
