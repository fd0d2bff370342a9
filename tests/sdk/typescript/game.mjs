// A whole game against a strategy, its log read once as it is written and once afterwards; prints what came of it.
import { Client, isProblem } from "@yachtapi/client";

const client = await Client.guest(process.argv[2], { name: "Grace" });
const game = await client.games.create({
  ruleset: "yacht",
  seats: [{ kind: "me" }, { kind: "bot", strategy: "greedy" }],
});
const seen = [];
const watching = (async () => {
  for await (const event of client.games.follow(game.id)) seen.push(event.seq);
})();
await game.start({ client_seed: "my-word" });
while (game.status === "playing") {
  if (game.turn.seat !== 0) {
    for await (const event of game.follow()) {
      if (event.type === "turn.started" && event.data.seat === 0) break;
    }
    await game.refresh();
    continue;
  }
  await game.roll();
  await game.roll({ keep: game.turn.dice.slice(0, 2) });
  await game.score(game.turn.legal.categories[0].category);
}
await watching;

let refused;
try {
  await game.roll();
} catch (error) {
  refused = isProblem(error, "game_over") && error.document.game_status;
}
const pages = [];
for await (const rows of client.commitments.list({ limit: 1 }).pages()) pages.push(rows.length);
console.log(
  JSON.stringify({
    id: game.id,
    status: game.status,
    version: game.version,
    seen,
    refused,
    pages,
    games: (await client.games.list({ player: "me" }).all()).map((one) => one.id),
    record: new TextDecoder().decode(await game.record()),
  }),
);
