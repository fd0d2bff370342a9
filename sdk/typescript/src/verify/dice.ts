// dice/1: every throw of a game from its seed. The bytes of one turn are
// HMAC-SHA256(seed, "dice/1|draw|seeds|lane|turn|block") for block 0, 1, 2 and so on; bytes from 252 are skipped, each
// other one gives the face `byte % 6 + 1`.
import { hmac, hmacKey, octets } from "./crypto.js";

export type Dice = readonly number[];

export const FACES = 6;

/** All that the dice of one game depend on, the client seeds in the order of the seats. */
export class Cup {
  private constructor(
    private readonly key: CryptoKey,
    readonly drawId: string,
    readonly clientSeeds: readonly string[],
  ) {}

  static async of(seed: Uint8Array<ArrayBuffer>, drawId: string, clientSeeds: readonly string[]): Promise<Cup> {
    return new Cup(await hmacKey(seed), drawId, clientSeeds);
  }

  /** The bytes of one lane and turn, without end. */
  async *octets(lane: string, turn: number, firstBlock = 0): AsyncGenerator<number> {
    const head = `dice/1|${this.drawId}|${this.clientSeeds.join(",")}|${lane}|${turn}`;
    for (let block = firstBlock; ; block++) yield* await hmac(this.key, octets(`${head}|${block}`));
  }

  /** The dice of each roll of one turn, in the order in which they are thrown. */
  async groups(lane: string, turn: number, rolls: number, dice: number): Promise<Dice[]> {
    const faces: number[] = [];
    for await (const octet of this.octets(lane, turn)) {
      if (octet < 252) faces.push((octet % FACES) + 1);
      if (faces.length >= rolls * dice) break;
    }
    return Array.from({ length: rolls }, (_, roll) => faces.slice(roll * dice, (roll + 1) * dice));
  }

  /** An even number below a bound, which is 256 at most. */
  async below(bound: number, lane: string, turn: number, firstBlock = 0): Promise<number> {
    const even = 256 - (256 % bound);
    for await (const octet of this.octets(lane, turn, firstBlock)) if (octet < even) return octet % bound;
    throw new Error("the bytes have no end");
  }
}

/** One seat's throw in a roll-off. */
export interface OrderThrow {
  readonly attempt: number;
  readonly seat: number;
  readonly dice: Dice;
}

/** All throws for the order of play, and the seat that starts. */
export async function rollOff(cup: Cup, seats: readonly number[], dice: number): Promise<[OrderThrow[], number]> {
  const throws: OrderThrow[] = [];
  let tied = seats;
  for (let attempt = 1; ; attempt++) {
    const now: OrderThrow[] = [];
    for (const seat of tied) {
      const [thrown] = (await cup.groups(`order${attempt}`, seat + 1, 1, dice)) as [Dice];
      now.push({ attempt, seat, dice: sorted(thrown) });
    }
    throws.push(...now);
    const highest = Math.max(...now.map((one) => sum(one.dice)));
    tied = now.filter((one) => sum(one.dice) === highest).map((one) => one.seat);
    if (tied.length === 1) return [throws, tied[0] as number];
  }
}

/** The seat that starts when the order of play is random. */
export async function drawnSeat(cup: Cup, seats: readonly number[]): Promise<number> {
  return seats[await cup.below(seats.length, "order0", 1)] as number;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

export function sorted(dice: Dice): Dice {
  return [...dice].sort((one, other) => one - other);
}

export function countOf(dice: Dice, face: number): number {
  return dice.filter((die) => die === face).length;
}

/** Every sorted throw of so many dice. */
export function throwsOf(dice: number, least = 1): Dice[] {
  if (dice === 0) return [[]];
  const found: Dice[] = [];
  for (let face = least; face <= FACES; face++) for (const rest of throwsOf(dice - 1, face)) found.push([face, ...rest]);
  return found;
}
