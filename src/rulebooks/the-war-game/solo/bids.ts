import type { Channel } from '../rules/influence.ts';
import type { Nation } from '../nations.ts';
import { facesOf } from '../part-two/chances.ts';
import { neededBy } from '../part-two/i2-bonuses.ts';
import { MOST_DOLLARS, mostAgainst, mostOn } from '../part-two/j1-money.ts';
import { countersOf, leastBid } from '../part-two/j4-counter.ts';
import { type Fraction, valueOfBids } from '../part-two/value-of-bids.ts';
import type { Books, Open } from '../state.ts';
import type { Purse } from './purse.ts';

// What comes of a roll with money (G.J4 to G.J7): alone each dollar is spent that brings more than it is worth; against another
// both play the solved game of their bids.

const SIDES = 12;

/** How both sides bid, and what comes of it. */
export interface Bidding {
  /** How often each bid of the nation that rolls is made: of 1, 2, 3 dollars. */
  readonly own: readonly number[];
  /** The same against it; none: nobody spends. */
  readonly against: readonly number[];
  /** The chance that the roll works. */
  readonly chance: number;
  /** What the dollars of each side are worth to it, in the mean, in hundredths of worth. */
  readonly cost: { readonly own: number; readonly against: number };
}

/** The chance of a roll with so much money. */
export function chanceOf(books: Books, open: Open, channel: Channel, own: number, against = 0): number {
  return facesOf(neededBy(books, open, channel, { own, against })) / SIDES;
}

/** What a nation bids best on its roll where nobody spends against it. */
export function bidAlone(books: Books, open: Open, channel: Channel, purse: Purse): Bidding {
  const { nation, id } = channel;
  const wins = purse.wins(channel, nation);
  const least = leastBid(books, open, channel);
  const most = Math.max(least, mostOn(books, open, channel));
  let [dollars, cost] = [0, 0];
  const next = (): number => purse.dollar(nation, dollars + 1, id);
  const adds = (): number =>
    wins * (chanceOf(books, open, channel, dollars + 1) - chanceOf(books, open, channel, dollars));
  while (dollars < least || (dollars < most && adds() > next())) {
    cost += next();
    dollars++;
  }
  const chance = chanceOf(books, open, channel, dollars);
  return { own: only(dollars), against: [], chance, cost: { own: cost, against: 0 } };
}

/** How both sides bid where a nation spends against a roll: the same whoever of them asks. */
export function bidAgainst(
  books: Books,
  open: Open,
  channel: Channel,
  against: Nation,
  purse: Purse,
): Bidding {
  const { nation, id } = channel;
  const least = leastBid(books, open, channel);
  const worth = (of: Nation): number => Math.max(1, Math.round(purse.wins(channel, of)));
  // dollars are as dear as the one in the middle of those that can be bid
  const dollar = (of: Nation): number => Math.round(purse.dollar(of, 2, id));
  const prices = { influence: dollar(nation), counter: dollar(against) };
  const solved = valueOfBids({
    base: neededBy(books, open, channel, { own: 0, against: 0 }),
    worth: { influence: worth(nation), counter: worth(against) },
    dollar: prices,
    least,
    most: {
      influence: Math.max(least, mostOn(books, open, channel)),
      counter: Math.max(1, mostAgainst(open, against)),
    },
  });
  const [own, theirs] = [solved.influence.map(numberOf), solved.counter.map(numberOf)];
  const cost = { own: prices.influence * meanOf(own), against: prices.counter * meanOf(theirs) };
  return { own, against: theirs, chance: numberOf(solved.chance), cost };
}

/** Whether spending against a roll is worth it to a nation: what it then loses in the mean, and what it loses without. */
export function weighCounter(
  books: Books,
  open: Open,
  channel: Channel,
  nation: Nation,
  purse: Purse,
): { readonly counters: boolean; readonly bids: Bidding; readonly alone: Bidding } {
  const alone = bidAlone(books, open, channel, purse);
  const bids = bidAgainst(books, open, channel, nation, purse);
  const wins = purse.wins(channel, nation);
  return { counters: wins * (alone.chance - bids.chance) > bids.cost.against, bids, alone };
}

/** What comes of a roll on which money is spent, whoever then spends against it. */
export function bidOn(books: Books, open: Open, channel: Channel, purse: Purse): Bidding {
  for (const nation of countersOf(open, channel)) {
    if (mostAgainst(open, nation) < 1) continue;
    const { counters, bids } = weighCounter(books, open, channel, nation, purse);
    if (counters) return bids;
  }
  return bidAlone(books, open, channel, purse);
}

const numberOf = ({ n, d }: Fraction): number => Number(n) / Number(d);

/** The dollars of a mix of bids, in the mean. */
export const meanOf = (mix: readonly number[]): number =>
  mix.reduce((sum, share, i) => sum + share * (i + 1), 0);

const only = (dollars: number): readonly number[] =>
  Array.from({ length: MOST_DOLLARS }, (_, i) => (i + 1 === dollars ? 1 : 0));
