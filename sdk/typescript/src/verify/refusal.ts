/** A record, or what was given to hold it against, is wrong; `event` is the `seq` of the first wrong event, or null. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly reason: string,
    readonly event: number | null = null,
  ) {
    super(event === null ? reason : `event ${event}: ${reason}`);
  }
}

/** This place can't verify anything: nothing has been said about the record. */
export class CannotVerify extends Error {
  override readonly name = "CannotVerify";

  constructor(why: string) {
    super(`${why} Verify it with the command instead: yachtapi verify record.json`);
  }
}
