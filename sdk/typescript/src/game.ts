import type { Connection } from "./connection.js";
import type { components } from "./generated/schema.js";
import { follow } from "./stream.js";
import type { Answer, Body, Options } from "./types.js";

type Schemas = components["schemas"];

const PATH = "/api/v1/games/{game_id}/";

/** A game as it was last seen, and what its players can do; what they do shows in it at once. */
export interface Game extends Readonly<Schemas["Game"]> {}

export class Game {
  readonly #connection: Connection;

  constructor(state: Schemas["Game"], connection: Connection) {
    this.#connection = connection;
    Object.assign(this, state);
  }

  /** Look again. */
  async refresh(options: Options = {}): Promise<this> {
    return this.#show(await this.#connection.answer("GET", PATH, this.#call(options)));
  }

  /**
   * Throw all dice but those kept, which are named by their faces; the first throw of a turn keeps nothing.
   * On a board in lockstep the turn that comes back may be `waiting` for the others.
   */
  async roll(body: Body<"turns_roll"> = {}, options: Options = {}): Promise<Schemas["CurrentTurn"]> {
    const call = { ...this.#call(options), body };
    const rolled: Answer<"turns_roll"> = await this.#connection.answer("POST", `${PATH}turns/current/rolls/`, call);
    Object.assign(this, { turn: rolled.turn, version: rolled.version });
    return rolled.turn;
  }

  /** Write the dice on the table into a category; the next turn begins, or the game ends. */
  async score(category: string, options: Options = {}): Promise<Schemas["Scored"]> {
    const call = { ...this.#call(options), body: { category } };
    const scored: Schemas["Scored"] = await this.#connection.answer("POST", `${PATH}turns/current/score/`, call);
    const seats = this.seats.map((seat) => (seat.index === scored.seat.index ? scored.seat : seat));
    Object.assign(this, { turn: scored.next_turn, version: scored.version, seats });
    if (scored.results != null) await this.refresh();
    return scored;
  }

  /** Begin, with a word of your own in the dice. */
  async start(body: Body<"games_start"> = {}, options: Options = {}): Promise<this> {
    return this.#show(await this.#connection.answer("POST", `${PATH}start/`, { ...this.#call(options), body }));
  }

  /** Take a seat. */
  async join(body: Body<"games_join"> = {}, options: Options = {}): Promise<this> {
    return this.#show(await this.#connection.answer("POST", `${PATH}seats/`, { ...this.#call(options), body }));
  }

  /** Give a seat back, before the game has begun. */
  async leave(seat: number, options: Options = {}): Promise<this> {
    const call = { path: { game_id: this.id, index: seat }, ...options };
    await this.#connection.nothing("DELETE", `${PATH}seats/{index}/`, call);
    return this.refresh();
  }

  /** Give up. */
  async resign(body: Body<"games_resign"> = {}, options: Options = {}): Promise<this> {
    return this.#show(await this.#connection.answer("POST", `${PATH}resignation/`, { ...this.#call(options), body }));
  }

  /** The same again, as a new game. */
  rematch(options: Options = {}): Promise<Game> {
    return this.#connection.game("POST", `${PATH}rematch/`, this.#call(options));
  }

  /** What perfect play would do, where the game gives hints. */
  advice(options: Options = {}): Promise<Answer<"games_advice">> {
    return this.#connection.answer("GET", `${PATH}advice/`, this.#call(options));
  }

  /** Every decision beside the best one. */
  review(options: Options = {}): Promise<Answer<"review_retrieve">> {
    return this.#connection.answer("GET", `${PATH}review/`, this.#call(options));
  }

  /** The signed record of the ended game, byte for byte as a verifier wants it. */
  record(options: Options = {}): Promise<Uint8Array> {
    return this.#connection.bytes("GET", `${PATH}record/`, this.#call(options));
  }

  /**
   * Every event after the one given, by default after what this object shows, until the game is over. It goes on over
   * cut connections and restarts of the server, without a gap or a double; a server that was set back to a backup tells
   * its log once more, from the start.
   */
  follow(options: { after?: number; signal?: AbortSignal } = {}): AsyncGenerator<Schemas["Event"], void, undefined> {
    const path = PATH.replace("{game_id}", this.id);
    return follow(this.#connection, `${path}events/`, options.after ?? this.version, options.signal);
  }

  #call(options: Options) {
    return { path: { game_id: this.id }, ...options };
  }

  #show(state: Schemas["Game"]): this {
    return Object.assign(this, state);
  }
}
