// What one of the tasks below prints, against the server given.
import { Client, isProblem } from "@yachtapi/client";

const [task, server, ...rest] = process.argv.slice(2);
const client = new Client(server, { silence: 300 });

async function followed(game, options) {
  const seqs = [];
  for await (const event of client.games.follow(game, options)) seqs.push(event.seq);
  return seqs;
}

const code = (promise) =>
  promise.then(
    () => "done",
    (error) => (isProblem(error) ? error.code : error.name),
  );

const tasks = {
  /** A log to its end. */
  follow: (game) => followed(game),

  /** A log of which nothing more comes, until its reader has had enough; and a request that is not waited for. */
  async abort(game) {
    const enough = new AbortController();
    const seen = [];
    setTimeout(() => enough.abort(new Error("enough")), 500);
    let thrown;
    try {
      for await (const event of client.games.follow(game, { signal: enough.signal })) seen.push(event.seq);
    } catch (error) {
      thrown = error.message;
    }
    return { seen, thrown, late: await code(client.me.get({ signal: enough.signal })) };
  },

  /** Every row of a list of several pages, page by page, row by row, and all at once. */
  async pages() {
    const pages = [];
    for await (const rows of client.commitments.list({ limit: 2 }).pages()) pages.push(rows.length);
    const ids = [];
    for await (const row of client.commitments.list({ limit: 2 })) ids.push(row.number);
    const all = (await client.commitments.list({ limit: 2 }).all()).map((row) => row.number);
    return { pages, ids, all };
  },

  /** Deletes a token, and says what came of it. */
  remove: (token) => code(client.tokens.delete(token)),

  /** A POST without an idempotency key, to a server that is not up yet. */
  early: () => code(client.tokens.create({})),
};

console.log(JSON.stringify(await tasks[task](...rest)));
