// What a page does, for the compiler alone.
import { Client, type components, isProblem } from "@yachtapi/client";

export async function play(server: string, token: string): Promise<number> {
  const client = new Client(server, { token });
  const game = await client.games.create({ ruleset: "yacht", seats: [{ kind: "me" }], start: true });
  const turn = await game.roll({ keep: [] });
  const dice: number[] = turn.dice ?? [];
  const [best] = turn.legal.categories;
  if (best) await game.score(best.category, { ifMatch: game.version });
  for await (const other of client.games.list({ status: "open", limit: 10 })) console.log(other.id, other.seats.length);
  for await (const event of game.follow()) console.log(event.seq, event.type);
  const status: components["schemas"]["GameStatus"] = game.status;
  // @ts-expect-error: no such field
  console.log(game.sttaus, status);
  // @ts-expect-error: a category is a word
  await game.score(6);
  try {
    await client.tournaments.get(game.id);
  } catch (error) {
    if (isProblem(error, "tournament_not_found")) return dice.length;
    throw error;
  }
  return game.version;
}
