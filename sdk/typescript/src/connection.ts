// The way to one server; every call goes through openapi-fetch.
import createClient, { type Client as Fetcher } from "openapi-fetch";
import { Game } from "./game.js";
import type { components, paths } from "./generated/schema.js";
import { Pages } from "./pages.js";
import { Problem, UnexpectedAnswer } from "./problems.js";
import { type Fetch, patient } from "./retrying.js";
import type { Options } from "./types.js";

export interface Settings {
  /** From `players.create` or `tokens.create`; without one, what everybody may see and do. */
  token?: string;
  /** How often a request is sent, at most, while no answer comes or the server says to come back; 8. */
  attempts?: number;
  /** Milliseconds until an answer must be there; 30,000. */
  timeout?: number;
  /**
   * Milliseconds after which a stream on which nothing was heard is taken for dead; 40,000, as the server gives a sign
   * of life every 15 seconds.
   */
  silence?: number;
  fetch?: Fetch;
}

interface Call extends Options {
  path?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type State = components["schemas"]["Game"];

export class Connection {
  readonly base: string;
  readonly fetch: Fetch;
  readonly attempts: number;
  readonly silence: number;
  token: string | undefined;
  private readonly fetcher: Fetcher<paths>;

  constructor(server: string, settings: Settings) {
    this.base = baseOf(server);
    this.token = settings.token;
    this.attempts = settings.attempts ?? 8;
    this.silence = settings.silence ?? 40_000;
    this.fetch = settings.fetch ?? ((request) => globalThis.fetch(request));
    this.fetcher = createClient<paths>({
      baseUrl: this.base,
      fetch: patient(this.fetch, this.attempts, settings.timeout ?? 30_000),
    });
  }

  /** The token, as a request says it. */
  get authorization(): Record<string, string> {
    return this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` };
  }

  async answer<T>(method: Method, path: string, call: Call): Promise<T> {
    return (await this.send(method, path, call, "json")) as T;
  }

  async nothing(method: Method, path: string, call: Call): Promise<void> {
    await this.send(method, path, call, "text");
  }

  async bytes(method: Method, path: string, call: Call): Promise<Uint8Array> {
    return new Uint8Array((await this.send(method, path, call, "arrayBuffer")) as ArrayBuffer);
  }

  async game(method: Method, path: string, call: Call): Promise<Game> {
    return new Game(await this.answer<State>(method, path, call), this);
  }

  games(method: Method, path: string, call: Call): Pages<Game> {
    return new Pages((cursor) => this.page<State>(method, path, call, cursor), (state) => new Game(state, this));
  }

  pages<Row>(method: Method, path: string, call: Call): Pages<Row> {
    return new Pages((cursor) => this.page<Row>(method, path, call, cursor), (row) => row);
  }

  private page<Row>(method: Method, path: string, call: Call, cursor: string | null) {
    const query = cursor === null ? call.query : { ...call.query, cursor };
    return this.answer<{ next: string | null; results: Row[] }>(method, path, query ? { ...call, query } : call);
  }

  private async send(method: Method, path: string, call: Call, parseAs: "json" | "text" | "arrayBuffer") {
    const init = {
      params: { path: call.path, query: call.query },
      headers: { ...this.authorization, ...headersOf(call) },
      parseAs: "arrayBuffer" as const,
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    };
    // What is called and with what is typed where it is called: `generated/resources.ts`.
    const { data, error, response } = await this.fetcher.request(method.toLowerCase() as never, path as never, init as never);
    if (!response.ok) throw refusal(response, error, this.base);
    if (parseAs === "arrayBuffer") return data ?? new ArrayBuffer(0);
    if (parseAs === "text" || response.status === 204) return undefined;
    return parsed(data, this.base);
  }
}

/** What an answer refuses, as an error to throw. */
export function refusal(response: Response, document: unknown, base: string): Error {
  const told = typeof document === "string" ? read(document) : document;
  if (typeof told === "object" && told !== null && "code" in told && typeof told.code === "string")
    return new Problem(told.code, response.status, told as Record<string, unknown>, response.headers);
  const kind = (response.headers.get("Content-Type") ?? "nothing").split(";")[0];
  return new UnexpectedAnswer(`${base} answered ${response.status} with ${kind}: is this a Yacht API server?`);
}

function parsed(data: unknown, base: string): unknown {
  const value = read(new TextDecoder().decode(data as ArrayBuffer));
  if (typeof value !== "object" || value === null)
    throw new UnexpectedAnswer(`${base} answered something else than a Yacht API server does.`);
  return value;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headersOf(call: Call): Record<string, string> {
  const headers: Record<string, string> = {};
  if (call.ifMatch !== undefined)
    headers["If-Match"] = typeof call.ifMatch === "number" ? `"${call.ifMatch}"` : call.ifMatch;
  if (call.idempotencyKey !== undefined) headers["Idempotency-Key"] = call.idempotencyKey;
  return headers;
}

/** The address that the schema's paths follow, of whatever was copied out of a browser or a document. */
function baseOf(server: string): string {
  const url = new URL(server.includes("://") ? server : `http://${server}`);
  return (url.origin + url.pathname).replace(/\/+$/, "").replace(/\/api\/v1$/, "");
}
