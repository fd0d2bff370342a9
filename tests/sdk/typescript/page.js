// What the page does: a game on a server of another origin, and the proof of its dice; it tells what came of both.
import { Client } from "@yachtapi/client";
import { verifyRecord } from "@yachtapi/client/verify";

const say = (text) => fetch("/said", { method: "POST", body: text });
try {
  const client = await Client.guest(new URLSearchParams(location.search).get("server"), { name: "Page" });
  const keys = (await client.keys.list()).results.map((key) => key.public_key);
  const game = await client.games.create({ ruleset: "yacht", seats: [{ kind: "me" }] });
  const receipts = [game.receipt];
  const seen = [];
  const watching = (async () => {
    for await (const event of client.games.follow(game.id)) seen.push(event.seq);
  })();
  await game.start({ client_seed: "my-word" });
  while (game.status === "playing") {
    const turn = await game.roll();
    await game.score(turn.legal.categories[0].category);
  }
  await watching;
  const clientSeeds = [{ seat: 0, seed: "my-word" }];
  const { verdict } = await verifyRecord(await game.record(), { keys, receipts, clientSeeds });
  await say(JSON.stringify({ status: game.status, version: game.version, seen, verdict }));
} catch (error) {
  await say(JSON.stringify({ status: String(error) }));
}
