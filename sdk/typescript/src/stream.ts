// Logs followed as they are written, over every cut.
import { type Connection, refusal } from "./connection.js";
import { Unreachable } from "./problems.js";
import { pause, sleep } from "./retrying.js";

const OVER = ["game_over", "tournament_over"];

interface Line {
  seq?: number;
  type?: string;
  reason?: string;
  oldest?: number;
}

/** Every entry of a log after the one given, once and in order, until the log is at its end. */
export async function* follow<Entry>(
  connection: Connection,
  path: string,
  after: number,
  signal?: AbortSignal,
): AsyncGenerator<Entry, void, undefined> {
  let failures = 0; // connections in a row on which the server did not say a thing
  let waits = 0; // connections since the last entry
  let hole: number | undefined; // the place after which an entry was missing
  for (;;) {
    let cut: Cut | undefined;
    try {
      for await (const line of lines(connection, `${path}?after=${after}`, signal)) {
        if (line === null || (line.type === "end" && line.seq === undefined && OVER.includes(line.reason ?? ""))) return;
        failures = 0;
        // What is older is gone, or the server was set back to a backup and tells its log from the start.
        if (line.seq === undefined && line.type === "gap") after = (line.oldest ?? 1) - 1;
        if (line.seq === undefined || line.seq <= after) continue;
        if (after > 0 && line.seq > after + 1 && hole !== after) {
          hole = after; // ask once more; if it is missing again, there is none
          break;
        }
        after = line.seq;
        waits = 0;
        yield line as Entry;
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (!(error instanceof Cut)) throw error;
      cut = error;
    }
    if (cut !== undefined && ++failures >= connection.attempts)
      throw new Unreachable(`${connection.base} lets nobody follow ${path}: ${String(cut.cause)}`, { cause: cut.cause });
    await sleep(pause(Math.min(waits++, 5), cut?.response), signal);
  }
}

/** A connection that broke, or the refusal of one for now. */
class Cut extends Error {
  constructor(cause: unknown, readonly response?: Response) {
    super("cut", { cause });
  }
}

/** The lines of one connection; null where the server says that there is no more. */
async function* lines(connection: Connection, path: string, signal?: AbortSignal): AsyncGenerator<Line | null> {
  const dead = new AbortController();
  const watch = new Watch(connection.silence, () => dead.abort(new Error("nothing was heard for too long")));
  const signals = signal ? [signal, dead.signal] : [dead.signal];
  try {
    const response = await opened(connection, path, AbortSignal.any(signals));
    if (response.status === 204) return void (yield null);
    if (!response.ok) throw await refused(response, connection.base);
    let rest = "";
    for await (const text of decoded(response)) {
      watch.heard();
      const parts = (rest + text).split("\n");
      rest = parts.pop() ?? "";
      for (const part of parts) if (part.trim()) yield entry(part);
    }
  } finally {
    watch.stop();
    dead.abort();
  }
}

function entry(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch (error) {
    throw new Cut(error);
  }
}

async function opened(connection: Connection, path: string, signal: AbortSignal): Promise<Response> {
  const headers = { ...connection.authorization, Accept: "application/x-ndjson" };
  try {
    return await connection.fetch(new Request(connection.base + path, { headers, signal, cache: "no-store" }));
  } catch (error) {
    throw new Cut(error);
  }
}

/** What a refusal is: one for now is a cut, any other is thrown at whoever follows. */
async function refused(response: Response, base: string): Promise<Error> {
  const text = await response.text().catch(() => "");
  const error = refusal(response, text, base);
  return [429, 502, 503, 504].includes(response.status) ? new Cut(error, response) : error;
}

async function* decoded(response: Response): AsyncGenerator<string> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new Cut(error);
      });
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Calls when nothing has been heard for too long. */
class Watch {
  private timer: ReturnType<typeof setTimeout>;

  constructor(
    private readonly silence: number,
    private readonly call: () => void,
  ) {
    this.timer = setTimeout(call, silence);
  }

  heard(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.call, this.silence);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
