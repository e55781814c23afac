import {
  type Question,
  type Referee,
  type WordBook,
  renderValue,
  sumOf,
  texts,
} from '../../../kernel/index.ts';
import { asksFacts } from '../stories/asks-facts.ts';
import { channelOf, succeed } from '../rules/influence.ts';
import type { Attempt } from '../lifetimes.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import { upToText } from '../stories/rule-names.ts';
import { namingText } from '../stories/rule-names.ts';
import type { Books, Go, Open, WarGameStep } from '../state.ts';
import { advance, numberOf } from './i1-progression.ts';
import { lookAtBonuses, neededBy, readAnew, unknownBonuses } from './i2-bonuses.ts';
import { isOpen } from './i6-channels.ts';
import { declaredOn } from './j1-money.ts';
import { hasClosed } from './j4-counter.ts';
import { declaredBy } from './j9-fixed-sums.ts';
import { influenceSheet } from './leads.ts';
import { influenceDie } from './sheets.ts';

// G.I2, G.I3: the dice of part II: those without money together, those with money one by one.

declare module '../state.ts' {
  interface Steps {
    /** All rolls of a nation that cost it nothing by its choice. */
    'influence-rolls': { readonly nation: Nation };
    /** A roll by itself. */
    'influence-roll': { readonly channel: string };
  }
}

/** The unpaid rolls of a nation whose channels are still open. */
function unpaidBy(books: Books, open: Open, nation: Nation): readonly Attempt[] {
  return declaredBy(open, nation).filter(
    (each) => !each.spends && isOpen(books, open, channelOf(each.channel)),
  );
}

function question({ seating }: Books, id: string, nation: Nation, rolled: readonly Attempt[]): Question {
  return {
    id,
    form: { kind: 'roll', dice: rolled.map(() => 12) },
    prompt: say.ask.influenceRoll({ nation, count: rolled.length }),
    clauses: [...rolled.map(({ channel }) => channelOf(channel).rule.id), 'G.I2'],
    sheets: rolled.map(({ channel }) => ({
      name: influenceSheet(channel),
      dice: [influenceDie.key(channel)],
    })),
    owner: seating[nation],
  };
}

const bonusNeeds = (books: Books, open: Open, rolled: readonly Attempt[]) => [
  ...new Set(rolled.flatMap(({ channel }) => unknownBonuses(books, open, channelOf(channel)))),
];

/** G.I2, G.I3: all rolls of a nation on which it spends nothing, in the order of the guide. */
export const influenceRolls: WarGameStep<'influence-rolls'> = {
  clauses: ['G.I2', 'G.I3'],
  needs: {
    facts: (books, open, { nation }) => bonusNeeds(books, open, unpaidBy(books, open, nation)),
    asks: asksFacts(['G.I2']),
  },
  seats: (books, open, { nation }) => (unpaidBy(books, open, nation).length > 0 ? ['dice'] : []),
  asks: (books, { open }, { nation }) =>
    question(books, `${open.turn}/${nation}/influence-roll`, nation, unpaidBy(books, open, nation)),
  take(books, { open }, { nation }, { answer }, referee) {
    return settle(books, open, unpaidBy(books, open, nation), answer as readonly number[], referee);
  },
  next(books, { open }, { nation }, referee) {
    for (const each of declaredBy(open, nation)) if (!each.spends) hasClosed(books, open, each, referee);
  },
  again: readAnew,
};

/** The roll of a channel that is still to be made. */
function single(books: Books, open: Open, channel: string): readonly Attempt[] {
  const attempt = declaredOn(open, channel);
  return attempt && isOpen(books, open, channelOf(channel)) ? [attempt] : [];
}

/** G.I2, G.I3: a roll on which money is spent. */
export const influenceRoll: WarGameStep<'influence-roll'> = {
  clauses: ['G.I2', 'G.I3'],
  needs: {
    facts: (books, open, { channel }) => bonusNeeds(books, open, single(books, open, channel)),
    asks: asksFacts(['G.I2']),
  },
  seats: (books, open, { channel }) => (single(books, open, channel).length > 0 ? ['dice'] : []),
  asks: (books, { open }, { channel }) =>
    question(
      books,
      `${open.turn}/${channel}/influence-roll`,
      channelOf(channel).nation,
      single(books, open, channel),
    ),
  take(books, { open }, { channel }, { answer }, referee) {
    return settle(books, open, single(books, open, channel), answer as readonly number[], referee);
  },
  next(books, { open }, { channel }, referee) {
    const attempt = declaredOn(open, channel);
    if (attempt) hasClosed(books, open, attempt, referee);
  },
  again: readAnew,
};

/** The dice have fallen: whether each works is settled before anything follows; every roll brings its channel on (G.I3). */
function settle(
  books: Books,
  open: Open,
  rolled: readonly Attempt[],
  faces: readonly number[],
  referee: Referee,
): Go[] {
  const worked = rolled.map((attempt, i) => {
    const { channel, own = 0, against = 0 } = attempt;
    const needs = neededBy(books, open, channelOf(channel), { own, against });
    const face = faces[i] ?? 0;
    tellFace(books, open, channel, face, needs, referee);
    return face <= needs;
  });
  rolled.forEach((attempt, i) => {
    attempt.is = 'rolled';
    advance(open, attempt.channel);
    const others = open.won.filter((each) => each !== attempt.channel);
    open.won = worked[i] ? [...others, attempt.channel].toSorted() : others;
  });
  const brought = rolled.flatMap(({ channel }, i) =>
    worked[i] ? succeed(books, open, channelOf(channel), referee) : [],
  );
  lookAtBonuses(books, open);
  return brought;
}

function tellFace(
  books: Books,
  open: Open,
  channel: string,
  face: number,
  needs: number,
  referee: Referee,
): void {
  if (!referee.tell) return;
  const { entry, rule, nation } = channelOf(channel);
  const given = { [influenceDie.key(channel)]: face };
  const sheet = sumOf(books, { seat: null, open }, influenceSheet(channel), given);
  const args = { entry: entry.id, rule: rule.id, nation, number: numberOf(open, channel), face, needs };
  const text = face <= needs ? say.told.influenceWorks : say.told.influenceFails;
  referee.tell({ to: 'all', kind: 'rolled', data: text(args), clauses: [rule.id, 'G.I1', 'G.I2'], sheet });
}

/** A roll and what came of it. */
function fallen(what: string) {
  const roll = '{nation}, {entry}{aim}: ';
  const fell = 'Roll {number} shows {face}';
  return (
    args: Parameters<ReturnType<typeof namingText<`${typeof roll}${typeof fell}{needs}`>>>[0],
    book: WordBook,
  ): string => {
    const { needs } = args;
    const said = typeof needs === 'number' ? upToText(needs) : '{needs} or less';
    return namingText(`${roll}${what}. ${fell}, needs ${said}.`)(args, book);
  };
}

const say = texts({
  ask: {
    influenceRoll: ({ nation, count }, book) =>
      `${renderValue(book, nation)} rolls for influence: ${count === 1 ? 'one die' : `${String(count)} dice`}.`,
  },
  told: {
    influenceWorks: fallen('it works'),
    influenceFails: fallen('it fails'),
  },
});

/** G.I2, G.I3: the dice of part II. */
export const ROLLS = part(import.meta.url, {
  steps: { 'influence-rolls': influenceRolls, 'influence-roll': influenceRoll },
  decisions: [
    {
      name: 'influence-roll',
      seats: 'dice',
      form: 'roll',
      about:
        'A d12 for each roll of a nation on which no money is spent; one by itself for each on which it is.',
      clauses: ['G.I1', 'G.I2', 'G.I3'],
    },
  ],
  texts: say,
});
