// The operations of the schema as methods of resources. Written by `make sdk`.

import type { Connection } from "../connection.js";
import type { Game } from "../game.js";
import type { Pages } from "../pages.js";
import type { Answer, Body, Options, Query, Row } from "../types.js";

/** `client.blocks` */
export class Blocks {
  constructor(protected readonly connection: Connection) {}

  /**
   * List whom I block.
   *
   * Everybody you block, the latest first; nobody else sees this list.
   */
  list(query: Query<"players_me_blocks_list"> = {}, options: Options = {}): Pages<Row<"players_me_blocks_list">> {
    return this.connection.pages("GET", "/api/v1/players/me/blocks/", {
      query,
      ...options,
    });
  }

  /**
   * Block a player.
   *
   * The player can join no game that you own or sit in, nor use your invites; running games go on.
   */
  add(playerId: string | number, options: Options = {}): Promise<void> {
    return this.connection.nothing("PUT", "/api/v1/players/me/blocks/{player_id}/", {
      path: { player_id: playerId },
      ...options,
    });
  }

  /**
   * Unblock a player.
   *
   * The player may join again; nothing happens if you did not block him.
   */
  remove(playerId: string | number, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/players/me/blocks/{player_id}/", {
      path: { player_id: playerId },
      ...options,
    });
  }
}

/** `client.commitments` */
export class Commitments {
  constructor(protected readonly connection: Connection) {}

  /**
   * List commitments.
   *
   * Each commitment in the order it was made, with how its game ended, so that none can be hushed up.
   */
  list(query: Query<"commitments_list"> = {}, options: Options = {}): Pages<Row<"commitments_list">> {
    return this.connection.pages("GET", "/api/v1/commitments/", {
      query,
      ...options,
    });
  }
}

/** `client.entrants` */
export class Entrants {
  constructor(protected readonly connection: Connection) {}

  /**
   * Check in.
   *
   * Say that you are there; where it is asked for, the start takes only those who did.
   */
  checkIn(tournamentId: string | number, options: Options = {}): Promise<Answer<"entrants_check_in">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/check-in/", {
      path: { tournament_id: tournamentId },
      ...options,
    });
  }

  /**
   * List the entrants.
   *
   * All of them in the order of registration, those who left among them.
   */
  list(tournamentId: string | number, query: Query<"entrants_list"> = {}, options: Options = {}): Pages<Row<"entrants_list">> {
    return this.connection.pages("GET", "/api/v1/tournaments/{tournament_id}/entrants/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }

  /**
   * Enter a tournament.
   *
   * Enter yourself, or take an invitation; when all places are taken you wait for one.
   *
   * Organisers also invite players, or enter copies of a built-in strategy; that takes the scope `organise`.
   */
  create(tournamentId: string | number, body: Body<"entrants_create"> = {}, query: Query<"entrants_create"> = {}, options: Options = {}): Promise<Answer<"entrants_create">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/entrants/", {
      path: { tournament_id: tournamentId },
      body,
      query,
      ...options,
    });
  }

  /**
   * Read an entrant.
   *
   * Who it is, and whether he is in it.
   */
  get(tournamentId: string | number, entrantId: string | number, options: Options = {}): Promise<Answer<"entrants_retrieve">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/entrants/{entrant_id}/", {
      path: { tournament_id: tournamentId, entrant_id: entrantId },
      ...options,
    });
  }

  /**
   * Withdraw or disqualify an entrant.
   *
   * Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.
   *
   * Before the start the place goes to the first who waits; later, open matches are forfeited.
   */
  leave(tournamentId: string | number, entrantId: string | number, body: Body<"entrants_leave"> = {}, query: Query<"entrants_leave"> = {}, options: Options = {}): Promise<Answer<"entrants_leave">> {
    return this.connection.answer("DELETE", "/api/v1/tournaments/{tournament_id}/entrants/{entrant_id}/", {
      path: { tournament_id: tournamentId, entrant_id: entrantId },
      body,
      query,
      ...options,
    });
  }

  /**
   * Wish for an entrant's seed.
   *
   * Organisers only, before the start, which seeds all others behind those with a wish.
   */
  update(tournamentId: string | number, entrantId: string | number, body: Body<"entrants_update"> = {}, query: Query<"entrants_update"> = {}, options: Options = {}): Promise<Answer<"entrants_update">> {
    return this.connection.answer("PATCH", "/api/v1/tournaments/{tournament_id}/entrants/{entrant_id}/", {
      path: { tournament_id: tournamentId, entrant_id: entrantId },
      body,
      query,
      ...options,
    });
  }
}

/** `client.games` */
export class Games {
  constructor(protected readonly connection: Connection) {}

  /**
   * List games.
   *
   * Public games and your own, newest first; `to_move=me` has those that wait for you.
   */
  list(query: Query<"games_list"> = {}, options: Options = {}): Pages<Game> {
    return this.connection.games("GET", "/api/v1/games/", {
      query,
      ...options,
    });
  }

  /**
   * Create a game.
   *
   * Set up a game; its answer commits to the dice. Without `start` it waits for `POST start/`.
   */
  create(body: Body<"games_create">, options: Options = {}): Promise<Game> {
    return this.connection.game("POST", "/api/v1/games/", {
      body,
      ...options,
    });
  }

  /**
   * Read a game.
   *
   * Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version.
   */
  get(gameId: string | number, query: Query<"games_retrieve"> = {}, options: Options = {}): Promise<Game> {
    return this.connection.game("GET", "/api/v1/games/{game_id}/", {
      path: { game_id: gameId },
      query,
      ...options,
    });
  }

  /**
   * Cancel a game before it starts.
   *
   * Owners only; the game stays in sight as aborted, and its seed is revealed.
   */
  cancel(gameId: string | number, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/games/{game_id}/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Say who may watch a game.
   *
   * Owners only, at any time, after the end too; others see a private game no more from the next look on.
   */
  update(gameId: string | number, body: Body<"games_update"> = {}, options: Options = {}): Promise<Game> {
    return this.connection.game("PATCH", "/api/v1/games/{game_id}/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }

  /**
   * Report an absent player.
   *
   * Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24 hours.
   *
   * For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it decides alone:
   * the game does what it does `on_timeout`, by itself within seconds.
   */
  reportAbsence(gameId: string | number, body: Body<"games_report_absence">, options: Options = {}): Promise<Game> {
    return this.connection.game("POST", "/api/v1/games/{game_id}/absence/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }

  /**
   * Ask for advice on your turn.
   *
   * Every legal action with its exact value and its regret, the best first, if the game's `hints` are `always`.
   *
   * The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked as
   * `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.
   */
  advice(gameId: string | number, options: Options = {}): Promise<Answer<"games_advice">> {
    return this.connection.answer("GET", "/api/v1/games/{game_id}/advice/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Follow a game's events.
   *
   * The log after the event you have: a page of JSON, or all of it and what is still to come as a stream.
   *
   * With `wait`, a page without events is held back until there is one. Whoever has more than there is, as a backup
   * was restored, gets the log from its start, and as a stream a `gap` before it.
   */
  events(gameId: string | number, query: Query<"events_list"> = {}, options: Options = {}): Promise<Answer<"events_list">> {
    return this.connection.answer("GET", "/api/v1/games/{game_id}/events/", {
      path: { game_id: gameId },
      query,
      ...options,
    });
  }

  /**
   * Make an invite.
   *
   * A ticket that lets whoever holds it take a seat until the game starts; it is shown this once.
   */
  invite(gameId: string | number, options: Options = {}): Promise<Answer<"games_invite">> {
    return this.connection.answer("POST", "/api/v1/games/{game_id}/invites/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * See what a game did to ratings.
   *
   * The ratings of its seats before and after, by kind; `unrated` if it moved none.
   */
  ratings(gameId: string | number, options: Options = {}): Promise<Answer<"games_ratings_retrieve">> {
    return this.connection.answer("GET", "/api/v1/games/{game_id}/ratings/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Get the signed record.
   *
   * The whole game in one signed file, seed included; `python -m yachtapi_verify` checks it offline.
   */
  record(gameId: string | number, options: Options = {}): Promise<Uint8Array> {
    return this.connection.bytes("GET", "/api/v1/games/{game_id}/record/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Ask for a rematch.
   *
   * The first to ask creates the new game (201); the others get their seats in it (200).
   */
  rematch(gameId: string | number, options: Options = {}): Promise<Game> {
    return this.connection.game("POST", "/api/v1/games/{game_id}/rematch/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Resign.
   *
   * Take your seat out of the game; the others play on.
   */
  resign(gameId: string | number, body: Body<"games_resign"> = {}, options: Options = {}): Promise<Game> {
    return this.connection.game("POST", "/api/v1/games/{game_id}/resignation/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }

  /**
   * Review a game.
   *
   * Every decision of an ended game beside the best one, the points it lost, and the luck of every throw.
   *
   * For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under perfect
   * play, exactly computed. The game's end queues the review; until it is there the answer is 202.
   */
  review(gameId: string | number, options: Options = {}): Promise<Answer<"review_retrieve">> {
    return this.connection.answer("GET", "/api/v1/games/{game_id}/review/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Take a seat.
   *
   * Join an open game (201). Whoever sits there already gets the same seat again (200).
   */
  join(gameId: string | number, body: Body<"games_join"> = {}, options: Options = {}): Promise<Game> {
    return this.connection.game("POST", "/api/v1/games/{game_id}/seats/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }

  /**
   * Leave a game before it starts.
   *
   * Free your seat or, as the owner, any; when the last person leaves, the game is aborted.
   */
  leave(gameId: string | number, index: string | number, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/games/{game_id}/seats/{index}/", {
      path: { game_id: gameId, index: index },
      ...options,
    });
  }

  /**
   * Start a game.
   *
   * Freeze the client seeds and open the first turn; every seat must be taken.
   */
  start(gameId: string | number, body: Body<"games_start"> = {}, options: Options = {}): Promise<Game> {
    return this.connection.game("POST", "/api/v1/games/{game_id}/start/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }
}

/** `client.invitationRules` */
export class InvitationRules {
  constructor(protected readonly connection: Connection) {}

  /**
   * Read my invitation rules.
   *
   * The rules you have left; null if you are asked each time.
   */
  get(options: Options = {}): Promise<Answer<"invitation_rules_retrieve">> {
    return this.connection.answer("GET", "/api/v1/players/me/invitation-rules/", {
      ...options,
    });
  }

  /**
   * Let rules answer my invitations.
   *
   * From now on an invitation to a game or a tournament is answered at once: accepted if it meets all rules, else
   * declined with the first that it does not meet as the `reason`, which both sides are told.
   */
  update(body: Body<"invitation_rules_update"> = {}, options: Options = {}): Promise<Answer<"invitation_rules_update">> {
    return this.connection.answer("PUT", "/api/v1/players/me/invitation-rules/", {
      body,
      ...options,
    });
  }

  /**
   * Be asked each time.
   *
   * Take the rules back; invitations wait for your own answer again.
   */
  delete(options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/players/me/invitation-rules/", {
      ...options,
    });
  }
}

/** `client.invitations` */
export class Invitations {
  constructor(protected readonly connection: Connection) {}

  /**
   * Ask a player to a game.
   *
   * Owners and members, before the start. A player who has left rules answers at once; `accepted` sits at the
   * table then. Whoever has not is told, and may answer until the game starts.
   */
  create(gameId: string | number, body: Body<"game_invitations_create">, options: Options = {}): Promise<Answer<"game_invitations_create">> {
    return this.connection.answer("POST", "/api/v1/games/{game_id}/invitations/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }

  /**
   * Read an invitation.
   *
   * One that you sent or got, or that is to a game of yours.
   */
  get(invitationId: string | number, options: Options = {}): Promise<Answer<"invitations_retrieve">> {
    return this.connection.answer("GET", "/api/v1/invitations/{invitation_id}/", {
      path: { invitation_id: invitationId },
      ...options,
    });
  }

  /**
   * Take an invitation back.
   *
   * By whoever sent it, or the game's owner, while it waits for its answer.
   */
  withdraw(invitationId: string | number, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/invitations/{invitation_id}/", {
      path: { invitation_id: invitationId },
      ...options,
    });
  }

  /**
   * Answer an invitation.
   *
   * Take it, and the first open seat is yours; or decline it.
   */
  answer(invitationId: string | number, body: Body<"invitations_answer">, options: Options = {}): Promise<Answer<"invitations_answer">> {
    return this.connection.answer("POST", "/api/v1/invitations/{invitation_id}/answer/", {
      path: { invitation_id: invitationId },
      body,
      ...options,
    });
  }

  /**
   * List my invitations.
   *
   * Those to games that have not started and that you have not answered, newest first.
   */
  list(query: Query<"invitations_list"> = {}, options: Options = {}): Pages<Row<"invitations_list">> {
    return this.connection.pages("GET", "/api/v1/players/me/invitations/", {
      query,
      ...options,
    });
  }
}

/** `client.keys` */
export class Keys {
  constructor(protected readonly connection: Connection) {}

  /**
   * List public keys.
   *
   * The public halves of the signing keys, those that signed before among them; keep a copy before you play.
   */
  list(options: Options = {}): Promise<Answer<"keys_list">> {
    return this.connection.answer("GET", "/api/v1/keys/", {
      ...options,
    });
  }
}

/** `client.limits` */
export class Limits {
  constructor(protected readonly connection: Connection) {}

  /**
   * Read the limits.
   *
   * Every quota and what you have left: requests, tokens, games, seats, invites, streams, the size of a body.
   */
  get(options: Options = {}): Promise<Answer<"limits_retrieve">> {
    return this.connection.answer("GET", "/api/v1/limits/", {
      ...options,
    });
  }
}

/** `client.matches` */
export class Matches {
  constructor(protected readonly connection: Connection) {}

  /**
   * List the matches.
   *
   * The matches so far, in the order in which they were paired.
   */
  list(tournamentId: string | number, query: Query<"matches_list"> = {}, options: Options = {}): Pages<Row<"matches_list">> {
    return this.connection.pages("GET", "/api/v1/tournaments/{tournament_id}/matches/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }

  /**
   * Read a match.
   *
   * Who meets and why, what came of it, and its games.
   */
  get(tournamentId: string | number, matchId: string | number, options: Options = {}): Promise<Answer<"matches_retrieve">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/matches/{match_id}/", {
      path: { tournament_id: tournamentId, match_id: matchId },
      ...options,
    });
  }

  /**
   * Tell how sure a match's result is.
   *
   * The first side's points less the second's in a game, each mean with its 95 % interval.
   *
   * `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play instead, which
   * is the same on average, but without the luck: a narrower interval. With `margin`, each says how many more games
   * it would take until it is that narrow. Only games count that both sides played to their end; the first reader
   * has them reviewed, and until then the answer is 202.
   */
  difference(tournamentId: string | number, matchId: string | number, query: Query<"matches_difference"> = {}, options: Options = {}): Promise<Answer<"matches_difference">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/matches/{match_id}/difference/", {
      path: { tournament_id: tournamentId, match_id: matchId },
      query,
      ...options,
    });
  }

  /**
   * Let an entrant forfeit a match.
   *
   * Organisers only, while it is not decided; the entrant stays in the tournament.
   */
  forfeit(tournamentId: string | number, matchId: string | number, body: Body<"matches_forfeit">, query: Query<"matches_forfeit"> = {}, options: Options = {}): Promise<Answer<"matches_forfeit">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/matches/{match_id}/forfeit/", {
      path: { tournament_id: tournamentId, match_id: matchId },
      body,
      query,
      ...options,
    });
  }

  /**
   * Decide a match.
   *
   * Organisers only, until its round is closed; that it was an organiser, and why, stays in the log.
   */
  override(tournamentId: string | number, matchId: string | number, body: Body<"matches_override">, query: Query<"matches_override"> = {}, options: Options = {}): Promise<Answer<"matches_override">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/matches/{match_id}/override/", {
      path: { tournament_id: tournamentId, match_id: matchId },
      body,
      query,
      ...options,
    });
  }

  /**
   * Have a failed match played on.
   *
   * Organisers only; games of it that came to an end count.
   */
  replay(tournamentId: string | number, matchId: string | number, query: Query<"matches_replay"> = {}, options: Options = {}): Promise<Answer<"matches_replay">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/matches/{match_id}/replay/", {
      path: { tournament_id: tournamentId, match_id: matchId },
      query,
      ...options,
    });
  }
}

/** `client.me` */
export class Me {
  constructor(protected readonly connection: Connection) {}

  /**
   * Who am I?.
   *
   * The player that the token belongs to.
   */
  get(options: Options = {}): Promise<Answer<"players_me_retrieve">> {
    return this.connection.answer("GET", "/api/v1/players/me/", {
      ...options,
    });
  }

  /**
   * Delete my account.
   *
   * You leave all games and tournaments, and are forgotten for good: name, username, password, tokens, blocks.
   *
   * What you played stays, as a deleted player's, so that the records of those who played with you still verify.
   */
  delete(body: Body<"players_me_destroy"> = {}, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/players/me/", {
      body,
      ...options,
    });
  }

  /**
   * Rename or keep my account.
   *
   * Change the name, or give a guest a username and a password to sign in with from anywhere.
   */
  update(body: Body<"players_me_update"> = {}, options: Options = {}): Promise<Answer<"players_me_update">> {
    return this.connection.answer("PATCH", "/api/v1/players/me/", {
      body,
      ...options,
    });
  }

  /**
   * Follow what concerns me.
   *
   * A log of your own, over all your games: `game.started`, `turn.started` when it is your turn, `game.finished`,
   * `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game of yours; and over your
   * tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided` for your matches,
   * `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also hears of `match.failed`.
   *
   * Read and resumed like a game's events, in the same three forms; entries are kept for a week, and `oldest` says
   * from where on. A stream that begins later than it was asked to says so with a `gap`.
   */
  events(query: Query<"players_me_events_list"> = {}, options: Options = {}): Promise<Answer<"players_me_events_list">> {
    return this.connection.answer("GET", "/api/v1/players/me/events/", {
      query,
      ...options,
    });
  }

  /**
   * Export everything about me.
   *
   * Everything that is kept about you in one document; it is sent while it is made, so it may be long.
   */
  export(options: Options = {}): Promise<Answer<"players_me_export">> {
    return this.connection.answer("GET", "/api/v1/players/me/export/", {
      ...options,
    });
  }

  /**
   * List my games.
   *
   * The games you hold a seat in, newest first, the running and the ended.
   */
  games(query: Query<"players_me_games_list"> = {}, options: Options = {}): Pages<Game> {
    return this.connection.games("GET", "/api/v1/players/me/games/", {
      query,
      ...options,
    });
  }

  /**
   * Take in another account of mine.
   *
   * Seats, games, invites, blocks and tokens of the other come to you; its id leads here for ever.
   */
  merge(body: Body<"players_me_merge">, options: Options = {}): Promise<Answer<"players_me_merge">> {
    return this.connection.answer("POST", "/api/v1/players/me/merge/", {
      body,
      ...options,
    });
  }

  /**
   * Change my password.
   *
   * Your other tokens end with the old password, unless you keep them. The same request again changes nothing.
   */
  setPassword(body: Body<"players_me_password_update">, options: Options = {}): Promise<void> {
    return this.connection.nothing("PUT", "/api/v1/players/me/password/", {
      body,
      ...options,
    });
  }

  /**
   * List my rulesets.
   *
   * Every version of every ruleset that you have posted, newest first, the retired ones too.
   */
  rulesets(query: Query<"players_me_rulesets_list"> = {}, options: Options = {}): Pages<Row<"players_me_rulesets_list">> {
    return this.connection.pages("GET", "/api/v1/players/me/rulesets/", {
      query,
      ...options,
    });
  }
}

/** `client.organisers` */
export class Organisers {
  constructor(protected readonly connection: Connection) {}

  /**
   * Add an organiser.
   *
   * Owners only; whoever is added may do all that the owner may but delete the draft and choose organisers.
   */
  add(tournamentId: string | number, playerId: string | number, query: Query<"organisers_add"> = {}, options: Options = {}): Promise<Answer<"organisers_add">> {
    return this.connection.answer("PUT", "/api/v1/tournaments/{tournament_id}/organisers/{player_id}/", {
      path: { tournament_id: tournamentId, player_id: playerId },
      query,
      ...options,
    });
  }

  /**
   * Remove an organiser.
   *
   * The owner removes any; an organiser may step down himself.
   */
  remove(tournamentId: string | number, playerId: string | number, query: Query<"organisers_remove"> = {}, options: Options = {}): Promise<Answer<"organisers_remove">> {
    return this.connection.answer("DELETE", "/api/v1/tournaments/{tournament_id}/organisers/{player_id}/", {
      path: { tournament_id: tournamentId, player_id: playerId },
      query,
      ...options,
    });
  }
}

/** `client.players` */
export class Players {
  constructor(protected readonly connection: Connection) {}

  /**
   * Become a player.
   *
   * Make a guest without sign-up, and a first game if you like; the answer's token signs every later request.
   */
  create(body: Body<"players_create"> = {}, options: Options = {}): Promise<Answer<"players_create">> {
    return this.connection.answer("POST", "/api/v1/players/", {
      body,
      ...options,
    });
  }

  /**
   * Look up a player.
   *
   * The public side of a player: the name, and who decides for it.
   */
  get(playerId: string | number, options: Options = {}): Promise<Answer<"players_retrieve">> {
    return this.connection.answer("GET", "/api/v1/players/{player_id}/", {
      path: { player_id: playerId },
      ...options,
    });
  }

  /**
   * List a player's ratings.
   *
   * One for each ruleset and kind in which the player has rated games; a deleted account shows none.
   */
  ratings(playerId: string | number, query: Query<"players_ratings_list"> = {}, options: Options = {}): Pages<Row<"players_ratings_list">> {
    return this.connection.pages("GET", "/api/v1/players/{player_id}/ratings/", {
      path: { player_id: playerId },
      query,
      ...options,
    });
  }

  /**
   * List a player's statistics.
   *
   * Games, results, means, best, bonus and zeros by ruleset, over all finished games, rated or not.
   */
  statistics(playerId: string | number, query: Query<"players_statistics_list"> = {}, options: Options = {}): Pages<Row<"players_statistics_list">> {
    return this.connection.pages("GET", "/api/v1/players/{player_id}/statistics/", {
      path: { player_id: playerId },
      query,
      ...options,
    });
  }
}

/** `client.ratings` */
export class Ratings {
  constructor(protected readonly connection: Connection) {}

  /**
   * Read a leaderboard.
   *
   * Who has been rated under these rules, best first; `around` opens it where a player is.
   *
   * Rated are finished games that were created with `rated`, of several players on a seat each, without help. Who
   * resigned or ran out of time comes last. A game of people alone counts for `people` and `all`, one of bots and
   * engines alone for `bots` and `all`, a mixed one for `all`.
   */
  list(ruleset: string | number, query: Query<"ratings_list"> = {}, options: Options = {}): Pages<Row<"ratings_list">> {
    return this.connection.pages("GET", "/api/v1/ratings/{ruleset}/", {
      path: { ruleset: ruleset },
      query,
      ...options,
    });
  }
}

/** `client.rounds` */
export class Rounds {
  constructor(protected readonly connection: Connection) {}

  /**
   * List the rounds.
   *
   * The rounds so far, from the first on, each with how many of its matches are decided.
   */
  list(tournamentId: string | number, query: Query<"rounds_list"> = {}, options: Options = {}): Pages<Row<"rounds_list">> {
    return this.connection.pages("GET", "/api/v1/tournaments/{tournament_id}/rounds/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }

  /**
   * Read a round.
   *
   * All its pairings: who meets and why, what came of it, and the games that were played for it.
   */
  get(tournamentId: string | number, n: string | number, options: Options = {}): Promise<Answer<"rounds_retrieve">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/rounds/{n}/", {
      path: { tournament_id: tournamentId, n: n },
      ...options,
    });
  }
}

/** `client.rulesets` */
export class Rulesets {
  constructor(protected readonly connection: Connection) {}

  /**
   * List the rulesets.
   *
   * In the order in which they should be shown.
   */
  list(options: Options = {}): Promise<Answer<"rulesets_list">> {
    return this.connection.answer("GET", "/api/v1/rulesets/", {
      ...options,
    });
  }

  /**
   * Post a house ruleset.
   *
   * Rules of your own, played, advised and rated like those of the catalog.
   *
   * Its key is yours, with your id in front. What a key names never changes: other rules or other words under the
   * same key are its next version, and games go on by the rules they began with. The same document again is answered
   * with 200 and changes nothing.
   */
  create(body: Body<"rulesets_create">, options: Options = {}): Promise<Answer<"rulesets_create">> {
    return this.connection.answer("POST", "/api/v1/rulesets/", {
      body,
      ...options,
    });
  }

  /**
   * Read a ruleset.
   *
   * Names, sentences and examples for people, the rules part for programs. The `ETag` changes with any word.
   *
   * Whoever knows the key of a house ruleset may read it and play by it.
   */
  get(key: string | number, query: Query<"rulesets_retrieve"> = {}, options: Options = {}): Promise<Answer<"rulesets_retrieve">> {
    return this.connection.answer("GET", "/api/v1/rulesets/{key}/", {
      path: { key: key },
      query,
      ...options,
    });
  }

  /**
   * Share or retire a ruleset.
   *
   * Owners only, and for every version of the key. Both may be taken back.
   */
  update(key: string | number, body: Body<"rulesets_update"> = {}, options: Options = {}): Promise<Answer<"rulesets_update">> {
    return this.connection.answer("PATCH", "/api/v1/rulesets/{key}/", {
      path: { key: key },
      body,
      ...options,
    });
  }

  /**
   * Ask for advice.
   *
   * Every legal action with its exact value and its regret, the best first. Nothing is stored.
   *
   * The value is the expected final score under best play from here on, counted from the points given. Extra bonuses
   * earned so far are not among them: they come on top of every value and change no regret. Actions whose values
   * differ by no more than a billionth of a point are equal, and the first of them is what perfect play does. Until
   * the ruleset is solved the answer is 202, and a worker has been asked to solve it.
   */
  advice(key: string | number, body: Body<"rulesets_advice">, options: Options = {}): Promise<Answer<"rulesets_advice">> {
    return this.connection.answer("POST", "/api/v1/rulesets/{key}/advice/", {
      path: { key: key },
      body,
      ...options,
    });
  }

  /**
   * Read a ruleset's document.
   *
   * Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of your own.
   */
  document(key: string | number, query: Query<"rulesets_document"> = {}, options: Options = {}): Promise<Answer<"rulesets_document">> {
    return this.connection.answer("GET", "/api/v1/rulesets/{key}/document/", {
      path: { key: key },
      query,
      ...options,
    });
  }

  /**
   * Read how to play.
   *
   * The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the document.
   *
   * As JSON, as Markdown, or as a page to read and print, as `Accept` says.
   */
  guide(key: string | number, query: Query<"rulesets_guide"> = {}, options: Options = {}): Promise<Answer<"rulesets_guide">> {
    return this.connection.answer("GET", "/api/v1/rulesets/{key}/guide/", {
      path: { key: key },
      query,
      ...options,
    });
  }

  /**
   * Score dice.
   *
   * What the dice would bring in every open category, with the legal ones marked. Nothing is stored.
   */
  scores(key: string | number, body: Body<"rulesets_scores">, options: Options = {}): Promise<Answer<"rulesets_scores">> {
    return this.connection.answer("POST", "/api/v1/rulesets/{key}/scores/", {
      path: { key: key },
      body,
      ...options,
    });
  }

  /**
   * Check a ruleset before posting it.
   *
   * What `POST rulesets/` would make of the document under this key. Nothing is stored.
   */
  validate(key: string | number, body: Body<"rulesets_validate">, query: Query<"rulesets_validate"> = {}, options: Options = {}): Promise<Answer<"rulesets_validate">> {
    return this.connection.answer("POST", "/api/v1/rulesets/{key}/validate/", {
      path: { key: key },
      body,
      query,
      ...options,
    });
  }

  /**
   * List the shared house rulesets.
   *
   * Every version that its owner shares and has not retired, newest first.
   */
  shared(query: Query<"rulesets_shared"> = {}, options: Options = {}): Pages<Row<"rulesets_shared">> {
    return this.connection.pages("GET", "/api/v1/rulesets/shared/", {
      query,
      ...options,
    });
  }
}

/** `client.seeks` */
export class Seeks {
  constructor(protected readonly connection: Connection) {}

  /**
   * Pair me now.
   *
   * Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if each is
   * what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you are told of
   * `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a strategy plays you.
   */
  create(body: Body<"seeks_create">, options: Options = {}): Promise<Answer<"seeks_create">> {
    return this.connection.answer("POST", "/api/v1/seeks/", {
      body,
      ...options,
    });
  }

  /**
   * Read a seek.
   *
   * How it stands; your own alone.
   */
  get(seekId: string | number, options: Options = {}): Promise<Answer<"seeks_retrieve">> {
    return this.connection.answer("GET", "/api/v1/seeks/{seek_id}/", {
      path: { seek_id: seekId },
      ...options,
    });
  }

  /**
   * Wait no more.
   *
   * End a seek that still waits; one that has met plays its game.
   */
  cancel(seekId: string | number, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/seeks/{seek_id}/", {
      path: { seek_id: seekId },
      ...options,
    });
  }
}

/** `client.server` */
export class Server {
  constructor(protected readonly connection: Connection) {}

  /**
   * Whether the server lives.
   *
   * Always 200: a process that cannot answer does not answer. It asks neither database nor broker.
   */
  health(options: Options = {}): Promise<Answer<"healthz">> {
    return this.connection.answer("GET", "/healthz", {
      ...options,
    });
  }

  /**
   * Whether the server can do its work.
   *
   * Looks at database, migrations, broker, beat, worker and disk, once a second at most; 503 unless all are well.
   *
   * What hangs counts as not well after two seconds.
   */
  ready(options: Options = {}): Promise<Answer<"readyz">> {
    return this.connection.answer("GET", "/readyz", {
      ...options,
    });
  }
}

/** `client.strategies` */
export class Strategies {
  constructor(protected readonly connection: Connection) {}

  /**
   * List strategies.
   *
   * What a seat of kind `bot` can play, from the weakest to the strongest, with what each scores alone.
   */
  list(options: Options = {}): Promise<Answer<"strategies_list">> {
    return this.connection.answer("GET", "/api/v1/strategies/", {
      ...options,
    });
  }
}

/** `client.tokens` */
export class Tokens {
  constructor(protected readonly connection: Connection) {}

  /**
   * List my tokens.
   *
   * Every token of yours that is not revoked, newest first, without its secret.
   */
  list(query: Query<"tokens_list"> = {}, options: Options = {}): Pages<Row<"tokens_list">> {
    return this.connection.pages("GET", "/api/v1/tokens/", {
      query,
      ...options,
    });
  }

  /**
   * Sign in, or make another token.
   *
   * With a username and a password, sign in; with a token and no password, make another one for yourself.
   *
   * The other one has no scope that yours lacks, and ends with it at the latest.
   */
  create(body: Body<"tokens_create"> = {}, options: Options = {}): Promise<Answer<"tokens_create">> {
    return this.connection.answer("POST", "/api/v1/tokens/", {
      body,
      ...options,
    });
  }

  /**
   * Sign out everywhere.
   *
   * Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked out.
   */
  deleteAll(query: Query<"tokens_destroy_all"> = {}, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/tokens/", {
      query,
      ...options,
    });
  }

  /**
   * Revoke a token.
   *
   * The token signs no further request; revoking the one in use, which any token may do, signs you out.
   */
  delete(tokenId: string | number, options: Options = {}): Promise<void> {
    return this.connection.nothing("DELETE", "/api/v1/tokens/{token_id}/", {
      path: { token_id: tokenId },
      ...options,
    });
  }
}

/** `client.tournaments` */
export class Tournaments {
  constructor(protected readonly connection: Connection) {}

  /**
   * List tournaments.
   *
   * Public tournaments and your own, newest first; `player=me` has those that you have entered.
   */
  list(query: Query<"tournaments_list"> = {}, options: Options = {}): Pages<Row<"tournaments_list">> {
    return this.connection.pages("GET", "/api/v1/tournaments/", {
      query,
      ...options,
    });
  }

  /**
   * Set up a tournament.
   *
   * Make a draft that you alone see, until `POST registration/` lets entrants come.
   *
   * With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it would do.
   */
  create(body: Body<"tournaments_create">, query: Query<"tournaments_create"> = {}, options: Options = {}): Promise<Answer<"tournaments_create">> {
    return this.connection.answer("POST", "/api/v1/tournaments/", {
      body,
      query,
      ...options,
    });
  }

  /**
   * Read a tournament.
   *
   * How it is set up, who runs it, how far it is, and what you are in it; `ETag` names the version.
   */
  get(tournamentId: string | number, options: Options = {}): Promise<Answer<"tournaments_retrieve">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/", {
      path: { tournament_id: tournamentId },
      ...options,
    });
  }

  /**
   * Delete a draft.
   *
   * Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`.
   */
  delete(tournamentId: string | number, query: Query<"tournaments_delete"> = {}, options: Options = {}): Promise<Answer<"tournaments_delete">> {
    return this.connection.answer("DELETE", "/api/v1/tournaments/{tournament_id}/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }

  /**
   * Change a tournament.
   *
   * Organisers only: all of a draft; while entrants come, what they did not enter for; then name and visibility.
   *
   * A larger `capacity` gives places to those who wait; a smaller one takes none away.
   */
  update(tournamentId: string | number, body: Body<"tournaments_update"> = {}, query: Query<"tournaments_update"> = {}, options: Options = {}): Promise<Answer<"tournaments_update">> {
    return this.connection.answer("PATCH", "/api/v1/tournaments/{tournament_id}/", {
      path: { tournament_id: tournamentId },
      body,
      query,
      ...options,
    });
  }

  /**
   * See the bracket.
   *
   * The bracket with its byes and results so far, or the tables of a format without one, as SVG.
   *
   * Before the start it shows who would meet now; whoever shows it live asks again with `If-None-Match`.
   */
  bracket(tournamentId: string | number, options: Options = {}): Promise<Uint8Array> {
    return this.connection.bytes("GET", "/api/v1/tournaments/{tournament_id}/bracket.svg", {
      path: { tournament_id: tournamentId },
      ...options,
    });
  }

  /**
   * Call a tournament off.
   *
   * Organisers only, before and while it runs; games under way are aborted.
   */
  cancel(tournamentId: string | number, body: Body<"tournaments_cancel">, query: Query<"tournaments_cancel"> = {}, options: Options = {}): Promise<Answer<"tournaments_cancel">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/cancellation/", {
      path: { tournament_id: tournamentId },
      body,
      query,
      ...options,
    });
  }

  /**
   * Follow a tournament's events.
   *
   * The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and what is
   * still to come as a stream, which ends with `tournament_over`.
   *
   * With `wait`, a page without events is held back until there is one.
   */
  events(tournamentId: string | number, query: Query<"tournament_events_list"> = {}, options: Options = {}): Promise<Answer<"tournament_events_list">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/events/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }

  /**
   * Take a tournament home.
   *
   * Setup, entrants, log, rounds, standings, places and the digests of all records, signed by the server.
   *
   * `manage.py audit_tournament` derives pairings, standings and places again from it alone.
   */
  export(tournamentId: string | number, options: Options = {}): Promise<Answer<"tournaments_export">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/export/", {
      path: { tournament_id: tournamentId },
      ...options,
    });
  }

  /**
   * Open the registration.
   *
   * Let entrants come; from now on others see the tournament.
   */
  open(tournamentId: string | number, query: Query<"tournaments_open"> = {}, options: Options = {}): Promise<Answer<"tournaments_open">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/registration/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }

  /**
   * Read the standings.
   *
   * Everybody's place after the last round that is closed, or after an earlier one, and what it comes from.
   *
   * Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked at.
   */
  standings(tournamentId: string | number, query: Query<"standings_retrieve"> = {}, options: Options = {}): Promise<Answer<"standings_retrieve">> {
    return this.connection.answer("GET", "/api/v1/tournaments/{tournament_id}/standings/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }

  /**
   * Start a tournament.
   *
   * Seed those who are there and pair the first round; a dry run shows the pairings and makes none.
   */
  start(tournamentId: string | number, query: Query<"tournaments_start"> = {}, options: Options = {}): Promise<Answer<"tournaments_start">> {
    return this.connection.answer("POST", "/api/v1/tournaments/{tournament_id}/start/", {
      path: { tournament_id: tournamentId },
      query,
      ...options,
    });
  }
}

/** `client.turns` */
export class Turns {
  constructor(protected readonly connection: Connection) {}

  /**
   * List turns.
   *
   * Every turn in playing order, the one under way last. All of them: a game has at most a few hundred.
   */
  list(gameId: string | number, options: Options = {}): Promise<Answer<"turns_list">> {
    return this.connection.answer("GET", "/api/v1/games/{game_id}/turns/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Read a turn.
   *
   * The rolls of a turn and what came of them; `n` counts from 1.
   */
  get(gameId: string | number, n: string | number, options: Options = {}): Promise<Answer<"turns_retrieve">> {
    return this.connection.answer("GET", "/api/v1/games/{game_id}/turns/{n}/", {
      path: { game_id: gameId, n: n },
      ...options,
    });
  }

  /**
   * Read the turn under way.
   *
   * The dice on the table, the rolls left, and every legal category with its points.
   */
  current(gameId: string | number, options: Options = {}): Promise<Answer<"turns_current">> {
    return this.connection.answer("GET", "/api/v1/games/{game_id}/turns/current/", {
      path: { game_id: gameId },
      ...options,
    });
  }

  /**
   * Throw the dice.
   *
   * Keep some faces and throw the other dice; the first throw of a turn keeps nothing.
   */
  roll(gameId: string | number, body: Body<"turns_roll"> = {}, options: Options = {}): Promise<Answer<"turns_roll">> {
    return this.connection.answer("POST", "/api/v1/games/{game_id}/turns/current/rolls/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }

  /**
   * Score.
   *
   * Write the dice into a category, be it for 0; the next turn begins, or the game ends.
   */
  score(gameId: string | number, body: Body<"turns_score">, options: Options = {}): Promise<Answer<"turns_score">> {
    return this.connection.answer("POST", "/api/v1/games/{game_id}/turns/current/score/", {
      path: { game_id: gameId },
      body,
      ...options,
    });
  }
}

/** Every resource, as an attribute of the client. */
export class Resources {
  readonly blocks: Blocks;
  readonly commitments: Commitments;
  readonly entrants: Entrants;
  readonly games: Games;
  readonly invitationRules: InvitationRules;
  readonly invitations: Invitations;
  readonly keys: Keys;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly me: Me;
  readonly organisers: Organisers;
  readonly players: Players;
  readonly ratings: Ratings;
  readonly rounds: Rounds;
  readonly rulesets: Rulesets;
  readonly seeks: Seeks;
  readonly server: Server;
  readonly strategies: Strategies;
  readonly tokens: Tokens;
  readonly tournaments: Tournaments;
  readonly turns: Turns;

  constructor(protected readonly connection: Connection) {
    this.blocks = new Blocks(connection);
    this.commitments = new Commitments(connection);
    this.entrants = new Entrants(connection);
    this.games = new Games(connection);
    this.invitationRules = new InvitationRules(connection);
    this.invitations = new Invitations(connection);
    this.keys = new Keys(connection);
    this.limits = new Limits(connection);
    this.matches = new Matches(connection);
    this.me = new Me(connection);
    this.organisers = new Organisers(connection);
    this.players = new Players(connection);
    this.ratings = new Ratings(connection);
    this.rounds = new Rounds(connection);
    this.rulesets = new Rulesets(connection);
    this.seeks = new Seeks(connection);
    this.server = new Server(connection);
    this.strategies = new Strategies(connection);
    this.tokens = new Tokens(connection);
    this.tournaments = new Tournaments(connection);
    this.turns = new Turns(connection);
  }
}
