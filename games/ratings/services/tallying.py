"""What players have scored, counted game by game, so that no read goes through all that they ever played.

All finished games count, private ones too, as nobody can tell from a sum which they were; those with a given seed do
not, as their dice were chosen. Means, best and categories are of scorecards that the player filled alone: a card that
was left, or that advice or a stand-in helped to fill, says nothing about him.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from games.models import Game, Record, Seat
from games.players.models import Player
from games.ratings.models import Tally
from rulesets import library, scorecard
from rulesets.errors import UnknownRuleset
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard

COUNTERS = ("games", "left", "contests", "wins", "draws", "cards", "points", "upper_bonuses", "extra_bonuses")

Key = tuple[UUID, str]  # a player, and the digest of a ruleset
Seats = Mapping[UUID, Sequence[Seat]]


def count(games: Sequence[Game], seats: Seats) -> None:
    """Add finished games to the tallies of those who played them; a deleted account has none."""
    games = [game for game in games if not game.seeded]
    tallies, helped = _of(games, seats), _helped(games)
    for game in games:
        results = {result["seat"]: result["rank"] for result in game.results or ()}
        for player, seat in _held(seats[game.pk]):
            tally = tallies[player.pk, game.ruleset_digest]
            _add_result(tally, seat, results, contest=len({each.player_id for each in seats[game.pk]}) > 1)
            if not (seat.assisted or (game.pk, seat.index) in helped):
                _add_card(tally, seat)
    keep(list(tallies.values()))


def keep(tallies: Collection[Tally]) -> None:
    """Write tallies, new ones and those that were there."""
    Tally.objects.bulk_create(
        tallies,
        update_conflicts=True,
        unique_fields=["player", "ruleset_digest"],
        update_fields=[*COUNTERS, "best", "categories"],
    )


def add(tally: Tally, more: Tally) -> None:
    """Let one tally take in another."""
    for name in COUNTERS:
        setattr(tally, name, getattr(tally, name) + getattr(more, name))
    _note_best(tally, more.best)
    for category, (points, zeros) in more.categories.items():
        _add_category(tally, category, points, zeros)


def _held(seats: Sequence[Seat]) -> list[tuple[Player, Seat]]:
    """The seats of players whose tallies are kept."""
    return [(seat.player, seat) for seat in seats if seat.player is not None and not seat.player.deleted]


def _of(games: Sequence[Game], seats: Seats) -> dict[Key, Tally]:
    """The tallies that the games add to, new ones among them."""
    wanted = {(player.pk, game.ruleset_digest): game.ruleset for game in games for player, _ in _held(seats[game.pk])}
    there = Tally.objects.filter(
        player_id__in={player_id for player_id, _ in wanted}, ruleset_digest__in={digest for _, digest in wanted}
    )
    found = {(tally.player_id, tally.ruleset_digest): tally for tally in there}
    return {key: _copy(found.get(key), key, ruleset) for key, ruleset in wanted.items()}


def _copy(tally: Tally | None, key: Key, ruleset: str) -> Tally:
    """A tally without its row's key, by which alone an insert turns into an update."""
    player_id, digest = key
    copy = Tally(player_id=player_id, ruleset=ruleset, ruleset_digest=digest)
    if tally is not None:
        add(copy, tally)
    return copy


def _add_result(tally: Tally, seat: Seat, ranks: Mapping[int, int], *, contest: bool) -> None:
    tally.games += 1
    if seat.presence != Seat.Presence.PLAYING:
        tally.left += 1
    if not contest:
        return
    tally.contests += 1
    if seat.presence == Seat.Presence.PLAYING and ranks[seat.index] == 1:
        if list(ranks.values()).count(1) > 1:
            tally.draws += 1
        else:
            tally.wins += 1


def _add_card(tally: Tally, seat: Seat) -> None:
    """Add a scorecard that is full; an open one, of who left or was left alone, has no total worth a mean."""
    rules, card = _rules(tally.ruleset_digest), Scorecard(seat.points, seat.bonus)
    if rules is None or not scorecard.is_full(rules, card):
        return
    total = scorecard.total(rules, card)
    tally.cards += 1
    tally.points += total
    tally.extra_bonuses += card.bonus
    tally.upper_bonuses += scorecard.upper_bonus(rules, card) > 0
    _note_best(tally, total)
    for category, points in card.points.items():
        _add_category(tally, category, points, zeros=int(points == 0))


def _note_best(tally: Tally, total: int | None) -> None:
    tally.best = max((each for each in (tally.best, total) if each is not None), default=None)


def _add_category(tally: Tally, category: str, points: int, zeros: int) -> None:
    before = tally.categories.get(category, (0, 0))
    tally.categories[category] = [before[0] + points, before[1] + zeros]


def _rules(digest: str) -> Ruleset | None:
    """The rules of a game; those that are gone since it was played can add up no card."""
    try:
        return library.by_digest(digest)
    except UnknownRuleset:
        return None


def _helped(games: Sequence[Game]) -> set[tuple[UUID, int]]:
    """The seats for which a stand-in played, now given back or not: their games' logs say."""
    standing_in = [game.pk for game in games if game.on_timeout == Game.OnTimeout.BOT]
    records = Record.objects.filter(game_id__in=standing_in) if standing_in else ()
    return {
        (record.game_id, event["data"]["seat"])
        for record in records
        for event in json.loads(bytes(record.body))["events"]
        if event["type"] == "seat.stand_in"
    }
