import type { Code } from "./generated/codes.js";

/** Anything that this package throws on purpose. */
export class YachtError extends Error {
  override readonly name: string = "YachtError";
}

/** No answer came from the server, however often it was asked. */
export class Unreachable extends YachtError {
  override readonly name = "Unreachable";
}

/** An answer came that no server of this kind gives: a proxy's page, or another service at that address. */
export class UnexpectedAnswer extends YachtError {
  override readonly name = "UnexpectedAnswer";
}

/** The server's refusal, an RFC 9457 problem, with the facts of the case. */
export class Problem extends YachtError {
  override readonly name = "Problem";

  constructor(
    readonly code: Code,
    readonly status: number,
    readonly document: Readonly<Record<string, unknown>>,
    readonly headers: Headers,
  ) {
    super(String(document["detail"] ?? document["title"] ?? `status ${status}`));
  }
}

/** Whether an error is a refusal with that code; `isProblem(error, "not_your_turn")`. */
export function isProblem(error: unknown, code?: Code): error is Problem {
  return error instanceof Problem && (code === undefined || error.code === code);
}
