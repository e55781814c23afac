import { type Option, type Referee, fill, rulingsOf, tell, tellPass, texts } from '../../../kernel/index.ts';
import { channelOf, type Channel, channelBar } from '../rules/influence.ts';
import type { Attempt } from '../lifetimes.ts';
import { isAxis, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { upToText } from '../stories/rule-names.ts';
import { namingText } from '../stories/rule-names.ts';
import type { Books, Go, Open, WarGameStep } from '../state.ts';
import { numberOf } from './i1-progression.ts';
import { neededBy, readAnew } from './i2-bonuses.ts';
import { declaredOn, leastOf, mostAgainst, mostOn } from './j1-money.ts';
import { capBar, leftOf } from './j2-cap.ts';
import { giveUp } from './j9-fixed-sums.ts';
import { columnsOf, leftSumTexts, sumsAgainst } from './left-sums.ts';
import { rolledFor, rolledWith } from './leads.ts';

// G.J4 to J6: who means to spend money on a roll must ask the other side, openly.

declare module '../state.ts' {
  interface Steps {
    /** A roll on which money is to be spent begins. */
    paid: { readonly channel: string };
    /** A nation says whether it spends against it. */
    counter: { readonly channel: string; readonly nation: Nation };
  }
}

/** G.J6: the nations of an entry's boxes that are of the other side than the nation that influences it. */
export function enemiesInBoxes({ entry, rule, nation }: Omit<Channel, 'id' | 'it'>): readonly Nation[] {
  // nobody can spend against a roll that no money changes
  if (rule.flat !== undefined) return [];
  return namedIn(entry).filter((each) => isAxis(each) !== isAxis(nation));
}

function namedIn({ axis, allied }: Channel['entry']): readonly Nation[] {
  return [...new Set([...axis.nations, ...allied.nations])];
}

/** G.J5, G.J6: who may spend against a roll, in the order in which they are asked: of several only one (ruling mongolia-counter). */
export function countersOf(open: Pick<Open, 'rulings'>, channel: Channel): readonly Nation[] {
  return ruled(open.rulings, 'mongolia-counter') === 'ussr-too' ? rivalsOf(channel) : enemiesInBoxes(channel);
}

/** Who may spend against a roll under any ruling. */
export function rivalsOf(channel: Channel): readonly Nation[] {
  const enemies = enemiesInBoxes(channel);
  const { entry, nation } = channel;
  const isRival = !isAxis(nation) && nation !== 'ussr' && namedIn(entry).includes('ussr');
  return isRival ? [...enemies, 'ussr'] : enemies;
}

/** The dollars that a roll with money costs at least: of a choice one. */
export function leastBid(books: Books, open: Open, channel: Channel): number {
  return Math.max(1, leastOf(books, open, channel));
}

/** Whether a nation can still pay the least that its roll costs. */
export function canPay(books: Books, open: Open, channel: Channel): boolean {
  return mostOn(books, open, channel) >= leastBid(books, open, channel);
}

/** G.J2: a roll cannot be paid by now: it is made without money where the entry asks for none, and else not at all. */
export function withoutMoney(books: Books, open: Open, attempt: Attempt, referee: Referee): void {
  const channel = channelOf(attempt.channel);
  const left = leftOf(open, channel.nation) ?? 0;
  if (leastOf(books, open, channel) > 0) return giveUp(attempt, left, referee);
  attempt.spends = false;
  const args = { nation: channel.nation, entry: channel.entry.id, rule: channel.rule.id, left };
  tell(referee, 'note', say.told.rollsUnpaid, args, ['G.J2']);
}

/** G.J4, G.J5: a roll with money: the other side is asked, then come the bids and the die. */
const paid: WarGameStep<'paid'> = {
  clauses: ['G.J4', 'G.J5', 'G.J6'],
  next(books, { open }, { channel: id }, referee): Go[] {
    const attempt = declaredOn(open, id);
    const channel = channelOf(id);
    if (attempt === undefined || hasClosed(books, open, attempt, referee)) return [];
    if (!canPay(books, open, channel)) {
      withoutMoney(books, open, attempt, referee);
      return [{ step: 'influence-roll', channel: id }];
    }
    return [
      ...askedNext(open, channel, countersOf(open, channel), referee),
      { step: 'bid', channel: id },
      { step: 'influence-roll', channel: id },
    ];
  },
};

/** A channel that has closed since its roll was declared: there is none. */
export function hasClosed(books: Books, open: Open, attempt: Attempt, referee: Referee): boolean {
  const channel = channelOf(attempt.channel);
  const bar = channelBar(books, open, channel);
  if (bar === null) return false;
  attempt.is = 'dropped';
  const args = { nation: channel.nation, entry: channel.entry.id, rule: channel.rule.id };
  tell(referee, 'note', say.told.hasClosed, args, bar.clauses);
  return true;
}

/** G.J4, G.J5: the first of these nations that has money is asked; who has none left is told (ruling counter-without-money). */
function askedNext(open: Open, channel: Channel, nations: readonly Nation[], referee: Referee): Go[] {
  const { id, entry, nation: by } = channel;
  for (const nation of nations) {
    if (canSpend(open, nation)) return [{ step: 'counter', channel: id, nation }];
    tell(referee, 'note', say.told.countersCannot, { nation, by, entry: entry.id }, ['G.J2', 'G.J4']);
  }
  return [];
}

/** Whether a nation is asked to spend against a roll: not where it is known to have nothing left under its cap. */
function canSpend(open: Open, nation: Nation): boolean {
  return ruled(open.rulings, 'counter-without-money') === 'asked' || mostAgainst(open, nation) > 0;
}

/** G.J4 to J6: openly: what each has left under its cap is known to all. */
const counter: WarGameStep<'counter'> = {
  clauses: ['G.J4', 'G.J5', 'G.J6'],
  seats: (books, open, { channel, nation }) =>
    declaredOn(open, channel) === undefined ? [] : [books.seating[nation]],
  asks(books, { open }, { channel: id, nation }) {
    const channel = channelOf(id);
    const { entry, rule, nation: by } = channel;
    const isFirst = countersOf(open, channel)[0] === nation;
    const base = neededBy(books, open, channel, { own: 0, against: 0 });
    return {
      id: `${open.turn}/${id}/${isFirst ? '' : `${nation}/`}counter`,
      form: {
        kind: 'choose',
        options: counterOptions(open, channel, nation),
        against: columnsOf(id, {
          side: 'influence',
          nation: by,
          least: leastBid(books, open, channel),
          most: mostOn(books, open, channel),
        }),
      },
      verb: say.verb.seal(),
      prompt: say.ask.counter({
        nation,
        by,
        entry: entry.id,
        rule: rule.id,
        number: numberOf(open, id),
        least: base + leastBid(books, open, channel),
        most: base + mostOn(books, open, channel),
      }),
      clauses: ['G.J4', 'G.J5', 'G.J6'],
    };
  },
  take(_, { open }, { channel: id, nation }, { answer }, referee): Go[] {
    const attempt = declaredOn(open, id);
    const channel = channelOf(id);
    if (attempt === undefined) return [];
    const { entry, nation: by } = channel;
    const says = answer === 'counter';
    const [args, clauses] = [{ nation, by, entry: entry.id }, ['G.J4', 'G.J5']];
    if (says) tell(referee, 'note', say.told.counters, args, clauses);
    else tellPass(referee, say.told.countersNot, args, clauses);
    if (says) attempt.counter = nation;
    const all = countersOf(open, channel);
    return says ? [] : askedNext(open, channel, all.slice(all.indexOf(nation) + 1), referee);
  },
  again: readAnew,
};

function counterOptions(open: Open, channel: Channel, nation: Nation): readonly Option[] {
  const { id } = channel;
  const most = mostAgainst(open, nation);
  const bar = most < 1 ? capBar(nation, 0) : null;
  const leads = [rolledWith(id, 'counter', 1, most, false)];
  const sums = bar ? null : sumsAgainst(open, channel, nation);
  return [
    {
      value: 'counter',
      label: say.option.counter(),
      leads,
      ...(sums && { sums }),
      ...(bar && { barred: bar }),
    },
    { value: 'no', label: say.option.no(), leads: [rolledFor(id, { counter: 0 })] },
  ];
}

/** Whether a nation can be asked to spend against a channel at all. */
export function canBeCountered(channel: Channel): boolean {
  return enemiesInBoxes(channel).length > 0;
}

const say = texts({
  verb: {
    seal: 'Seal',
  },
  ask: {
    counter: (args, book) =>
      fill(
        book,
        `{by} spends money on {entry} (roll {number}; it needs ${upToText(args['least'], args['most'])}): does {nation} spend against it?`,
        args,
      ),
  },
  option: {
    counter: 'Spend against it',
    no: 'Spend nothing against it',
  },
  told: {
    rollsUnpaid: namingText(
      '{nation} has ${left} left and cannot spend on {entry}{aim}: it rolls without money.',
    ),
    hasClosed: namingText('{entry}{aim} has closed to {nation}: it does not roll.'),
    counters: '{nation} spends against the roll of {by} for {entry}.',
    countersCannot: '{nation} has nothing left to spend against the roll of {by} for {entry}.',
    countersNot: '{nation} spends nothing against the roll of {by} for {entry}.',
  },
  name: {
    counter: 'counter',
    no: 'no',
  },
});

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'mongolia-counter',
    clauses: ['G.J6', 'MON.I1'],
    question: 'China spends money on Mongolia: who may spend against it?',
    choices: [
      { id: 'japan', text: 'Japan alone: the U.S.S.R. is on the same side.' },
      { id: 'ussr-too', text: 'Japan, or if it does not, the U.S.S.R.: it is no friend of China.' },
    ],
    default: 'japan',
  },
  {
    id: 'counter-without-money',
    clauses: ['G.J2', 'G.J4'],
    question:
      'The nation that may spend against a roll is known to have nothing left under its cap: is it asked?',
    choices: [
      { id: 'passed', text: 'No: it is told, and play goes on.' },
      { id: 'asked', text: 'Yes, though it can only say no.' },
    ],
    default: 'passed',
  },
]);

/** G.J4 to G.J6: money against a roll. */
export const COUNTER = part(import.meta.url, {
  clauses: {
    'G.J4': ['enforced', 'Who spends must ask', 'paid'],
    'G.J5': ['enforced', 'One opponent, one to three dollars', 'counter'],
    'G.J6': ['computed', 'Who may spend against it', 'enemiesInBoxes'],
  },
  steps: { paid, counter },
  decisions: [
    {
      name: 'counter',
      seats: 'the enemy that a box names',
      form: 'choose',
      about: 'Whether a nation spends money against a roll; openly.',
      clauses: ['G.J4', 'G.J5', 'G.J6'],
      leadsTo: ['influence'],
      habit: {
        name: 'counter',
        answers: {
          none: { about: 'No money against the rolls of others, unless I say so', answer: () => 'no' },
        },
      },
    },
  ],
  rulings: RULINGS,
  texts: [say, leftSumTexts],
});
