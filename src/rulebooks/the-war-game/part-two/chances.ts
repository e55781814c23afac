import type { Channel } from '../rules/influence.ts';
import type { Books, Open } from '../state.ts';
import { baseOf, numberOf } from './i1-progression.ts';
import { addedTo } from './i2-bonuses.ts';
import { leastOf, takesMoney } from './j1-money.ts';

// The chance to have won a territory over by each coming turn, exact: counts over a power of 12 (G.I1, G.I2).

const SIDES = 12;

/** A chance: so many of so many. */
export interface AttemptChance {
  readonly works: bigint;
  readonly of: bigint;
}

/** What is spent each turn, by the nation and against it. */
export interface EachTurn {
  readonly own: number;
  readonly against: number;
}

/** G.I2: up to how many of the twelve faces work. */
export function facesOf(needs: number): number {
  return Math.min(Math.max(needs, 0), SIDES);
}

/** G.I1, G.I2: the chance to have succeeded by the first, second, ... of the coming rolls, each with its number and the same money. */
export function chancesOf(next: number, added: number, turns: number): readonly AttemptChance[] {
  let fails = 1n;
  let of = 1n;
  return Array.from({ length: turns }, (_, i) => {
    fails *= BigInt(SIDES - facesOf(baseOf(next + i) + added));
    of *= BigInt(SIDES);
    return { works: of - fails, of };
  });
}

/**
 * The chance of a channel to have succeeded by each coming turn, if it stays open, is tried in each, and what it is better by
 * stays as it is: with so much money each turn, and so much against it. What the entry asks for at least is always spent.
 */
export function chancesOver(
  books: Books,
  open: Open,
  channel: Channel,
  turns: number,
  { own, against }: EachTurn,
): readonly AttemptChance[] {
  const least = leastOf(books, open, channel);
  const spent = takesMoney(channel) ? Math.max(own, least) - against : 0;
  return chancesOf(numberOf(open, channel.id), addedTo(books, open, channel) + spent, turns);
}
