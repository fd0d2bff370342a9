// Which requests are worth another try, and when.
import { KEYED, WITHOUT_EFFECT } from "./generated/repeatable.js";
import { Unreachable } from "./problems.js";

const KEY = "Idempotency-Key";
const AWAY = [429, 502, 503, 504];
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];
const FOR_NOW = ["busy", "idempotency_key_in_use"];
const FIRST = 250;
const LONGEST = 8_000;
// Times until what is no answer of this server's is taken for the address's usual one.
const STRANGE = 3;
const LONGEST_ORDERED = 120_000; // milliseconds, all of them

export type Fetch = (request: Request) => Promise<Response>;

/** A fetch that doesn't give up at once: it repeats what may be repeated, until a further try would change nothing. */
export function patient(fetch: Fetch, attempts: number, timeout: number): Fetch {
  return async (given) => {
    const path = new URL(given.url).pathname;
    const request = signed(given, path);
    let strange = 0;
    let isLost = false; // whether a try may have been done without our hearing of it
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt + 1 >= attempts;
      let response: Response;
      try {
        response = await whole(await fetch(withTimeout(request.clone(), timeout)));
      } catch (error) {
        if (request.signal.aborted) throw error;
        if (isLast || !(isUnsent(error) || isRepeatable(request, path))) throw new Unreachable(said(request, error), { cause: error });
        isLost = true;
        await sleep(pause(attempt), request.signal);
        continue;
      }
      if (isLost && isGone(request, response)) return new Response(null, { status: 204, headers: response.headers });
      if (isLast) return response;
      if (response.ok) {
        if (!isRepeatable(request, path) || !(await isStrange(response)) || ++strange === STRANGE) return response;
      } else if (!(await isForNow(request, path, response))) return response;
      isLost ||= !isOwn(response);
      await sleep(pause(attempt, response), request.signal);
    }
  };
}

/** Milliseconds until the next try; chance is in them, so that many clients don't come back at the same moment. */
export function pause(attempt: number, response?: Response): number {
  const own = Math.min(FIRST * 2 ** attempt, LONGEST);
  return Math.max(response ? ordered(response) : 0, own / 2) + (Math.random() * own) / 2;
}

/** Wait, unless the caller has had enough. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
  });
}

function signed(request: Request, path: string): Request {
  if (request.method !== "POST" || request.headers.has(KEY) || !KEYED.test(path)) return request;
  const headers = new Headers(request.headers);
  // `randomUUID` is there in secure contexts only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  headers.set(KEY, Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  return new Request(request, { headers });
}

function isRepeatable(request: Request, path: string): boolean {
  if (request.method === "POST") return request.headers.has(KEY) || WITHOUT_EFFECT.test(path);
  return request.method !== "PATCH" || !request.headers.has("If-Match");
}

/** Whether no connection was made, so that nothing can have happened; Node says so, a browser does not. */
function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return NEVER_SENT.includes(cause?.code ?? "");
}

/** Whether what is to be deleted is not there; after an answer that was lost, this says that it was done. */
function isGone(request: Request, response: Response): boolean {
  return request.method === "DELETE" && response.status === 404;
}

function withTimeout(request: Request, timeout: number): Request {
  return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) });
}

/** The answer with its body read, so that one which is cut in the middle is asked for again. */
async function whole(response: Response): Promise<Response> {
  const body = response.status === 204 ? null : await response.arrayBuffer();
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}

/** Whether somebody between here and the server has answered in its place, or cut its answer, and called it good. */
async function isStrange(response: Response): Promise<boolean> {
  const kind = response.headers.get("Content-Type") ?? "";
  if (!kind.includes("json")) return kind.startsWith("text/html");
  return response.clone().json().then(() => false, () => true);
}

/** Whether an answer is the server's own refusal, and not a gateway's. */
function isOwn(response: Response): boolean {
  return (response.headers.get("Content-Type") ?? "").startsWith("application/problem+json");
}

async function isForNow(request: Request, path: string, response: Response): Promise<boolean> {
  const isOurs = isOwn(response);
  if (response.status === 409) {
    if (!isOurs) return false;
    const problem = (await response.clone().json().catch(() => ({}))) as { code?: string };
    return FOR_NOW.includes(problem.code ?? "");
  }
  if (!AWAY.includes(response.status) || ordered(response) > LONGEST_ORDERED) return false;
  return isOurs || isRepeatable(request, path);
}

function ordered(response: Response): number {
  const told = response.headers.get("Retry-After") ?? "0";
  const milliseconds = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Math.max(0, milliseconds || 0);
}

function said(request: Request, error: unknown): string {
  const cause = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
  return `No answer from ${new URL(request.url).origin}: ${cause}. Is the server running, and is that its address?`;
}
