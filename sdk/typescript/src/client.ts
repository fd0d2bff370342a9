import { Connection, type Settings } from "./connection.js";
import type { components } from "./generated/schema.js";
import { Games, Me, Resources, Tournaments } from "./generated/resources.js";
import { follow } from "./stream.js";
import type { Body } from "./types.js";

type Schemas = components["schemas"];
type Place = { after?: number; signal?: AbortSignal };

/** `client.games`, with their logs to follow. */
class FollowedGames extends Games {
  /** Every event of a game after the one given, until it is over; see `Game.follow`. */
  follow(gameId: string, { after = 0, signal }: Place = {}): AsyncGenerator<Schemas["Event"], void, undefined> {
    return follow(this.connection, `/api/v1/games/${gameId}/events/`, after, signal);
  }
}

/** `client.tournaments`, with their logs to follow. */
class FollowedTournaments extends Tournaments {
  /** Every event of a tournament after the one given, until it is over. */
  follow(tournamentId: string, { after = 0, signal }: Place = {}): AsyncGenerator<Schemas["Event"], void, undefined> {
    return follow(this.connection, `/api/v1/tournaments/${tournamentId}/events/`, after, signal);
  }
}

/** `client.me`, with its log to follow. */
class FollowedMe extends Me {
  /** Every notice of whatever concerns you after the one given, without an end. */
  follow({ after = 0, signal }: Place = {}): AsyncGenerator<Schemas["Notice"], void, undefined> {
    return follow(this.connection, "/api/v1/players/me/events/", after, signal);
  }
}

/** A server's resources, for whoever the token is for. */
export class Client extends Resources {
  override readonly games = new FollowedGames(this.connection);
  override readonly tournaments = new FollowedTournaments(this.connection);
  override readonly me = new FollowedMe(this.connection);

  constructor(server: string, settings: Settings = {}) {
    super(new Connection(server, settings));
  }

  /** A client for a new player, without sign-up. Keep its `token`: it can't be had again. */
  static async guest(server: string, player: Body<"players_create"> = {}, settings: Settings = {}): Promise<Client> {
    const client = new Client(server, settings);
    client.token = (await client.players.create(player)).token;
    return client;
  }

  /** The server's address. */
  get address(): string {
    return this.connection.base;
  }

  get token(): string | undefined {
    return this.connection.token;
  }

  set token(token: string | undefined) {
    this.connection.token = token;
  }
}
