import { Connection, type Settings } from "./connection.js";
import type { components } from "./generated/schema.js";
import { Resources } from "./generated/resources.js";
import { follow } from "./stream.js";
import type { Body } from "./types.js";

type Schemas = components["schemas"];
type Place = { after?: number; signal?: AbortSignal };

/** A server's resources, for whoever the token is for. */
export class Client extends Resources {
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

  /** Every event of a game, until it is over; see `Game.follow`. */
  followGame(id: string, { after = 0, signal }: Place = {}): AsyncGenerator<Schemas["Event"], void, undefined> {
    return follow(this.connection, `/api/v1/games/${id}/events/`, after, signal);
  }

  /** Every event of a tournament, until it is over. */
  followTournament(id: string, { after = 0, signal }: Place = {}): AsyncGenerator<Schemas["Event"], void, undefined> {
    return follow(this.connection, `/api/v1/tournaments/${id}/events/`, after, signal);
  }

  /** Every notice of whatever concerns you, without an end. */
  followMe({ after = 0, signal }: Place = {}): AsyncGenerator<Schemas["Notice"], void, undefined> {
    return follow(this.connection, "/api/v1/players/me/events/", after, signal);
  }
}
