// A game with two throws a turn, over whatever is between here and the server; prints what the client was told.
import { Client } from "@yachtapi/client";

const [server, token] = process.argv.slice(2);
const client = new Client(server, { token });
const game = await client.games.create({
  ruleset: "yacht",
  seats: [{ kind: "me" }, { kind: "bot", strategy: "greedy" }],
  start: true,
});
const rolls = [];
const scores = [];
while (game.status === "playing") {
  if (game.turn?.seat !== 0) {
    for await (const event of game.follow()) {
      if (event.type === "turn.started" && event.data.seat === 0) break;
    }
    await game.refresh();
    continue;
  }
  let turn = await game.roll();
  rolls.push([[], turn.dice]);
  const keep = turn.dice.slice(0, 2);
  turn = await game.roll({ keep });
  rolls.push([keep, turn.dice]);
  const scored = await game.score(turn.legal.categories[0].category);
  scores.push([scored.turn.category, scored.turn.points]);
}
const seqs = [];
for await (const event of game.follow({ after: 0 })) seqs.push(event.seq);
console.log(JSON.stringify({ id: game.id, rolls, scores, seqs }));
