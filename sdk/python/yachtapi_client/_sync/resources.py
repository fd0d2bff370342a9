"""The operations of the schema as methods of resources. Written by `make sdk`."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import TYPE_CHECKING
from uuid import UUID

from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.game import Game
from yachtapi_client._sync.pages import Pages
from yachtapi_client._sync.resource import Fields, Resource, fields, tag
from yachtapi_client.core.types import UNSET, Unset
from yachtapi_client.lenient import uuid

if TYPE_CHECKING:
    from yachtapi_client.core.models.advice import Advice
    from yachtapi_client.core.models.advice_question_request_scorecard import AdviceQuestionRequestScorecard
    from yachtapi_client.core.models.alive import Alive
    from yachtapi_client.core.models.block import Block
    from yachtapi_client.core.models.commitment import Commitment
    from yachtapi_client.core.models.current_turn import CurrentTurn
    from yachtapi_client.core.models.dice_to_score_request_scorecard import DiceToScoreRequestScorecard
    from yachtapi_client.core.models.difference import Difference
    from yachtapi_client.core.models.done import Done
    from yachtapi_client.core.models.entered import Entered
    from yachtapi_client.core.models.entrant import Entrant
    from yachtapi_client.core.models.entrant_status import EntrantStatus
    from yachtapi_client.core.models.events import Events
    from yachtapi_client.core.models.export import Export
    from yachtapi_client.core.models.format_kind import FormatKind
    from yachtapi_client.core.models.format_request import FormatRequest
    from yachtapi_client.core.models.found_seek import FoundSeek
    from yachtapi_client.core.models.game_hints import GameHints
    from yachtapi_client.core.models.game_invitation import GameInvitation
    from yachtapi_client.core.models.game_ratings import GameRatings
    from yachtapi_client.core.models.game_status import GameStatus
    from yachtapi_client.core.models.game_visibility import GameVisibility
    from yachtapi_client.core.models.games_list_to_move import GamesListToMove
    from yachtapi_client.core.models.guide import Guide
    from yachtapi_client.core.models.invite import Invite
    from yachtapi_client.core.models.issued_token import IssuedToken
    from yachtapi_client.core.models.kept_rules import KeptRules
    from yachtapi_client.core.models.keys import Keys
    from yachtapi_client.core.models.limits import Limits
    from yachtapi_client.core.models.match import Match
    from yachtapi_client.core.models.match_format_request import MatchFormatRequest
    from yachtapi_client.core.models.match_status import MatchStatus
    from yachtapi_client.core.models.me import Me
    from yachtapi_client.core.models.new_game_request import NewGameRequest
    from yachtapi_client.core.models.new_player_kind import NewPlayerKind
    from yachtapi_client.core.models.notices import Notices
    from yachtapi_client.core.models.on_timeout import OnTimeout
    from yachtapi_client.core.models.one_round import OneRound
    from yachtapi_client.core.models.one_tournament import OneTournament
    from yachtapi_client.core.models.order_of_play import OrderOfPlay
    from yachtapi_client.core.models.other_tokens import OtherTokens
    from yachtapi_client.core.models.place import Place
    from yachtapi_client.core.models.player import Player
    from yachtapi_client.core.models.player_kind import PlayerKind
    from yachtapi_client.core.models.players_me_games_list_to_move import (
        PlayersMeGamesListToMove,
    )
    from yachtapi_client.core.models.rating import Rating
    from yachtapi_client.core.models.rating_kind import RatingKind
    from yachtapi_client.core.models.readiness import Readiness
    from yachtapi_client.core.models.review import Review
    from yachtapi_client.core.models.reviewing import Reviewing
    from yachtapi_client.core.models.rolled import Rolled
    from yachtapi_client.core.models.round_ import Round
    from yachtapi_client.core.models.ruled import Ruled
    from yachtapi_client.core.models.ruleset import Ruleset
    from yachtapi_client.core.models.ruleset_document_request_examples import RulesetDocumentRequestExamples
    from yachtapi_client.core.models.ruleset_document_request_rules import RulesetDocumentRequestRules
    from yachtapi_client.core.models.ruleset_document_request_texts import RulesetDocumentRequestTexts
    from yachtapi_client.core.models.ruleset_headline import RulesetHeadline
    from yachtapi_client.core.models.ruleset_page import RulesetPage
    from yachtapi_client.core.models.scored import Scored
    from yachtapi_client.core.models.scores import Scores
    from yachtapi_client.core.models.seat_wish_request import SeatWishRequest
    from yachtapi_client.core.models.seek_opponents import SeekOpponents
    from yachtapi_client.core.models.shown_document import ShownDocument
    from yachtapi_client.core.models.solving import Solving
    from yachtapi_client.core.models.standings import Standings
    from yachtapi_client.core.models.statistics import Statistics
    from yachtapi_client.core.models.strategies import Strategies
    from yachtapi_client.core.models.tie_break_kind import TieBreakKind
    from yachtapi_client.core.models.token import Token
    from yachtapi_client.core.models.token_scope import TokenScope
    from yachtapi_client.core.models.tokens_destroy_all_keep import TokensDestroyAllKeep
    from yachtapi_client.core.models.told_turn import ToldTurn
    from yachtapi_client.core.models.tournament import Tournament
    from yachtapi_client.core.models.tournament_entry import TournamentEntry
    from yachtapi_client.core.models.tournament_events import TournamentEvents
    from yachtapi_client.core.models.tournament_export import TournamentExport
    from yachtapi_client.core.models.tournament_status import TournamentStatus
    from yachtapi_client.core.models.turns import Turns
    from yachtapi_client.core.models.validated import Validated
    from yachtapi_client.core.models.welcome import Welcome
    from yachtapi_client.core.types import UNSET, Unset


class BlocksResource(Resource):
    """`client.blocks`."""

    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[Block]:
        """List whom I block.

        Everybody you block, the latest first; nobody else sees this list.
        """
        from yachtapi_client.core.api.players import players_me_blocks_list
        from yachtapi_client.core.models.block import Block

        return Pages(
            self._connection,
            Block,
            lambda at: players_me_blocks_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def add(
        self,
        player_id: UUID | str,
    ) -> None:
        """Block a player.

        The player can join no game that you own or sit in, nor use your invites; running games go on.
        """
        from yachtapi_client.core.api.players import players_me_blocks_update

        self._nothing(
            lambda: players_me_blocks_update.sync_detailed(
                client=self._connection.core,
                player_id=uuid(player_id),
            )
        )

    def remove(
        self,
        player_id: UUID | str,
    ) -> None:
        """Unblock a player.

        The player may join again; nothing happens if you did not block him.
        """
        from yachtapi_client.core.api.players import players_me_blocks_destroy

        self._nothing(
            lambda: players_me_blocks_destroy.sync_detailed(
                client=self._connection.core,
                player_id=uuid(player_id),
            )
        )


class CommitmentsResource(Resource):
    """`client.commitments`."""

    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[Commitment]:
        """List commitments.

        Each commitment in the order it was made, with how its game ended, so that none can be hushed up.
        """
        from yachtapi_client.core.api.commitments import commitments_list
        from yachtapi_client.core.models.commitment import Commitment

        return Pages(
            self._connection,
            Commitment,
            lambda at: commitments_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )


class EntrantsResource(Resource):
    """`client.entrants`."""

    def check_in(
        self,
        tournament_id: UUID | str,
        *,
        idempotency_key: str | Unset = UNSET,
    ) -> Entered:
        """Check in.

        Say that you are there; where it is asked for, the start takes only those who did.
        """
        from yachtapi_client.core.api.tournaments import entrants_check_in

        answer: Entered = self._answer(
            lambda: entrants_check_in.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                idempotency_key=idempotency_key,
            )
        )
        return answer

    def list(
        self,
        tournament_id: UUID | str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        player: str | Unset = UNSET,
        status: EntrantStatus | Unset = UNSET,
    ) -> Pages[Entrant]:
        """List the entrants.

        All of them in the order of registration, those who left among them.
        """
        from yachtapi_client.core.api.tournaments import entrants_list
        from yachtapi_client.core.models.entrant import Entrant

        return Pages(
            self._connection,
            Entrant,
            lambda at: entrants_list.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                limit=limit,
                player=player,
                status=status,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def create(
        self,
        tournament_id: UUID | str,
        *,
        invite: Sequence[UUID | str] | Unset = UNSET,
        strategy: str | Unset = UNSET,
        copies: int | Unset = UNSET,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Entered:
        """Enter a tournament.

        Enter yourself, or take an invitation; when all places are taken you wait for one.

        Organisers also invite players, or enter copies of a built-in strategy; that takes the scope `organise`.

        Args:
            invite: Players' ids.
            strategy: A key of `GET strategies/`.
            copies: How many entrants of the strategy; 1.
        """
        from yachtapi_client.core.api.tournaments import entrants_create
        from yachtapi_client.core.models.entry_request import EntryRequest

        body = EntryRequest.from_dict(
            fields(
                invite=invite,
                strategy=strategy,
                copies=copies,
            )
        )
        answer: Entered = self._answer(
            lambda: entrants_create.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def get(
        self,
        tournament_id: UUID | str,
        entrant_id: UUID | str,
    ) -> Entrant:
        """Read an entrant.

        Who it is, and whether he is in it.
        """
        from yachtapi_client.core.api.tournaments import entrants_retrieve

        answer: Entrant = self._answer(
            lambda: entrants_retrieve.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                entrant_id=uuid(entrant_id),
            )
        )
        return answer

    def leave(
        self,
        tournament_id: UUID | str,
        entrant_id: UUID | str,
        *,
        reason: str | Unset = UNSET,
        dry_run: bool | Unset = UNSET,
    ) -> Entered:
        """Withdraw or disqualify an entrant.

        Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.

        Before the start the place goes to the first who waits; later, open matches are forfeited.

        Args:
            reason: With it, it is a disqualification, by organisers alone; without, a withdrawal.
        """
        from yachtapi_client.core.api.tournaments import entrants_leave
        from yachtapi_client.core.models.departure_request import DepartureRequest

        body = DepartureRequest.from_dict(
            fields(
                reason=reason,
            )
        )
        answer: Entered = self._answer(
            lambda: entrants_leave.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                entrant_id=uuid(entrant_id),
                dry_run=dry_run,
                body=body,
            )
        )
        return answer

    def update(
        self,
        tournament_id: UUID | str,
        entrant_id: UUID | str,
        *,
        seed: int | Unset | None = UNSET,
        dry_run: bool | Unset = UNSET,
    ) -> Entered:
        """Wish for an entrant's seed.

        Organisers only, before the start, which seeds all others behind those with a wish.

        Args:
            seed: Where to seed him, from 1, the strongest; null: after all those of whom it is said.
        """
        from yachtapi_client.core.api.tournaments import entrants_update
        from yachtapi_client.core.models.patched_change_entrant_request import PatchedChangeEntrantRequest

        body = PatchedChangeEntrantRequest.from_dict(
            fields(
                seed=seed,
            )
        )
        answer: Entered = self._answer(
            lambda: entrants_update.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                entrant_id=uuid(entrant_id),
                dry_run=dry_run,
                body=body,
            )
        )
        return answer


class GamesResource(Resource):
    """`client.games`."""

    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        player: str | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        status: GameStatus | Unset = UNSET,
        to_move: GamesListToMove | Unset = UNSET,
    ) -> Pages[Game]:
        """List games.

        Public games and your own, newest first; `to_move=me` has those that wait for you.
        """
        from yachtapi_client.core.api.games import games_list

        return Pages(
            self._connection,
            Game,
            lambda at: games_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                player=player,
                ruleset=ruleset,
                status=status,
                to_move=to_move,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def create(
        self,
        *,
        ruleset: str,
        seats: Sequence[SeatWishRequest | Fields],
        order: OrderOfPlay | Unset = UNSET,
        start: bool | Unset = UNSET,
        turn_seconds: int | Unset | None = UNSET,
        bank_seconds: int | Unset | None = UNSET,
        on_timeout: OnTimeout | Unset = UNSET,
        stand_in: str | Unset = UNSET,
        visibility: GameVisibility | Unset = UNSET,
        hints: GameHints | Unset = UNSET,
        rated: bool | Unset = UNSET,
        seed: str | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Game:
        """Create a game.

        Set up a game; its answer commits to the dice. Without `start` it waits for `POST start/`.

        Args:
            ruleset: A key of `GET rulesets/`.
            start: Start at once; there are no client seeds then.
            turn_seconds: The time for a turn; what a turn takes beyond it is taken from the bank. No limit if
                left out.
            bank_seconds: A seat's time for the whole game beyond its turns' own, or all it has if turns have
                none.
            stand_in: With `bot`: a key of `GET strategies/`; `greedy` if left out.
            seed: 64 hex digits, for tests of clients: the game is marked as seeded and closed to others.
        """
        from yachtapi_client.core.api.games import games_create
        from yachtapi_client.core.models.new_game_request import NewGameRequest

        body = NewGameRequest.from_dict(
            fields(
                ruleset=ruleset,
                seats=seats,
                order=order,
                start=start,
                turn_seconds=turn_seconds,
                bank_seconds=bank_seconds,
                on_timeout=on_timeout,
                stand_in=stand_in,
                visibility=visibility,
                hints=hints,
                rated=rated,
                seed=seed,
            )
        )
        return self._game(
            lambda: games_create.sync_detailed(
                client=self._connection.core,
                idempotency_key=idempotency_key,
                body=body,
            )
        )

    def get(
        self,
        game_id: UUID | str,
        *,
        receipt: bool | Unset = UNSET,
    ) -> Game:
        """Read a game.

        Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version.
        """
        from yachtapi_client.core.api.games import games_retrieve

        return self._game(
            lambda: games_retrieve.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                receipt=receipt,
            )
        )

    def cancel(
        self,
        game_id: UUID | str,
    ) -> None:
        """Cancel a game before it starts.

        Owners only; the game stays in sight as aborted, and its seed is revealed.
        """
        from yachtapi_client.core.api.games import games_cancel

        self._nothing(
            lambda: games_cancel.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )

    def update(
        self,
        game_id: UUID | str,
        *,
        visibility: GameVisibility | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Game:
        """Say who may watch a game.

        Owners only, at any time, after the end too; others see a private game no more from the next look on.
        """
        from yachtapi_client.core.api.games import games_update
        from yachtapi_client.core.models.patched_change_game_request import PatchedChangeGameRequest

        body = PatchedChangeGameRequest.from_dict(
            fields(
                visibility=visibility,
            )
        )
        return self._game(
            lambda: games_update.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                if_match=tag(if_match),
                body=body,
            )
        )

    def report_absence(
        self,
        game_id: UUID | str,
        *,
        seat: int,
        idempotency_key: str | Unset = UNSET,
    ) -> Game:
        """Report an absent player.

        Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24 hours.

        For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it
        decides alone: the game does what it does `on_timeout`, by itself within seconds.

        Args:
            seat: The seat that has to move.
        """
        from yachtapi_client.core.api.games import games_report_absence
        from yachtapi_client.core.models.absence_request import AbsenceRequest

        body = AbsenceRequest.from_dict(
            fields(
                seat=seat,
            )
        )
        return self._game(
            lambda: games_report_absence.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
                body=body,
            )
        )

    def advice(
        self,
        game_id: UUID | str,
    ) -> Advice | Solving:
        """Ask for advice on your turn.

        Every legal action with its exact value and its regret, the best first, if the game's `hints` are
        `always`.

        The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked as
        `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.
        """
        from yachtapi_client.core.api.games import games_advice

        answer: Advice | Solving = self._answer(
            lambda: games_advice.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )
        return answer

    def events(
        self,
        game_id: UUID | str,
        *,
        after: int | Unset = UNSET,
        wait: int | Unset = UNSET,
    ) -> Events:
        """Follow a game's events.

        The log after the event you have: a page of JSON, or all of it and what is still to come as a stream.

        With `wait`, a page without events is held back until there is one. Whoever has more than there is, as a
        backup was restored, gets the log from its start, and as a stream a `gap` before it.
        """
        from yachtapi_client.core.api.games import events_list

        answer: Events = self._answer(
            lambda: events_list.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                after=after,
                wait=wait,
            )
        )
        return answer

    def invite(
        self,
        game_id: UUID | str,
    ) -> Invite:
        """Make an invite.

        A ticket that lets whoever holds it take a seat until the game starts; it is shown this once.
        """
        from yachtapi_client.core.api.games import games_invite

        answer: Invite = self._answer(
            lambda: games_invite.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )
        return answer

    def record(
        self,
        game_id: UUID | str,
    ) -> bytes:
        """Get the signed record.

        The whole game in one signed file, seed included; `python -m yachtapi_verify` checks it offline.
        """
        from yachtapi_client.core.api.games import record_retrieve

        return self._bytes(
            lambda: record_retrieve.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )

    def rematch(
        self,
        game_id: UUID | str,
        *,
        idempotency_key: str | Unset = UNSET,
    ) -> Game:
        """Ask for a rematch.

        The first to ask creates the new game (201); the others get their seats in it (200).
        """
        from yachtapi_client.core.api.games import games_rematch

        return self._game(
            lambda: games_rematch.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
            )
        )

    def resign(
        self,
        game_id: UUID | str,
        *,
        seat: int | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Game:
        """Resign.

        Take your seat out of the game; the others play on.

        Args:
            seat: Needed only if you hold several.
        """
        from yachtapi_client.core.api.games import games_resign
        from yachtapi_client.core.models.resignation_request import ResignationRequest

        body = ResignationRequest.from_dict(
            fields(
                seat=seat,
            )
        )
        return self._game(
            lambda: games_resign.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
                if_match=tag(if_match),
                body=body,
            )
        )

    def review(
        self,
        game_id: UUID | str,
    ) -> Review | Reviewing:
        """Review a game.

        Every decision of an ended game beside the best one, the points it lost, and the luck of every throw.

        For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under
        perfect play, exactly computed. The game's end queues the review; until it is there the answer is 202.
        """
        from yachtapi_client.core.api.games import review_retrieve

        answer: Review | Reviewing = self._answer(
            lambda: review_retrieve.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )
        return answer

    def join(
        self,
        game_id: UUID | str,
        *,
        seat: int | Unset = UNSET,
        name: str | Unset = UNSET,
        client_seed: str | Unset = UNSET,
        invite: str | Unset = UNSET,
        strategy: str | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Game:
        """Take a seat.

        Join an open game (201). Whoever sits there already gets the same seat again (200).

        Args:
            seat: The first open one if left out.
            name: What this seat is called, if not like its player.
            client_seed: Your share in the dice: up to 64 letters, digits, dashes and underscores.
            invite: What `POST invites/` gave out.
            strategy: Seat this built-in strategy; owners only.
        """
        from yachtapi_client.core.api.games import games_join
        from yachtapi_client.core.models.join_request import JoinRequest

        body = JoinRequest.from_dict(
            fields(
                seat=seat,
                name=name,
                client_seed=client_seed,
                invite=invite,
                strategy=strategy,
            )
        )
        return self._game(
            lambda: games_join.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
                body=body,
            )
        )

    def leave(
        self,
        game_id: UUID | str,
        index: int,
    ) -> None:
        """Leave a game before it starts.

        Free your seat or, as the owner, any; when the last person leaves, the game is aborted.
        """
        from yachtapi_client.core.api.games import games_leave

        self._nothing(
            lambda: games_leave.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                index=index,
            )
        )

    def start(
        self,
        game_id: UUID | str,
        *,
        client_seed: str | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Game:
        """Start a game.

        Freeze the client seeds and open the first turn; every seat must be taken.

        Args:
            client_seed: Your share in the dice: up to 64 letters, digits, dashes and underscores.
        """
        from yachtapi_client.core.api.games import games_start
        from yachtapi_client.core.models.start_request import StartRequest

        body = StartRequest.from_dict(
            fields(
                client_seed=client_seed,
            )
        )
        return self._game(
            lambda: games_start.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
                if_match=tag(if_match),
                body=body,
            )
        )

    def ratings(
        self,
        game_id: UUID | str,
    ) -> GameRatings:
        """See what a game did to ratings.

        The ratings of its seats before and after, by kind; `unrated` if it moved none.
        """
        from yachtapi_client.core.api.ratings import games_ratings_retrieve

        answer: GameRatings = self._answer(
            lambda: games_ratings_retrieve.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )
        return answer


class InvitationRulesResource(Resource):
    """`client.invitation_rules`."""

    def get(
        self,
    ) -> KeptRules:
        """Read my invitation rules.

        The rules you have left; null if you are asked each time.
        """
        from yachtapi_client.core.api.players import invitation_rules_retrieve

        answer: KeptRules = self._answer(
            lambda: invitation_rules_retrieve.sync_detailed(
                client=self._connection.core,
            )
        )
        return answer

    def update(
        self,
        *,
        rulesets: Sequence[str] | Unset | None = UNSET,
        games: bool | Unset = UNSET,
        formats: Sequence[FormatKind] | Unset | None = UNSET,
        opponents: Sequence[UUID | str] | Unset | None = UNSET,
        opponent_kinds: Sequence[PlayerKind] | Unset | None = UNSET,
        rated: bool | Unset | None = UNSET,
        turn_seconds_min: int | Unset | None = UNSET,
        turn_seconds_max: int | Unset | None = UNSET,
        most_games: int | Unset | None = UNSET,
    ) -> KeptRules:
        """Let rules answer my invitations.

        From now on an invitation to a game or a tournament is answered at once: accepted if it meets all rules,
        else declined with the first that it does not meet as the `reason`, which both sides are told.

        Args:
            games: Whether you play single games: true if left out.
            formats: Of tournaments.
            opponents: The ids of the players who may invite you: owners of games, organisers of tournaments.
            opponent_kinds: Whom you play.
            rated: Rated games only, or unrated ones only.
            turn_seconds_max: With it, games without a clock are declined too.
            most_games: Decline while you sit in so many games that are not over.
        """
        from yachtapi_client.core.api.players import invitation_rules_update
        from yachtapi_client.core.models.rules_request import RulesRequest

        body = RulesRequest.from_dict(
            fields(
                rulesets=rulesets,
                games=games,
                formats=formats,
                opponents=opponents,
                opponent_kinds=opponent_kinds,
                rated=rated,
                turn_seconds_min=turn_seconds_min,
                turn_seconds_max=turn_seconds_max,
                most_games=most_games,
            )
        )
        answer: KeptRules = self._answer(
            lambda: invitation_rules_update.sync_detailed(
                client=self._connection.core,
                body=body,
            )
        )
        return answer

    def delete(
        self,
    ) -> None:
        """Be asked each time.

        Take the rules back; invitations wait for your own answer again.
        """
        from yachtapi_client.core.api.players import invitation_rules_delete

        self._nothing(
            lambda: invitation_rules_delete.sync_detailed(
                client=self._connection.core,
            )
        )


class InvitationsResource(Resource):
    """`client.invitations`."""

    def create(
        self,
        game_id: UUID | str,
        *,
        player_id: UUID | str,
        idempotency_key: str | Unset = UNSET,
    ) -> GameInvitation:
        """Ask a player to a game.

        Owners and members, before the start. A player who has left rules answers at once; `accepted` sits at
        the table then. Whoever has not is told, and may answer until the game starts.
        """
        from yachtapi_client.core.api.games import game_invitations_create
        from yachtapi_client.core.models.invitation_request import InvitationRequest

        body = InvitationRequest.from_dict(
            fields(
                player_id=player_id,
            )
        )
        answer: GameInvitation = self._answer(
            lambda: game_invitations_create.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def get(
        self,
        invitation_id: UUID | str,
    ) -> GameInvitation:
        """Read an invitation.

        One that you sent or got, or that is to a game of yours.
        """
        from yachtapi_client.core.api.invitations import invitations_retrieve

        answer: GameInvitation = self._answer(
            lambda: invitations_retrieve.sync_detailed(
                client=self._connection.core,
                invitation_id=uuid(invitation_id),
            )
        )
        return answer

    def withdraw(
        self,
        invitation_id: UUID | str,
    ) -> None:
        """Take an invitation back.

        By whoever sent it, or the game's owner, while it waits for its answer.
        """
        from yachtapi_client.core.api.invitations import invitations_withdraw

        self._nothing(
            lambda: invitations_withdraw.sync_detailed(
                client=self._connection.core,
                invitation_id=uuid(invitation_id),
            )
        )

    def answer(
        self,
        invitation_id: UUID | str,
        *,
        accept: bool,
        message: str | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> GameInvitation:
        """Answer an invitation.

        Take it, and the first open seat is yours; or decline it.

        Args:
            message: A word to the one who invited you.
        """
        from yachtapi_client.core.api.invitations import invitations_answer
        from yachtapi_client.core.models.answer_request import AnswerRequest

        body = AnswerRequest.from_dict(
            fields(
                accept=accept,
                message=message,
            )
        )
        answer: GameInvitation = self._answer(
            lambda: invitations_answer.sync_detailed(
                client=self._connection.core,
                invitation_id=uuid(invitation_id),
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[GameInvitation]:
        """List my invitations.

        Those to games that have not started and that you have not answered, newest first.
        """
        from yachtapi_client.core.api.players import invitations_list
        from yachtapi_client.core.models.game_invitation import GameInvitation

        return Pages(
            self._connection,
            GameInvitation,
            lambda at: invitations_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )


class KeysResource(Resource):
    """`client.keys`."""

    def list(
        self,
    ) -> Keys:
        """List public keys.

        The public halves of the signing keys, those that signed before among them; keep a copy before you play.
        """
        from yachtapi_client.core.api.keys import keys_list

        answer: Keys = self._answer(
            lambda: keys_list.sync_detailed(
                client=self._connection.core,
            )
        )
        return answer


class LimitsResource(Resource):
    """`client.limits`."""

    def get(
        self,
    ) -> Limits:
        """Read the limits.

        Every quota and what you have left: requests, tokens, games, seats, invites, streams, the size of a
        body.
        """
        from yachtapi_client.core.api.limits import limits_retrieve

        answer: Limits = self._answer(
            lambda: limits_retrieve.sync_detailed(
                client=self._connection.core,
            )
        )
        return answer


class MatchesResource(Resource):
    """`client.matches`."""

    def list(
        self,
        tournament_id: UUID | str,
        *,
        cursor: str | Unset = UNSET,
        entrant: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        round_: int | Unset = UNSET,
        status: MatchStatus | Unset = UNSET,
    ) -> Pages[Match]:
        """List the matches.

        The matches so far, in the order in which they were paired.
        """
        from yachtapi_client.core.api.tournaments import matches_list
        from yachtapi_client.core.models.match import Match

        return Pages(
            self._connection,
            Match,
            lambda at: matches_list.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                entrant=entrant,
                limit=limit,
                round_=round_,
                status=status,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def get(
        self,
        tournament_id: UUID | str,
        match_id: UUID | str,
    ) -> Match:
        """Read a match.

        Who meets and why, what came of it, and its games.
        """
        from yachtapi_client.core.api.tournaments import matches_retrieve

        answer: Match = self._answer(
            lambda: matches_retrieve.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                match_id=uuid(match_id),
            )
        )
        return answer

    def difference(
        self,
        tournament_id: UUID | str,
        match_id: UUID | str,
        *,
        margin: float | Unset = UNSET,
    ) -> Difference:
        """Tell how sure a match's result is.

        The first side's points less the second's in a game, each mean with its 95 % interval.

        `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play instead,
        which is the same on average, but without the luck: a narrower interval. With `margin`, each says how
        many more games it would take until it is that narrow. Only games count that both sides played to their
        end; the first reader has them reviewed, and until then the answer is 202.
        """
        from yachtapi_client.core.api.tournaments import matches_difference

        answer: Difference = self._answer(
            lambda: matches_difference.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                match_id=uuid(match_id),
                margin=margin,
            )
        )
        return answer

    def forfeit(
        self,
        tournament_id: UUID | str,
        match_id: UUID | str,
        *,
        entrant_id: UUID | str,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Ruled:
        """Let an entrant forfeit a match.

        Organisers only, while it is not decided; the entrant stays in the tournament.
        """
        from yachtapi_client.core.api.tournaments import matches_forfeit
        from yachtapi_client.core.models.forfeit_request import ForfeitRequest

        body = ForfeitRequest.from_dict(
            fields(
                entrant_id=entrant_id,
            )
        )
        answer: Ruled = self._answer(
            lambda: matches_forfeit.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                match_id=uuid(match_id),
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def override(
        self,
        tournament_id: UUID | str,
        match_id: UUID | str,
        *,
        ranks: Sequence[int],
        reason: str,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Ruled:
        """Decide a match.

        Organisers only, until its round is closed; that it was an organiser, and why, stays in the log.

        Args:
            ranks: The rank of each side in the match's order: 1, 1, 3; in a bracket one side alone is first.
            reason: Shown to everybody.
        """
        from yachtapi_client.core.api.tournaments import matches_override
        from yachtapi_client.core.models.override_request import OverrideRequest

        body = OverrideRequest.from_dict(
            fields(
                ranks=ranks,
                reason=reason,
            )
        )
        answer: Ruled = self._answer(
            lambda: matches_override.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                match_id=uuid(match_id),
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def replay(
        self,
        tournament_id: UUID | str,
        match_id: UUID | str,
        *,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Ruled:
        """Have a failed match played on.

        Organisers only; games of it that came to an end count.
        """
        from yachtapi_client.core.api.tournaments import matches_replay

        answer: Ruled = self._answer(
            lambda: matches_replay.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                match_id=uuid(match_id),
                dry_run=dry_run,
                idempotency_key=idempotency_key,
            )
        )
        return answer


class MeResource(Resource):
    """`client.me`."""

    def get(
        self,
    ) -> Me:
        """Who am I?.

        The player that the token belongs to.
        """
        from yachtapi_client.core.api.players import players_me_retrieve

        answer: Me = self._answer(
            lambda: players_me_retrieve.sync_detailed(
                client=self._connection.core,
            )
        )
        return answer

    def delete(
        self,
        *,
        password: str | Unset = UNSET,
        confirm: bool | Unset = UNSET,
    ) -> None:
        """Delete my account.

        You leave all games and tournaments, and are forgotten for good: name, username, password, tokens,
        blocks.

        What you played stays, as a deleted player's, so that the records of those who played with you still
        verify.

        Args:
            password: For an account that has one.
            confirm: For a guest: true.
        """
        from yachtapi_client.core.api.players import players_me_destroy
        from yachtapi_client.core.models.erase_request import EraseRequest

        body = EraseRequest.from_dict(
            fields(
                password=password,
                confirm=confirm,
            )
        )
        self._nothing(
            lambda: players_me_destroy.sync_detailed(
                client=self._connection.core,
                body=body,
            )
        )

    def update(
        self,
        *,
        name: str | Unset = UNSET,
        username: str | Unset = UNSET,
        password: str | Unset = UNSET,
    ) -> Me:
        """Rename or keep my account.

        Change the name, or give a guest a username and a password to sign in with from anywhere.

        Args:
            username: 3 to 30 letters, digits, dots, dashes and underscores; upper and lower case are the same.
            password: At least 8 characters, not common, no number, and not like your names.
        """
        from yachtapi_client.core.api.players import players_me_update
        from yachtapi_client.core.models.patched_change_me_request import PatchedChangeMeRequest

        body = PatchedChangeMeRequest.from_dict(
            fields(
                name=name,
                username=username,
                password=password,
            )
        )
        answer: Me = self._answer(
            lambda: players_me_update.sync_detailed(
                client=self._connection.core,
                body=body,
            )
        )
        return answer

    def events(
        self,
        *,
        after: int | Unset = UNSET,
        wait: int | Unset = UNSET,
    ) -> Notices:
        """Follow what concerns me.

        A log of your own, over all your games: `game.started`, `turn.started` when it is your turn,
        `game.finished`, `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game
        of yours; and over your tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided`
        for your matches, `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also
        hears of `match.failed`.

        Read and resumed like a game's events, in the same three forms; entries are kept for a week, and
        `oldest` says from where on. A stream that begins later than it was asked to says so with a `gap`.
        """
        from yachtapi_client.core.api.players import players_me_events_list

        answer: Notices = self._answer(
            lambda: players_me_events_list.sync_detailed(
                client=self._connection.core,
                after=after,
                wait=wait,
            )
        )
        return answer

    def export(
        self,
    ) -> Export:
        """Export everything about me.

        Everything that is kept about you in one document; it is sent while it is made, so it may be long.
        """
        from yachtapi_client.core.api.players import players_me_export

        answer: Export = self._answer(
            lambda: players_me_export.sync_detailed(
                client=self._connection.core,
            )
        )
        return answer

    def games(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        player: str | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        status: GameStatus | Unset = UNSET,
        to_move: PlayersMeGamesListToMove | Unset = UNSET,
    ) -> Pages[Game]:
        """List my games.

        The games you hold a seat in, newest first, the running and the ended.
        """
        from yachtapi_client.core.api.players import players_me_games_list

        return Pages(
            self._connection,
            Game,
            lambda at: players_me_games_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                player=player,
                ruleset=ruleset,
                status=status,
                to_move=to_move,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def merge(
        self,
        *,
        token: str,
        idempotency_key: str | Unset = UNSET,
    ) -> Me:
        """Take in another account of mine.

        Seats, games, invites, blocks and tokens of the other come to you; its id leads here for ever.

        Args:
            token: A token of the other account: the proof that it is yours.
        """
        from yachtapi_client.core.api.players import players_me_merge
        from yachtapi_client.core.models.merge_request import MergeRequest

        body = MergeRequest.from_dict(
            fields(
                token=token,
            )
        )
        answer: Me = self._answer(
            lambda: players_me_merge.sync_detailed(
                client=self._connection.core,
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def set_password(
        self,
        *,
        old_password: str,
        new_password: str,
        other_tokens: OtherTokens | Unset = UNSET,
    ) -> None:
        """Change my password.

        Your other tokens end with the old password, unless you keep them. The same request again changes
        nothing.

        Args:
            new_password: At least 8 characters, not common, no number, and not like your names.
        """
        from yachtapi_client.core.api.players import players_me_password_update
        from yachtapi_client.core.models.change_password_request import ChangePasswordRequest

        body = ChangePasswordRequest.from_dict(
            fields(
                old_password=old_password,
                new_password=new_password,
                other_tokens=other_tokens,
            )
        )
        self._nothing(
            lambda: players_me_password_update.sync_detailed(
                client=self._connection.core,
                body=body,
            )
        )

    def rulesets(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        accept_language: str | Unset = UNSET,
    ) -> Pages[RulesetHeadline]:
        """List my rulesets.

        Every version of every ruleset that you have posted, newest first, the retired ones too.
        """
        from yachtapi_client.core.api.rulesets import players_me_rulesets_list
        from yachtapi_client.core.models.ruleset_headline import RulesetHeadline

        return Pages(
            self._connection,
            RulesetHeadline,
            lambda at: players_me_rulesets_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                accept_language=accept_language,
                cursor=at or UNSET,
            ),
            cursor or None,
        )


class OrganisersResource(Resource):
    """`client.organisers`."""

    def add(
        self,
        tournament_id: UUID | str,
        player_id: UUID | str,
        *,
        dry_run: bool | Unset = UNSET,
    ) -> Done:
        """Add an organiser.

        Owners only; whoever is added may do all that the owner may but delete the draft and choose organisers.
        """
        from yachtapi_client.core.api.tournaments import organisers_add

        answer: Done = self._answer(
            lambda: organisers_add.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                player_id=uuid(player_id),
                dry_run=dry_run,
            )
        )
        return answer

    def remove(
        self,
        tournament_id: UUID | str,
        player_id: UUID | str,
        *,
        dry_run: bool | Unset = UNSET,
    ) -> Done:
        """Remove an organiser.

        The owner removes any; an organiser may step down himself.
        """
        from yachtapi_client.core.api.tournaments import organisers_remove

        answer: Done = self._answer(
            lambda: organisers_remove.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                player_id=uuid(player_id),
                dry_run=dry_run,
            )
        )
        return answer


class PlayersResource(Resource):
    """`client.players`."""

    def ratings(
        self,
        player_id: UUID | str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[Rating]:
        """List a player's ratings.

        One for each ruleset and kind in which the player has rated games; a deleted account shows none.
        """
        from yachtapi_client.core.api.ratings import players_ratings_list
        from yachtapi_client.core.models.rating import Rating

        return Pages(
            self._connection,
            Rating,
            lambda at: players_ratings_list.sync_detailed(
                client=self._connection.core,
                player_id=uuid(player_id),
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def statistics(
        self,
        player_id: UUID | str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[Statistics]:
        """List a player's statistics.

        Games, results, means, best, bonus and zeros by ruleset, over all finished games, rated or not.
        """
        from yachtapi_client.core.api.ratings import players_statistics_list
        from yachtapi_client.core.models.statistics import Statistics

        return Pages(
            self._connection,
            Statistics,
            lambda at: players_statistics_list.sync_detailed(
                client=self._connection.core,
                player_id=uuid(player_id),
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def create(
        self,
        *,
        name: str | Unset = UNSET,
        kind: NewPlayerKind | Unset = UNSET,
        game: NewGameRequest | Fields | Unset = UNSET,
    ) -> Welcome:
        """Become a player.

        Make a guest without sign-up, and a first game if you like; the answer's token signs every later
        request.

        Args:
            name: A friendly one is made up if you give none.
            game: A game to be.
        """
        from yachtapi_client.core.api.players import players_create
        from yachtapi_client.core.models.newcomer_request import NewcomerRequest

        body = NewcomerRequest.from_dict(
            fields(
                name=name,
                kind=kind,
                game=game,
            )
        )
        answer: Welcome = self._answer(
            lambda: players_create.sync_detailed(
                client=self._connection.core,
                body=body,
            )
        )
        return answer

    def get(
        self,
        player_id: UUID | str,
    ) -> Player:
        """Look up a player.

        The public side of a player: the name, and who decides for it.
        """
        from yachtapi_client.core.api.players import players_retrieve

        answer: Player = self._answer(
            lambda: players_retrieve.sync_detailed(
                client=self._connection.core,
                player_id=uuid(player_id),
            )
        )
        return answer


class RatingsResource(Resource):
    """`client.ratings`."""

    def list(
        self,
        ruleset: str,
        *,
        around: str | Unset = UNSET,
        cursor: str | Unset = UNSET,
        kind: RatingKind | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[Place]:
        """Read a leaderboard.

        Who has been rated under these rules, best first; `around` opens it where a player is.

        Rated are finished games that were created with `rated`, of several players on a seat each, without
        help. Who resigned or ran out of time comes last. A game of people alone counts for `people` and `all`,
        one of bots and engines alone for `bots` and `all`, a mixed one for `all`.
        """
        from yachtapi_client.core.api.ratings import ratings_list
        from yachtapi_client.core.models.place import Place

        return Pages(
            self._connection,
            Place,
            lambda at: ratings_list.sync_detailed(
                client=self._connection.core,
                ruleset=ruleset,
                around=around,
                kind=kind,
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )


class RoundsResource(Resource):
    """`client.rounds`."""

    def list(
        self,
        tournament_id: UUID | str,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[Round]:
        """List the rounds.

        The rounds so far, from the first on, each with how many of its matches are decided.
        """
        from yachtapi_client.core.api.tournaments import rounds_list
        from yachtapi_client.core.models.round_ import Round

        return Pages(
            self._connection,
            Round,
            lambda at: rounds_list.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def get(
        self,
        tournament_id: UUID | str,
        n: int,
    ) -> OneRound:
        """Read a round.

        All its pairings: who meets and why, what came of it, and the games that were played for it.
        """
        from yachtapi_client.core.api.tournaments import rounds_retrieve

        answer: OneRound = self._answer(
            lambda: rounds_retrieve.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                n=n,
            )
        )
        return answer


class RulesetsResource(Resource):
    """`client.rulesets`."""

    def list(
        self,
        *,
        accept_language: str | Unset = UNSET,
    ) -> RulesetPage:
        """List the rulesets.

        In the order in which they should be shown.
        """
        from yachtapi_client.core.api.rulesets import rulesets_list

        answer: RulesetPage = self._answer(
            lambda: rulesets_list.sync_detailed(
                client=self._connection.core,
                accept_language=accept_language,
            )
        )
        return answer

    def create(
        self,
        *,
        rules: RulesetDocumentRequestRules | Fields,
        texts: RulesetDocumentRequestTexts | Fields,
        source: str | Unset = UNSET,
        examples: RulesetDocumentRequestExamples | Fields | Unset = UNSET,
    ) -> Ruleset:
        """Post a house ruleset.

        Rules of your own, played, advised and rated like those of the catalog.

        Its key is yours, with your id in front. What a key names never changes: other rules or other words
        under the same key are its next version, and games go on by the rules they began with. The same document
        again is answered with 200 and changes nothing.

        Args:
            rules: As `GET rulesets/{key}/` shows it. `upper_bonus`, `extra_bonus` and `joker` may be left out;
                the `key` is your own, of small letters, digits and dashes, and your id is put in front.
            texts: By language: `name`, `summary`, `rules` (sentences), and `categories` with a `name` and a
                `rule` by key.
            source: Where these rules are written down.
            examples: By category: dice that bring points in it; the dice that bring the most if left out.
        """
        from yachtapi_client.core.api.rulesets import rulesets_create
        from yachtapi_client.core.models.ruleset_document_request import RulesetDocumentRequest

        body = RulesetDocumentRequest.from_dict(
            fields(
                rules=rules,
                texts=texts,
                source=source,
                examples=examples,
            )
        )
        answer: Ruleset = self._answer(
            lambda: rulesets_create.sync_detailed(
                client=self._connection.core,
                body=body,
            )
        )
        return answer

    def get(
        self,
        key: str,
        *,
        digest: str | Unset = UNSET,
        accept_language: str | Unset = UNSET,
    ) -> Ruleset:
        """Read a ruleset.

        Names, sentences and examples for people, the rules part for programs. The `ETag` changes with any word.

        Whoever knows the key of a house ruleset may read it and play by it.
        """
        from yachtapi_client.core.api.rulesets import rulesets_retrieve

        answer: Ruleset = self._answer(
            lambda: rulesets_retrieve.sync_detailed(
                client=self._connection.core,
                key=key,
                digest=digest,
                accept_language=accept_language,
            )
        )
        return answer

    def update(
        self,
        key: str,
        *,
        shared: bool | Unset = UNSET,
        retired: bool | Unset = UNSET,
    ) -> Ruleset:
        """Share or retire a ruleset.

        Owners only, and for every version of the key. Both may be taken back.

        Args:
            shared: Whether `GET rulesets/shared/` lists it.
            retired: Whether nothing new may begin by its rules.
        """
        from yachtapi_client.core.api.rulesets import rulesets_update
        from yachtapi_client.core.models.patched_change_ruleset_request import PatchedChangeRulesetRequest

        body = PatchedChangeRulesetRequest.from_dict(
            fields(
                shared=shared,
                retired=retired,
            )
        )
        answer: Ruleset = self._answer(
            lambda: rulesets_update.sync_detailed(
                client=self._connection.core,
                key=key,
                body=body,
            )
        )
        return answer

    def advice(
        self,
        key: str,
        *,
        dice: Sequence[int] | None,
        rolls_left: int,
        scorecard: AdviceQuestionRequestScorecard | Fields | Unset = UNSET,
    ) -> Advice | Solving:
        """Ask for advice.

        Every legal action with its exact value and its regret, the best first. Nothing is stored.

        The value is the expected final score under best play from here on, counted from the points given. Extra
        bonuses earned so far are not among them: they come on top of every value and change no regret. Actions
        whose values differ by no more than a billionth of a point are equal, and the first of them is what
        perfect play does. Until the ruleset is solved the answer is 202, and a worker has been asked to solve
        it.

        Args:
            dice: The faces of all the dice, in any order; null before the first roll.
            rolls_left: How many more rolls the turn has: all of them just when `dice` is null.
            scorecard: The filled categories with their points; none if left out.
        """
        from yachtapi_client.core.api.rulesets import rulesets_advice
        from yachtapi_client.core.models.advice_question_request import AdviceQuestionRequest

        body = AdviceQuestionRequest.from_dict(
            fields(
                dice=dice,
                rolls_left=rolls_left,
                scorecard=scorecard,
            )
        )
        answer: Advice | Solving = self._answer(
            lambda: rulesets_advice.sync_detailed(
                client=self._connection.core,
                key=key,
                body=body,
            )
        )
        return answer

    def document(
        self,
        key: str,
        *,
        digest: str | Unset = UNSET,
    ) -> ShownDocument:
        """Read a ruleset's document.

        Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of your
        own.
        """
        from yachtapi_client.core.api.rulesets import rulesets_document

        answer: ShownDocument = self._answer(
            lambda: rulesets_document.sync_detailed(
                client=self._connection.core,
                key=key,
                digest=digest,
            )
        )
        return answer

    def guide(
        self,
        key: str,
        *,
        digest: str | Unset = UNSET,
        accept_language: str | Unset = UNSET,
    ) -> Guide:
        """Read how to play.

        The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the
        document.

        As JSON, as Markdown, or as a page to read and print, as `Accept` says.
        """
        from yachtapi_client.core.api.rulesets import rulesets_guide

        answer: Guide = self._answer(
            lambda: rulesets_guide.sync_detailed(
                client=self._connection.core,
                key=key,
                digest=digest,
                accept_language=accept_language,
            )
        )
        return answer

    def scores(
        self,
        key: str,
        *,
        dice: Sequence[int],
        roll: int | Unset = UNSET,
        scorecard: DiceToScoreRequestScorecard | Fields | Unset = UNSET,
    ) -> Scores:
        """Score dice.

        What the dice would bring in every open category, with the legal ones marked. Nothing is stored.

        Args:
            dice: The faces of all the dice, in any order.
            roll: Which roll of the turn this is, counted from 1.
            scorecard: The filled categories with their points; none if left out.
        """
        from yachtapi_client.core.api.rulesets import rulesets_scores
        from yachtapi_client.core.models.dice_to_score_request import DiceToScoreRequest

        body = DiceToScoreRequest.from_dict(
            fields(
                dice=dice,
                roll=roll,
                scorecard=scorecard,
            )
        )
        answer: Scores = self._answer(
            lambda: rulesets_scores.sync_detailed(
                client=self._connection.core,
                key=key,
                body=body,
            )
        )
        return answer

    def validate(
        self,
        key: str,
        *,
        rules: RulesetDocumentRequestRules | Fields,
        texts: RulesetDocumentRequestTexts | Fields,
        source: str | Unset = UNSET,
        examples: RulesetDocumentRequestExamples | Fields | Unset = UNSET,
        scores: bool | Unset = UNSET,
    ) -> Validated:
        """Check a ruleset before posting it.

        What `POST rulesets/` would make of the document under this key. Nothing is stored.

        Args:
            rules: As `GET rulesets/{key}/` shows it. `upper_bonus`, `extra_bonus` and `joker` may be left out;
                the `key` is your own, of small letters, digits and dashes, and your id is put in front.
            texts: By language: `name`, `summary`, `rules` (sentences), and `categories` with a `name` and a
                `rule` by key.
            source: Where these rules are written down.
            examples: By category: dice that bring points in it; the dice that bring the most if left out.
        """
        from yachtapi_client.core.api.rulesets import rulesets_validate
        from yachtapi_client.core.models.ruleset_document_request import RulesetDocumentRequest

        body = RulesetDocumentRequest.from_dict(
            fields(
                rules=rules,
                texts=texts,
                source=source,
                examples=examples,
            )
        )
        answer: Validated = self._answer(
            lambda: rulesets_validate.sync_detailed(
                client=self._connection.core,
                key=key,
                scores=scores,
                body=body,
            )
        )
        return answer

    def shared(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        accept_language: str | Unset = UNSET,
    ) -> Pages[RulesetHeadline]:
        """List the shared house rulesets.

        Every version that its owner shares and has not retired, newest first.
        """
        from yachtapi_client.core.api.rulesets import rulesets_shared
        from yachtapi_client.core.models.ruleset_headline import RulesetHeadline

        return Pages(
            self._connection,
            RulesetHeadline,
            lambda at: rulesets_shared.sync_detailed(
                client=self._connection.core,
                limit=limit,
                accept_language=accept_language,
                cursor=at or UNSET,
            ),
            cursor or None,
        )


class SeeksResource(Resource):
    """`client.seeks`."""

    def create(
        self,
        *,
        ruleset: str,
        rated: bool | Unset = UNSET,
        opponents: SeekOpponents | Unset = UNSET,
        rating_min: float | Unset | None = UNSET,
        rating_max: float | Unset | None = UNSET,
        turn_seconds: int | Unset | None = UNSET,
        bank_seconds: int | Unset | None = UNSET,
        engine_after: int | Unset | None = UNSET,
        strategy: str | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> FoundSeek:
        """Pair me now.

        Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if
        each is what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you
        are told of `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a
        strategy plays you.

        Args:
            ruleset: A key of `GET rulesets/`.
            rating_min: Of your opponent's `mu` among all; a newcomer has 25.
            engine_after: Seconds after which a built-in strategy plays you; without it the seek ends after an
                hour.
            strategy: Which one: a key of `GET strategies/`.
        """
        from yachtapi_client.core.api.seeks import seeks_create
        from yachtapi_client.core.models.seek_request import SeekRequest

        body = SeekRequest.from_dict(
            fields(
                ruleset=ruleset,
                rated=rated,
                opponents=opponents,
                rating_min=rating_min,
                rating_max=rating_max,
                turn_seconds=turn_seconds,
                bank_seconds=bank_seconds,
                engine_after=engine_after,
                strategy=strategy,
            )
        )
        answer: FoundSeek = self._answer(
            lambda: seeks_create.sync_detailed(
                client=self._connection.core,
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def get(
        self,
        seek_id: UUID | str,
    ) -> FoundSeek:
        """Read a seek.

        How it stands; your own alone.
        """
        from yachtapi_client.core.api.seeks import seeks_retrieve

        answer: FoundSeek = self._answer(
            lambda: seeks_retrieve.sync_detailed(
                client=self._connection.core,
                seek_id=uuid(seek_id),
            )
        )
        return answer

    def cancel(
        self,
        seek_id: UUID | str,
    ) -> None:
        """Wait no more.

        End a seek that still waits; one that has met plays its game.
        """
        from yachtapi_client.core.api.seeks import seeks_cancel

        self._nothing(
            lambda: seeks_cancel.sync_detailed(
                client=self._connection.core,
                seek_id=uuid(seek_id),
            )
        )


class ServerResource(Resource):
    """`client.server`."""

    def health(
        self,
    ) -> Alive:
        """Whether the server lives.

        Always 200: a process that cannot answer does not answer. It asks neither database nor broker.
        """
        from yachtapi_client.core.api.server import healthz

        answer: Alive = self._answer(
            lambda: healthz.sync_detailed(
                client=self._connection.core,
            )
        )
        return answer

    def ready(
        self,
    ) -> Readiness:
        """Whether the server can do its work.

        Looks at database, migrations, broker, beat, worker and disk, once a second at most; 503 unless all are
        well.

        What hangs counts as not well after two seconds.
        """
        from yachtapi_client.core.api.server import readyz

        answer: Readiness = self._answer(
            lambda: readyz.sync_detailed(
                client=self._connection.core,
            )
        )
        return answer


class StrategiesResource(Resource):
    """`client.strategies`."""

    def list(
        self,
        *,
        accept_language: str | Unset = UNSET,
    ) -> Strategies:
        """List strategies.

        What a seat of kind `bot` can play, from the weakest to the strongest, with what each scores alone.
        """
        from yachtapi_client.core.api.strategies import strategies_list

        answer: Strategies = self._answer(
            lambda: strategies_list.sync_detailed(
                client=self._connection.core,
                accept_language=accept_language,
            )
        )
        return answer


class TokensResource(Resource):
    """`client.tokens`."""

    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> Pages[Token]:
        """List my tokens.

        Every token of yours that is not revoked, newest first, without its secret.
        """
        from yachtapi_client.core.api.tokens import tokens_list
        from yachtapi_client.core.models.token import Token

        return Pages(
            self._connection,
            Token,
            lambda at: tokens_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def create(
        self,
        *,
        username: str | Unset = UNSET,
        password: str | Unset = UNSET,
        label: str | Unset = UNSET,
        scopes: Sequence[TokenScope] | Unset = UNSET,
        expires_in: int | Unset = UNSET,
    ) -> IssuedToken:
        """Sign in, or make another token.

        With a username and a password, sign in; with a token and no password, make another one for yourself.

        The other one has no scope that yours lacks, and ends with it at the latest.

        Args:
            label: To tell your tokens apart.
            scopes: What it may be used for: `read`, `play` (take seats, throw, score), `organise` (create,
                start and cancel games, invite). All if left out, or all that the token has which signs this
                request. Only a token with all of them changes the account.
            expires_in: Seconds until it signs nothing any more; left out, it lasts until it is revoked.
        """
        from yachtapi_client.core.api.tokens import tokens_create
        from yachtapi_client.core.models.new_token_request import NewTokenRequest

        body = NewTokenRequest.from_dict(
            fields(
                username=username,
                password=password,
                label=label,
                scopes=scopes,
                expires_in=expires_in,
            )
        )
        answer: IssuedToken = self._answer(
            lambda: tokens_create.sync_detailed(
                client=self._connection.core,
                body=body,
            )
        )
        return answer

    def delete_all(
        self,
        *,
        keep: TokensDestroyAllKeep | Unset = UNSET,
    ) -> None:
        """Sign out everywhere.

        Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked out.
        """
        from yachtapi_client.core.api.tokens import tokens_destroy_all

        self._nothing(
            lambda: tokens_destroy_all.sync_detailed(
                client=self._connection.core,
                keep=keep,
            )
        )

    def delete(
        self,
        token_id: UUID | str,
    ) -> None:
        """Revoke a token.

        The token signs no further request; revoking the one in use, which any token may do, signs you out.
        """
        from yachtapi_client.core.api.tokens import tokens_destroy

        self._nothing(
            lambda: tokens_destroy.sync_detailed(
                client=self._connection.core,
                token_id=uuid(token_id),
            )
        )


class TournamentsResource(Resource):
    """`client.tournaments`."""

    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        limit: int | Unset = UNSET,
        organiser: str | Unset = UNSET,
        player: str | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        status: TournamentStatus | Unset = UNSET,
    ) -> Pages[Tournament]:
        """List tournaments.

        Public tournaments and your own, newest first; `player=me` has those that you have entered.
        """
        from yachtapi_client.core.api.tournaments import tournaments_list
        from yachtapi_client.core.models.tournament import Tournament

        return Pages(
            self._connection,
            Tournament,
            lambda at: tournaments_list.sync_detailed(
                client=self._connection.core,
                limit=limit,
                organiser=organiser,
                player=player,
                ruleset=ruleset,
                status=status,
                cursor=at or UNSET,
            ),
            cursor or None,
        )

    def create(
        self,
        *,
        name: str,
        ruleset: str,
        format_: FormatRequest | Fields,
        match: MatchFormatRequest | Fields | Unset = UNSET,
        tie_breaks: Sequence[TieBreakKind] | Unset = UNSET,
        visibility: GameVisibility | Unset = UNSET,
        entry: TournamentEntry | Unset = UNSET,
        admits: Sequence[PlayerKind] | Unset = UNSET,
        capacity: int | Unset | None = UNSET,
        check_in: bool | Unset = UNSET,
        starts_at: datetime.datetime | str | Unset | None = UNSET,
        turn_seconds: int | Unset | None = UNSET,
        bank_seconds: int | Unset | None = UNSET,
        on_timeout: OnTimeout | Unset = UNSET,
        rated: bool | Unset = UNSET,
        latency_seconds: int | Unset = UNSET,
        rehearsal: bool | Unset = UNSET,
        shared_dice: bool | Unset = UNSET,
        lockstep: bool | Unset = UNSET,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Done:
        """Set up a tournament.

        Make a draft that you alone see, until `POST registration/` lets entrants come.

        With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it would
        do.

        Args:
            ruleset: A key of `GET rulesets/`.
            format_: How entrants meet; an option of another format than the one that is chosen is refused.
            match: What a match is: the best of n games, or n games of which the points are added up.
            tie_breaks: What parts those who are level, in this order; the format's own if left out.
            admits: Kinds of players; all.
            capacity: Those who enter after so many wait for a place that comes free.
            check_in: Whether only those play who say before the start that they do.
            starts_at: When it starts by itself; null: when an organiser starts it.
            latency_seconds: For how long after its deadline a remote bot's move is still taken: the time that
                the way may take. The deadline that everybody is shown stays what it is; 0 if left out.
            rehearsal: To try a bot out: unrated, and where no clock is set a turn has ten seconds.
            shared_dice: Whether all boards of a round play the same dice.
            lockstep: Whether no board sees a throw of the shared dice before all have made their keeps.
        """
        from yachtapi_client.core.api.tournaments import tournaments_create
        from yachtapi_client.core.models.new_tournament_request import NewTournamentRequest

        body = NewTournamentRequest.from_dict(
            fields(
                name=name,
                ruleset=ruleset,
                format=format_,
                match=match,
                tie_breaks=tie_breaks,
                visibility=visibility,
                entry=entry,
                admits=admits,
                capacity=capacity,
                check_in=check_in,
                starts_at=starts_at,
                turn_seconds=turn_seconds,
                bank_seconds=bank_seconds,
                on_timeout=on_timeout,
                rated=rated,
                latency_seconds=latency_seconds,
                rehearsal=rehearsal,
                shared_dice=shared_dice,
                lockstep=lockstep,
            )
        )
        answer: Done = self._answer(
            lambda: tournaments_create.sync_detailed(
                client=self._connection.core,
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                body=body,
            )
        )
        return answer

    def get(
        self,
        tournament_id: UUID | str,
    ) -> OneTournament:
        """Read a tournament.

        How it is set up, who runs it, how far it is, and what you are in it; `ETag` names the version.
        """
        from yachtapi_client.core.api.tournaments import tournaments_retrieve

        answer: OneTournament = self._answer(
            lambda: tournaments_retrieve.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
            )
        )
        return answer

    def delete(
        self,
        tournament_id: UUID | str,
        *,
        dry_run: bool | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Done:
        """Delete a draft.

        Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`.
        """
        from yachtapi_client.core.api.tournaments import tournaments_delete

        answer: Done = self._answer(
            lambda: tournaments_delete.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                dry_run=dry_run,
                if_match=tag(if_match),
            )
        )
        return answer

    def update(
        self,
        tournament_id: UUID | str,
        *,
        name: str | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        format_: FormatRequest | Fields | Unset = UNSET,
        match: MatchFormatRequest | Fields | Unset = UNSET,
        tie_breaks: Sequence[TieBreakKind] | Unset = UNSET,
        visibility: GameVisibility | Unset = UNSET,
        entry: TournamentEntry | Unset = UNSET,
        admits: Sequence[PlayerKind] | Unset = UNSET,
        capacity: int | Unset | None = UNSET,
        check_in: bool | Unset = UNSET,
        starts_at: datetime.datetime | str | Unset | None = UNSET,
        turn_seconds: int | Unset | None = UNSET,
        bank_seconds: int | Unset | None = UNSET,
        on_timeout: OnTimeout | Unset = UNSET,
        rated: bool | Unset = UNSET,
        latency_seconds: int | Unset = UNSET,
        rehearsal: bool | Unset = UNSET,
        shared_dice: bool | Unset = UNSET,
        lockstep: bool | Unset = UNSET,
        dry_run: bool | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Done:
        """Change a tournament.

        Organisers only: all of a draft; while entrants come, what they did not enter for; then name and
        visibility.

        A larger `capacity` gives places to those who wait; a smaller one takes none away.

        Args:
            ruleset: A key of `GET rulesets/`.
            format_: How entrants meet; an option of another format than the one that is chosen is refused.
            match: What a match is: the best of n games, or n games of which the points are added up.
            tie_breaks: What parts those who are level, in this order; the format's own if left out.
            admits: Kinds of players; all.
            capacity: Those who enter after so many wait for a place that comes free.
            check_in: Whether only those play who say before the start that they do.
            starts_at: When it starts by itself; null: when an organiser starts it.
            latency_seconds: For how long after its deadline a remote bot's move is still taken: the time that
                the way may take. The deadline that everybody is shown stays what it is; 0 if left out.
            rehearsal: To try a bot out: unrated, and where no clock is set a turn has ten seconds.
            shared_dice: Whether all boards of a round play the same dice.
            lockstep: Whether no board sees a throw of the shared dice before all have made their keeps.
        """
        from yachtapi_client.core.api.tournaments import tournaments_update
        from yachtapi_client.core.models.patched_change_tournament_request import PatchedChangeTournamentRequest

        body = PatchedChangeTournamentRequest.from_dict(
            fields(
                name=name,
                ruleset=ruleset,
                format=format_,
                match=match,
                tie_breaks=tie_breaks,
                visibility=visibility,
                entry=entry,
                admits=admits,
                capacity=capacity,
                check_in=check_in,
                starts_at=starts_at,
                turn_seconds=turn_seconds,
                bank_seconds=bank_seconds,
                on_timeout=on_timeout,
                rated=rated,
                latency_seconds=latency_seconds,
                rehearsal=rehearsal,
                shared_dice=shared_dice,
                lockstep=lockstep,
            )
        )
        answer: Done = self._answer(
            lambda: tournaments_update.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                dry_run=dry_run,
                if_match=tag(if_match),
                body=body,
            )
        )
        return answer

    def bracket(
        self,
        tournament_id: UUID | str,
    ) -> bytes:
        """See the bracket.

        The bracket with its byes and results so far, or the tables of a format without one, as SVG.

        Before the start it shows who would meet now; whoever shows it live asks again with `If-None-Match`.
        """
        from yachtapi_client.core.api.tournaments import tournaments_bracket

        return self._bytes(
            lambda: tournaments_bracket.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
            )
        )

    def cancel(
        self,
        tournament_id: UUID | str,
        *,
        reason: str,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Done:
        """Call a tournament off.

        Organisers only, before and while it runs; games under way are aborted.

        Args:
            reason: Shown to everybody.
        """
        from yachtapi_client.core.api.tournaments import tournaments_cancel
        from yachtapi_client.core.models.cancellation_request import CancellationRequest

        body = CancellationRequest.from_dict(
            fields(
                reason=reason,
            )
        )
        answer: Done = self._answer(
            lambda: tournaments_cancel.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                if_match=tag(if_match),
                body=body,
            )
        )
        return answer

    def events(
        self,
        tournament_id: UUID | str,
        *,
        after: int | Unset = UNSET,
        wait: int | Unset = UNSET,
    ) -> TournamentEvents:
        """Follow a tournament's events.

        The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and what
        is still to come as a stream, which ends with `tournament_over`.

        With `wait`, a page without events is held back until there is one.
        """
        from yachtapi_client.core.api.tournaments import tournament_events_list

        answer: TournamentEvents = self._answer(
            lambda: tournament_events_list.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                after=after,
                wait=wait,
            )
        )
        return answer

    def export(
        self,
        tournament_id: UUID | str,
    ) -> TournamentExport:
        """Take a tournament home.

        Setup, entrants, log, rounds, standings, places and the digests of all records, signed by the server.

        `manage.py audit_tournament` derives pairings, standings and places again from it alone.
        """
        from yachtapi_client.core.api.tournaments import tournaments_export

        answer: TournamentExport = self._answer(
            lambda: tournaments_export.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
            )
        )
        return answer

    def open(
        self,
        tournament_id: UUID | str,
        *,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Done:
        """Open the registration.

        Let entrants come; from now on others see the tournament.
        """
        from yachtapi_client.core.api.tournaments import tournaments_open

        answer: Done = self._answer(
            lambda: tournaments_open.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                if_match=tag(if_match),
            )
        )
        return answer

    def standings(
        self,
        tournament_id: UUID | str,
        *,
        round_: int | Unset = UNSET,
    ) -> Standings:
        """Read the standings.

        Everybody's place after the last round that is closed, or after an earlier one, and what it comes from.

        Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked at.
        """
        from yachtapi_client.core.api.tournaments import standings_retrieve

        answer: Standings = self._answer(
            lambda: standings_retrieve.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                round_=round_,
            )
        )
        return answer

    def start(
        self,
        tournament_id: UUID | str,
        *,
        dry_run: bool | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Done:
        """Start a tournament.

        Seed those who are there and pair the first round; a dry run shows the pairings and makes none.
        """
        from yachtapi_client.core.api.tournaments import tournaments_start

        answer: Done = self._answer(
            lambda: tournaments_start.sync_detailed(
                client=self._connection.core,
                tournament_id=uuid(tournament_id),
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                if_match=tag(if_match),
            )
        )
        return answer


class TurnsResource(Resource):
    """`client.turns`."""

    def list(
        self,
        game_id: UUID | str,
    ) -> Turns:
        """List turns.

        Every turn in playing order, the one under way last. All of them: a game has at most a few hundred.
        """
        from yachtapi_client.core.api.games import turns_list

        answer: Turns = self._answer(
            lambda: turns_list.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )
        return answer

    def get(
        self,
        game_id: UUID | str,
        n: int,
    ) -> ToldTurn:
        """Read a turn.

        The rolls of a turn and what came of them; `n` counts from 1.
        """
        from yachtapi_client.core.api.games import turns_retrieve

        answer: ToldTurn = self._answer(
            lambda: turns_retrieve.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                n=n,
            )
        )
        return answer

    def current(
        self,
        game_id: UUID | str,
    ) -> CurrentTurn:
        """Read the turn under way.

        The dice on the table, the rolls left, and every legal category with its points.
        """
        from yachtapi_client.core.api.games import turns_current

        answer: CurrentTurn = self._answer(
            lambda: turns_current.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
            )
        )
        return answer

    def roll(
        self,
        game_id: UUID | str,
        *,
        keep: Sequence[int] | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Rolled:
        """Throw the dice.

        Keep some faces and throw the other dice; the first throw of a turn keeps nothing.

        Args:
            keep: The faces to leave on the table, in any order; none if left out, as before the first roll.
        """
        from yachtapi_client.core.api.games import turns_roll
        from yachtapi_client.core.models.throw_request import ThrowRequest

        body = ThrowRequest.from_dict(
            fields(
                keep=keep,
            )
        )
        answer: Rolled = self._answer(
            lambda: turns_roll.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
                if_match=tag(if_match),
                body=body,
            )
        )
        return answer

    def score(
        self,
        game_id: UUID | str,
        *,
        category: str,
        idempotency_key: str | Unset = UNSET,
        if_match: int | str | Unset = UNSET,
    ) -> Scored:
        """Score.

        Write the dice into a category, be it for 0; the next turn begins, or the game ends.

        Args:
            category: One of the turn's legal categories.
        """
        from yachtapi_client.core.api.games import turns_score
        from yachtapi_client.core.models.score_request import ScoreRequest

        body = ScoreRequest.from_dict(
            fields(
                category=category,
            )
        )
        answer: Scored = self._answer(
            lambda: turns_score.sync_detailed(
                client=self._connection.core,
                game_id=uuid(game_id),
                idempotency_key=idempotency_key,
                if_match=tag(if_match),
                body=body,
            )
        )
        return answer


class Resources:
    """Every resource, as an attribute of the client."""

    def __init__(self, connection: Connection) -> None:
        self.blocks = BlocksResource(connection)
        self.commitments = CommitmentsResource(connection)
        self.entrants = EntrantsResource(connection)
        self.games = GamesResource(connection)
        self.invitation_rules = InvitationRulesResource(connection)
        self.invitations = InvitationsResource(connection)
        self.keys = KeysResource(connection)
        self.limits = LimitsResource(connection)
        self.matches = MatchesResource(connection)
        self.me = MeResource(connection)
        self.organisers = OrganisersResource(connection)
        self.players = PlayersResource(connection)
        self.ratings = RatingsResource(connection)
        self.rounds = RoundsResource(connection)
        self.rulesets = RulesetsResource(connection)
        self.seeks = SeeksResource(connection)
        self.server = ServerResource(connection)
        self.strategies = StrategiesResource(connection)
        self.tokens = TokensResource(connection)
        self.tournaments = TournamentsResource(connection)
        self.turns = TurnsResource(connection)
