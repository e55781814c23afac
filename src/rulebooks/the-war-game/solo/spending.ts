import {
  type Decision,
  type Spending,
  type SpentAnswer,
  check,
  isNamed,
} from '../../../kernel/solo/index.ts';
import type { AllocateForm, Words } from '../../../kernel/index.ts';
import { type Channel, channelOf } from '../rules/influence.ts';
import type { Nation } from '../nations.ts';
import { channelsOf, isOpen } from '../part-two/i6-channels.ts';
import { declaredOn, fixedOf, leastOf, takesMoney } from '../part-two/j1-money.ts';
import type { Books, Go, Open } from '../state.ts';
import { bidAgainst, bidAlone, type Bidding, bidOn, chanceOf, meanOf, weighCounter } from './bids.ts';
import { Purse } from './purse.ts';
import { warGameSoloTexts } from './solo.words.ts';
import type { Reader } from './stands.ts';

// Part II as a game of both sides: what is tried and paid for, whether to spend against a roll, and the bids.

/** What a seat answers in part II; undefined: it is asked something else. */
export function spendsIn(
  books: Books,
  reader: Reader,
  open: Open,
  decision: Decision,
  asked: Spending,
): SpentAnswer | undefined {
  const [item] = open.agenda as readonly Go[];
  if (item === undefined) return undefined;
  const purse = new Purse(books, reader, open, asked);
  const { form } = decision;
  if (item.step === 'attempts' && isNamed(decision, 'attempts') && form.kind === 'allocate')
    return triedBy(books, open, item.nation, form, purse);
  if (item.step === 'counter' && isNamed(decision, 'counter'))
    return countered(books, open, channelOf(item.channel), item.nation, purse);
  if (item.step === 'bid' && isNamed(decision, 'bid'))
    return bid(books, open, decision, channelOf(item.channel), purse, asked);
  return undefined;
}

/** What to try, by what it adds to how the game ends, the most first. */
interface Way {
  readonly rows: readonly string[];
  readonly adds: number;
  /** The dollars that it takes, in the mean; near 0 where it takes none. */
  readonly dollars: number;
}

function triedBy(books: Books, open: Open, nation: Nation, form: AllocateForm, purse: Purse): SpentAnswer {
  const ways = channelsOf(nation)
    .filter((channel) => isOpen(books, open, channel))
    .flatMap((channel) => waysOf(books, open, channel, purse))
    .filter(({ adds }) => adds > 0)
    .toSorted((one, other) => other.adds / other.dollars - one.adds / one.dollars);
  let left = purse.leftOf(nation) ?? Number.POSITIVE_INFINITY;
  const barred = new Set(form.rows.flatMap(({ id, barred }) => (barred ? [id] : [])));
  let answer: Record<string, number> = {};
  for (const { rows, dollars } of ways) {
    if (rows.some((row) => barred.has(row)) || (dollars >= 1 && left < 1)) continue;
    const more = { ...answer, ...Object.fromEntries(rows.map((row) => [row, 1])) };
    if (check(form, more, { facts: {}, clauses: [] }) !== null) continue;
    answer = more;
    left -= dollars;
  }
  const paid = Object.keys(answer).filter((row) => row.startsWith('spend/')).length;
  const tried = Object.keys(answer).length - paid;
  return {
    answer,
    why: tried === 0 ? warGameSoloTexts.spends.nothing() : warGameSoloTexts.spends.tries({ tried, paid }),
  };
}

const FREE = 0.001;

/** To roll without money, and with it: the second only by what it adds to the first. */
function waysOf(books: Books, open: Open, channel: Channel, purse: Purse): readonly Way[] {
  const { nation, rule } = channel;
  const { works, fails, none } = purse.stakeOf(channel, books.seating[nation]);
  const worth = (chance: number): number => chance * works + (1 - chance) * fails - none;
  const fixed = fixedOf(open, channel);
  const [tries, spends] = [`try/${rule.id}`, `spend/${rule.id}`];
  const free = worth(chanceOf(books, open, channel, 0)) - fixed * purse.means;
  if (!takesMoney(channel)) return [{ rows: [tries], adds: free, dollars: fixed + FREE }];
  const { chance, own } = bidOn(books, open, channel, purse);
  const dollars = meanOf(own);
  const paid = worth(chance) - (dollars + fixed) * purse.means;
  if (leastOf(books, open, channel) > 0) return [{ rows: [tries], adds: paid, dollars: dollars + fixed }];
  if (free <= 0) return [{ rows: [tries, spends], adds: paid, dollars: dollars + fixed }];
  return [
    { rows: [tries], adds: free, dollars: fixed + FREE },
    { rows: [tries, spends], adds: paid - free, dollars },
  ];
}

function countered(books: Books, open: Open, channel: Channel, nation: Nation, purse: Purse): SpentAnswer {
  const { counters, bids, alone } = weighCounter(books, open, channel, nation, purse);
  const args = { against: percent(bids.chance), without: percent(alone.chance) };
  return counters
    ? { answer: 'counter', why: warGameSoloTexts.spends.counters(args) }
    : { answer: 'no', why: warGameSoloTexts.spends.countersNot(args) };
}

function bid(
  books: Books,
  open: Open,
  { sealed }: Decision,
  channel: Channel,
  purse: Purse,
  { seat, random }: Spending,
): SpentAnswer | undefined {
  const counter = declaredOn(open, channel.id)?.counter;
  if (!sealed || counter === undefined) {
    const dollars = drawn(bidAlone(books, open, channel, purse).own, random);
    return { answer: String(dollars), why: warGameSoloTexts.spends.bidsAlone({ dollars }) };
  }
  const bids = bidAgainst(books, open, channel, counter, purse);
  const mix = books.seating[channel.nation] === seat ? bids.own : bids.against;
  const dollars = drawn(mix, random);
  return { answer: String(dollars), why: whyBid(dollars, mix, bids) };
}

function whyBid(dollars: number, mix: readonly number[], { chance }: Bidding): Words {
  const [one = 0, two = 0, three = 0] = mix.map(percent);
  const args = { dollars, chance: percent(chance) };
  return mix.includes(1)
    ? warGameSoloTexts.spends.bids(args)
    : warGameSoloTexts.spends.draws({ ...args, one, two, three });
}

const percent = (share: number): number => Math.round(100 * share);

const FINE = 2 ** 30;

/** Draw dollars from a mix of one, two and three. */
function drawn(mix: readonly number[], random: Spending['random']): number {
  let left = random(FINE) / FINE;
  for (const [i, share] of mix.entries()) {
    left -= share;
    if (left < 0) return i + 1;
  }
  return mix.findLastIndex((share) => share > 0) + 1;
}
