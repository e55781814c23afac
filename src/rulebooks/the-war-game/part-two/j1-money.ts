import { eachOf, family, texts, truth, whole } from '../../../kernel/index.ts';
import { ruleOf } from '../rules/e-territories.ts';
import { channelOf, CHANNELS, type Channel } from '../rules/influence.ts';
import type { Attempt } from '../lifetimes.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { namingText } from '../stories/rule-names.ts';
import type { Books, WarGameGround, Open } from '../state.ts';
import { isFree } from './i2-bonuses.ts';
import { countsCounters, countsFixed, leftOf } from './j2-cap.ts';

// G.J1, G.J9: the money of a roll: up to three dollars, each of which makes it better by one, and what an entry asks for.

/** G.J1, G.J5: the most dollars that one side spends on a roll. */
export const MOST_DOLLARS = 3;

/** G.J9: the dollars that the next roll of a channel costs at least; they add (OMA.I1, SAU.I1, YEM.I1). 0: none. */
export function leastOf(books: Books, open: Open, channel: Channel): number {
  const { least = 0 } = channel.rule;
  return isFree(books, open, channel) ? 0 : least;
}

/** G.J9: the dollars that the next roll costs and that add nothing: once (AFG.I1), or each time (SPA.I3). */
export function fixedOf({ opened }: Pick<Open, 'opened'>, { rule }: Channel): number {
  return (rule.flat ?? 0) + (opened.includes(rule.id) ? 0 : (rule.opening ?? 0));
}

/** G.J1: whether money that makes the roll better can be spent on a channel: not where each roll has one price (SPA.I3). */
export function takesMoney({ rule }: Channel): boolean {
  return rule.flat === undefined;
}

/** G.J1, G.J2: the most dollars that a nation can spend on the next roll of a channel. */
export function mostOn(books: Books, open: Open, channel: Channel): number {
  const left = leftOf(open, channel.nation);
  if (left === null) return MOST_DOLLARS;
  return Math.min(MOST_DOLLARS, left + beyondCap(books, open, channel));
}

/** The dollars of a bid that do not count under the cap (ruling cap-fixed-sums). */
function beyondCap(books: Books, open: Open, channel: Channel): number {
  return countsFixed(open) ? 0 : leastOf(books, open, channel);
}

/** G.J5, G.J2: the most dollars that a nation can spend against a roll. */
export function mostAgainst(open: Open, nation: Nation): number {
  const left = countsCounters(open) ? leftOf(open, nation) : null;
  return left === null ? MOST_DOLLARS : Math.min(MOST_DOLLARS, left);
}

/** G.J1, G.J3: a nation has spent dollars, of which so many do not count under its cap. */
function spend({ spent, uncapped }: Open, nation: Nation, dollars: number, beyond: number): void {
  spent[nation] = (spent[nation] ?? 0) + dollars;
  if (beyond > 0) uncapped[nation] = (uncapped[nation] ?? 0) + beyond;
}

/** G.J9: what a channel asks for is paid, and it is open for good: it asks no second time. */
export function payFixed(open: Open, channel: Channel): void {
  const { nation, rule } = channel;
  const dollars = fixedOf(open, channel);
  spend(open, nation, dollars, countsFixed(open) ? 0 : dollars);
  if (rule.opening !== undefined) open.opened = [...open.opened, rule.id].toSorted();
}

/** G.J1: the dollars of a bid on a roll are spent. */
export function payBid(books: Books, open: Open, attempt: Attempt, dollars: number): void {
  const channel = channelOf(attempt.channel);
  attempt.own = dollars;
  spend(open, attempt.nation, dollars, Math.min(dollars, beyondCap(books, open, channel)));
}

/** G.J5: the dollars of a bid against a roll are spent. */
export function payCounter(open: Open, attempt: Attempt, nation: Nation, dollars: number): void {
  attempt.against = dollars;
  spend(open, nation, dollars, countsCounters(open) ? 0 : dollars);
}

/** The two sides of a roll. */
export const SIDES = ['influence', 'counter'] as const;
export type SideOfRoll = (typeof SIDES)[number];

/** The roll of a channel that is meant to be made in this turn. */
export function declaredOn({ tries }: Pick<Open, 'tries'>, channel: string): Attempt | undefined {
  return tries.find((each) => each.channel === channel && each.is === 'declared');
}

/** The money of each side of the roll that is to be made (G.J1, G.J7). */
export const money = family<WarGameGround, [string, SideOfRoll]>({
  key: (channel, side) => `money.${channel}.${side}`,
  each: () => CHANNELS.flatMap(({ id }) => SIDES.map((side): [string, SideOfRoll] => [id, side])),
  spec: (_, channel, side) => {
    const { entry, nation, rule } = channelOf(channel);
    return {
      type: whole(0, MOST_DOLLARS),
      lasts: 'phase',
      by: 'game',
      question: say.fact.money[side]({ entry: entry.id, nation, rule: rule.id }),
      clauses: ['G.J1', 'G.J7'],
    };
  },
  read({ open }, channel, side) {
    const attempt = declaredOn(open, channel);
    if (attempt === undefined || !attempt.spends) return 0;
    if (side === 'counter') return attempt.counter === undefined ? 0 : (attempt.against ?? UNSEEN);
    return attempt.own ?? UNSEEN;
  },
});

const UNSEEN = { min: 1, max: MOST_DOLLARS };

/** What a nation has spent on influence in this turn, and owes (G.J3). */
export const spentFact = family<WarGameGround, [Nation]>({
  key: (nation) => `spent.${nation}`,
  each: () => NATIONS.map((nation): [Nation] => [nation]),
  spec: (_, nation) => ({
    type: whole(0, 99),
    lasts: 'turn',
    kept: true,
    question: say.fact.spent({ nation }),
    clauses: ['G.J2', 'G.J3'],
  }),
  read: ({ open }, nation) => open.spent[nation] ?? 0,
  write({ open }, report, nation) {
    const { [nation]: _, ...others } = open.spent;
    const dollars = typeof report?.value === 'number' ? report.value : 0;
    open.spent = dollars === 0 ? others : { ...others, [nation]: dollars };
  },
});

const OPENED = CHANNELS.filter(({ rule }) => rule.opening !== undefined).map(({ rule }) => rule.id);

/** Whether a channel has been opened by a payment (AFG.I1). */
export const openedFact = family<WarGameGround, [string]>({
  key: (rule) => `opened.${rule}`,
  each: eachOf(OPENED),
  spec: (_, rule) => ({
    type: truth,
    lasts: 'ever',
    kept: true,
    question: say.fact.opened({ entry: ruleOf(rule).entry.id }),
    clauses: ['G.J9', rule],
  }),
  read: ({ open }, rule) => open.opened.includes(rule),
  write({ open }, report, rule) {
    const others = open.opened.filter((each) => each !== rule);
    open.opened = report?.value === true ? [...others, rule].toSorted() : others;
  },
});

const say = texts({
  facts: {
    opened: 'Influence',
    money: 'Influence',
    bonus: 'Influence',
    spent: 'Influence',
  },
  fact: {
    money: {
      influence: namingText('What does {nation} spend on {entry}{aim}?'),
      counter: namingText('What is spent against {nation} in {entry}{aim}?'),
    },
    spent: 'What has {nation} spent on influence this turn?',
    opened: 'Has the payment that opens {entry} been made?',
  },
  name: {
    '1': '1',
    '2': '2',
    '3': '3',
  },
});

/** G.J1, G.J9: the money on a roll. */
export const MONEY = part(import.meta.url, {
  clauses: {
    'G.J1': ['enforced', 'Up to three dollars', 'mostOn'],
    'G.J9': ['enforced', 'What entries ask for', 'fixedOf'],
    'G.J8': ['enforced', 'No money in unrest', '../rules/g-unrest.ts#unrest'],
  },
  facts: [spentFact, openedFact],
  texts: say,
});
