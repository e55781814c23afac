import {
  type After,
  type AllocateForm,
  type Allocation,
  type Bar,
  type Json,
  type Lead,
  type Limit,
  type Row,
  type Sums,
  lazily,
  once,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { asksFacts } from '../stories/asks-facts.ts';
import { type Channel, channelBar } from '../rules/influence.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import { namingText } from '../stories/rule-names.ts';
import type { Books, Go, Open, WarGameStep } from '../state.ts';
import { numberOf } from './i1-progression.ts';
import { bonusesOf, neededBy, readAnew, unknownBonuses } from './i2-bonuses.ts';
import { channelsOf, isOpen, unknownOf } from './i6-channels.ts';
import { fixedOf, leastOf, mostOn, takesMoney } from './j1-money.ts';
import { capBar, countsFixed, leftOf } from './j2-cap.ts';
import { canBeCountered, leastBid } from './j4-counter.ts';
import { sumsOn } from './left-sums.ts';
import { pays as paysTo } from '../rules/income.ts';
import { valueOf } from '../rules/g2-docket.ts';
import { boundTo, thenWords } from '../stories/rule-words.ts';
import { rolledFor, rolledWith } from './leads.ts';

// G.I5, G.I6, G.J4: a nation says which channels it tries this turn, and on which rolls it means to spend money.

declare module '../state.ts' {
  interface Steps {
    /** What a nation tries in part II. */
    attempts: { readonly nation: Nation };
  }
}

const tryRow = ({ rule }: Channel): string => `try/${rule.id}`;
const spendRow = ({ rule }: Channel): string => `spend/${rule.id}`;

/** G.J2: what a roll at least takes of what is left under the cap. */
function countedOf(books: Books, open: Open, channel: Channel): number {
  return countsFixed(open) ? fixedOf(open, channel) + leastOf(books, open, channel) : 0;
}

interface Part {
  readonly rows: readonly Row[];
  readonly after: readonly After[];
  /** What each row takes of what is left under the cap. */
  readonly takes: readonly number[];
}

/** The rows of a channel: to try it, and to spend money on it where that is a choice. */
function partOf(books: Books, open: Open, channel: Channel, left: number | null): Part {
  const { nation } = channel;
  const closed = channelBar(books, open, channel);
  const counted = countedOf(books, open, channel);
  const barredFrom = (needs: number): { readonly barred?: Bar } => {
    const bar = closed ?? (left !== null && needs > left ? capBar(nation, left) : null);
    return bar ? { barred: bar } : {};
  };
  const tries: Row = { ...triedRow(books, open, channel), max: 1, ...barredFrom(counted) };
  const sums = takesMoney(channel) ? sumsOn(books, open, channel, canBeCountered(channel)) : null;
  if (!takesMoney(channel) || leastOf(books, open, channel) > 0)
    return { rows: [withSums(tries, sums)], after: [], takes: [counted] };
  const args = { entry: channel.entry.id, rule: channel.rule.id };
  const spends: Row = {
    id: spendRow(channel),
    label: say.row.spend(args),
    max: 1,
    leads: [spentOn(books, open, channel)],
    ...barredFrom(counted + 1),
  };
  const after: After = {
    row: spends.id,
    until: [{ rows: [tries.id], min: 1 }],
    clauses: ['G.J4'],
    reason: say.bar.spendAlone(args),
  };
  const row = withSums(tries, sums && { ...sums, row: spends.id });
  return { rows: [row, spends], after: [after], takes: [counted, 1] };
}

/** A row with the sums that can be said with it; of one that is barred there are none. */
function withSums(row: Row, sums: Sums | null): Row {
  return sums === null || row.barred ? row : { ...row, sums };
}

/** A roll on which nothing is spent: nor is against it (G.J4). */
const UNPAID = { influence: 0, counter: 0 };

/** G.J4, G.J5: a roll with money: how much is said later, and so is what is spent against it. */
function spentOn(books: Books, open: Open, channel: Channel): Lead {
  const [least, most] = [leastBid(books, open, channel), mostOn(books, open, channel)];
  return rolledWith(channel.id, 'influence', least, most, canBeCountered(channel));
}

function triedRow(books: Books, open: Open, channel: Channel): Row {
  const { entry, rule, id } = channel;
  const least = leastOf(books, open, channel);
  const fixed = fixedOf(open, channel);
  const then = boundTo(rule.then, channel.it);
  const brings = thenWords(entry.id, then) as unknown as Json[];
  const pays = then.some((effect) => effect.does === 'mark' && paysTo(effect.class));
  const worth = entry.home.reduce((sum, { id: home }) => sum + (valueOf(books, open, home) ?? 0), 0);
  const args = {
    entry: entry.id,
    rule: rule.id,
    number: numberOf(open, id),
    needs: neededBy(books, open, channel, { own: least, against: 0 }),
    dollars: least + fixed,
  };
  const text = least > 0 ? say.row.tryLeast : fixed > 0 ? say.row.tryFixed : say.row.try;
  return {
    id: tryRow(channel),
    label: text(args),
    leads: [least > 0 ? spentOn(books, open, channel) : rolledFor(id, UNPAID)],
    at: entry.home.map(({ id: home }) => home),
    named: {
      name: say.named.name(args),
      needs: say.named.needs(args),
      ...(brings.length > 0 && { brings: (pays ? say.named.pays : say.named.brings)({ brings, worth }) }),
    },
  };
}

/** G.I5, G.I6, G.J2, G.J4: each open channel once; the others stand barred, and so does what cannot be paid. */
function attemptsForm(books: Books, open: Open, nation: Nation): AllocateForm {
  const left = leftOf(open, nation);
  const parts = once(() => channelsOf(nation).map((channel) => partOf(books, open, channel, left)));
  const rows = once(() => parts().flatMap((part) => part.rows));
  const takes = (): readonly number[] => parts().flatMap((part) => part.takes);
  const purse = left !== null && {
    has: left,
    label: say.purse({ dollars: left }),
    unit: '$',
    takes: Object.fromEntries(
      channelsOf(nation).map((channel) => [tryRow(channel), countsFixed(open) ? fixedOf(open, channel) : 0]),
    ),
  };
  return lazily({
    rows,
    ...(purse && { purse }),
    limits: () => (left === null ? [] : capLimit(nation, left, rows(), takes())),
    after: () => parts().flatMap((part) => part.after),
  });
}

/** G.J2: all that is declared together, where it could be too much. */
function capLimit(nation: Nation, left: number, rows: readonly Row[], takes: readonly number[]): Limit[] {
  const open = rows.flatMap((row, i) => {
    const weight = takes[i] ?? 0;
    return row.barred || weight === 0 ? [] : [{ id: row.id, weight }];
  });
  if (open.reduce((sum, { weight }) => sum + weight, 0) <= left) return [];
  return [
    {
      rows: open.map(({ id }) => id),
      weights: open.map(({ weight }) => weight),
      max: left,
      ...capBar(nation, left),
    },
  ];
}

/** Whether a channel of a nation is open, and can be paid (G.I6, G.J2). */
export function canTry(books: Books, open: Open, nation: Nation): boolean {
  const left = leftOf(open, nation);
  const canPay = (channel: Channel): boolean => left === null || countedOf(books, open, channel) <= left;
  return channelsOf(nation).some((channel) => isOpen(books, open, channel) && canPay(channel));
}

/** G.I3, G.I5, G.I6, G.J4: a nation's part II begins: what it tries; passed by where every channel is closed. */
export const attempts: WarGameStep<'attempts'> = {
  clauses: ['G.I3', 'G.I5', 'G.I6', 'G.J4'],
  needs: {
    facts: (books, open, { nation }) => [
      ...new Set(
        channelsOf(nation).flatMap((channel) => [
          ...unknownOf(books, open, channel),
          ...(bonusesOf(channel).length > 0 && isOpen(books, open, channel)
            ? unknownBonuses(books, open, channel)
            : []),
        ]),
      ),
    ],
    asks: asksFacts(['G.I6']),
  },
  seats: (books, open, { nation }) => (canTry(books, open, nation) ? [books.seating[nation]] : []),
  asks: (books, { open }, { nation }) => ({
    id: `${open.turn}/${nation}/attempts`,
    form: attemptsForm(books, open, nation),
    prompt: say.ask.attempts({ nation }),
    nothing: say.nothing.attempts({ nation }),
    verb: say.verb.attempts(),
    clauses: ['G.I1', 'G.I5', 'G.I6', 'G.J1', 'G.J4'],
  }),
  take(books, { open }, { nation }, { answer }, referee): Go[] {
    const given = answer as Allocation;
    const tried = channelsOf(nation).filter((channel) => given[tryRow(channel)]);
    if (tried.length === 0) return [];
    for (const channel of tried) {
      const { entry, rule, id } = channel;
      const spends = leastOf(books, open, channel) > 0 || (given[spendRow(channel)] ?? 0) > 0;
      open.tries.push({ channel: id, nation, spends, is: 'declared' });
      const args = { nation, entry: entry.id, rule: rule.id, number: numberOf(open, id) };
      const text = spends ? say.told.triesPaid : say.told.tries;
      tell(referee, 'note', text, args, [rule.id, ...(spends ? ['G.J4'] : [])]);
    }
    return [{ step: 'fixed-sums', nation }];
  },
  again: readAnew,
};

const say = texts({
  verb: {
    attempts: 'Try',
  },
  named: {
    name: namingText('{entry}{aim}'),
    needs: 'try {number}, {needs} or less',
    brings: '{brings}',
    pays: '{brings}: ${worth} a turn',
  },
  purse: '${dollars} to spend, a tenth of the land',
  nothing: {
    attempts: 'no influence for {nation}',
  },
  ask: {
    attempts: 'Whom does {nation} influence?',
  },
  row: {
    try: namingText('{entry}{aim}: roll {number}, {needs} or less'),
    tryLeast: namingText('{entry}{aim}: roll {number}, {needs} or less for ${dollars}, better for more'),
    tryFixed: namingText('{entry}{aim}: roll {number}, {needs} or less, for ${dollars} that add nothing'),
    spend: namingText('{entry}{aim}: spend money on this roll'),
  },
  bar: {
    spendAlone: namingText('Money is spent on a roll: {entry}{aim} has to be tried.'),
  },
  told: {
    tries: namingText('{nation} tries to influence {entry}{aim} (roll {number}).'),
    triesPaid: namingText(
      '{nation} tries to influence {entry}{aim} (roll {number}), and spends money on it.',
    ),
  },
  name: {
    attempts: 'attempts',
    try: 'try',
    spend: 'spend on',
    influence: 'influence',
  },
});

/** G.I5: what a nation tries. */
export const ATTEMPTS = part(import.meta.url, {
  clauses: {
    'G.I5': ['enforced', 'One roll a turn', 'attempts'],
  },
  steps: { attempts },
  decisions: [
    {
      name: 'attempts',
      seats: 'each nation that an entry names',
      form: 'allocate',
      about: 'Which channels a nation tries this turn, and on which rolls it means to spend money.',
      clauses: ['G.I5', 'G.I6', 'G.J4', 'G.J9'],
      leadsTo: ['influence'],
      ticks: true,
      nothing: {},
      habit: {
        name: 'influence',
        answers: { none: { about: 'No rolls of influence, unless I say so', answer: () => ({}) } },
        eachPower: true,
      },
      more: ['influence', 'map'],
    },
  ],
  texts: say,
});
