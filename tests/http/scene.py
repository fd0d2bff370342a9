"""A player with a game and a tournament in every state, and a way to aim a drawn request at one of them."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID
from zlib import crc32

from schemathesis import Case

from games.matchmaking.services import invitations, seeks
from games.matchmaking.services.seeks import SeekWish
from games.models import Game
from games.players import services as players
from games.players.models import Player
from games.services import creation, lobby, play
from games.services.creation import GameWish, SeatWish
from rulesets import catalog
from tests.http import cups
from tests.http.cups import Cup

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot")
WORDS = {
    "ruleset": catalog.keys(),
    "key": catalog.keys(),
    "category": tuple(category.key for category in catalog.get("yacht").categories),
    "strategy": ("greedy", "random"),
}


@dataclass(frozen=True, slots=True)
class Scene:
    """The player who sends the requests, and what there is to find."""

    token: str
    player_id: str
    spare_token_id: str
    games: tuple[str, ...]
    invitation_ids: tuple[str, ...]
    seek_id: str
    cups: tuple[Cup, ...]

    def aim(self, case: Case[Any]) -> None:
        """Put something that exists where an id or a key was drawn; the same case is always changed alike."""
        chance = crc32(repr((case.path_parameters, case.query, dict(case.headers), case.body)).encode(errors="replace"))
        case.path_parameters = {name: self._aimed(name, value, chance) for name, value in case.path_parameters.items()}
        if isinstance(case.body, dict):
            case.body = {name: self._aimed(name, value, chance) for name, value in case.body.items()}
        if "If-Match" in case.headers and chance % 2:
            case.headers["If-Match"] = "*"

    def _aimed(self, name: str, value: Any, chance: int) -> Any:
        match name:
            case "game_id" if _is_id(value):
                return self.games[chance % len(self.games)]
            case "player_id" if _is_id(value) and chance % 4:
                return self.player_id
            case "token_id" if _is_id(value) and chance % 4:
                return self.spare_token_id
            case "invitation_id" if _is_id(value):
                return self.invitation_ids[chance % len(self.invitation_ids)]
            case "seek_id" if _is_id(value):
                return self.seek_id
            case "tournament_id" | "entrant_id" | "match_id" if _is_id(value):
                return self._of_a_cup(name, chance) or value
            case "index" | "n" if isinstance(value, int):
                return value % 4
            case "keep" if isinstance(value, list) and chance % 3 == 0:
                return []
            case "ruleset" | "key" | "category" | "strategy" if isinstance(value, str) and chance % 4:
                return WORDS[name][chance // 4 % len(WORDS[name])]
            case _:
                return value

    def _of_a_cup(self, name: str, chance: int) -> str | None:
        """A tournament, or something of the same one."""
        chance, which = divmod(chance, len(self.cups))
        cup = self.cups[which]
        ids = {"tournament_id": (cup.id,), "entrant_id": cup.entrants, "match_id": cup.matches}[name]
        return ids[chance % len(ids)] if ids else None


def set_up() -> Scene:
    """Make the player, the games and the tournaments."""
    ann, token = players.create_guest(name="Ann")
    ben, _ = players.create_guest(name="Ben")
    spare = players.create_token(player=ann, label="spare").row
    ids = tuple(str(game.id) for game in _games(ann, ben))
    seek = seeks.seek(player=ann, wish=SeekWish("yacht"))
    return Scene(token, str(ann.pk), str(spare.pk), ids, _invitations(ann, ben), str(seek.pk), cups.set_up(ann, ben))


def _invitations(ann: Player, ben: Player) -> tuple[str, ...]:
    """One that she got, one that she sent."""
    asked = ((_created(host, ME, OPEN), host, guest) for host, guest in ((ben, ann), (ann, ben)))
    return tuple(
        str(invitations.invite(player=host, game_id=game.pk, player_id=guest.pk).pk) for game, host, guest in asked
    )


def _games(ann: Player, ben: Player) -> list[Game]:
    mine, over = _started(ann, ME, BOT), _started(ann, ME, ME)
    play.resign(player=ann, game_id=over.id, seat=1)
    aborted = _created(ann, ME, OPEN)
    lobby.leave_game(player=ann, game_id=aborted.id, seat=0)
    theirs = _created(ben, ME, OPEN)
    lobby.join_game(player=ann, game_id=theirs.id)
    lobby.start_game(player=ben, game_id=theirs.id)
    return [
        mine,
        *(_rolled(_started(ann, ME, BOT), rolls) for rolls in (1, 3)),
        _rolled(_started(ann, ME), 2),
        _started(ann, ME, ME),
        _started(ann, BOT, ME),
        over,
        aborted,
        theirs,
        _created(ann, ME, OPEN),
        _created(ann, ME, ME),
        _created(ben, ME, OPEN),
        _created(ben, ME, OPEN, visibility=Game.Visibility.PRIVATE),
    ]


def _created(owner: Player, *seats: SeatWish, **wishes: Any) -> Game:
    return creation.create_game(owner=owner, wish=GameWish("yacht", seats, **wishes)).game


def _started(owner: Player, *seats: SeatWish) -> Game:
    return _created(owner, *seats, start=True)


def _rolled(game: Game, rolls: int) -> Game:
    for _ in range(rolls):
        play.roll(player=game.owner, game_id=game.id, keep=())
    return game


def _is_id(value: Any) -> bool:
    try:
        UUID(str(value))
    except ValueError:
        return False
    return True
