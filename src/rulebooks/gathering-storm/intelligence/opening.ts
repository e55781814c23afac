import {
  type Allocation,
  type FactSpec,
  type Row,
  TABLE,
  type Words,
  barredRow,
  family,
  once,
  renderValue,
  reportedValue,
  setFact,
  tell,
  texts,
  truth,
} from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import {
  type Books,
  type StormGround,
  type Open,
  type StormPosition,
  type StormStep,
  turnId,
} from '../state.ts';
import { needlessBar } from './conquest.ts';
import { targetName } from './spoken.ts';

// What the table says at the start of a turn: what was drawn openly.

declare module '../state.ts' {
  interface Steps {
    /** What the table says at the start of a turn: the purge, general events. */
    opening: object;
  }
}

const ofTurn = { type: truth, lasts: 'turn' } as const satisfies Partial<FactSpec>;

/** Whether the Party purge is in force in this turn (24.61A, 22.21B). */
export const purge = family<StormGround, []>({
  key: () => 'purge',
  each: () => [[]],
  spec: () => ({ ...ofTurn, question: say.fact.purge(), clauses: ['22.21B', '24.61A'] }),
});

/** Whether Russia gave up placing under the purge (22.21B), and nobody has said since that there is none. */
export function hasForgone({ forgone, facts }: Open): boolean {
  return forgone === true && reportedValue(facts, purge.key()) !== false;
}

/** Whether an event is the general one of this turn, open to all (step.5, 24.56D). */
export const general = family<StormGround, [string]>({
  key: once((event) => `general.${event}`),
  each: ({ events }) => [...events.keys()].map((id) => [id]),
  spec: ({ events }, event) => ({
    ...ofTurn,
    question: say.fact.general({ event: events.get(event)?.title ?? event }),
    clauses: ['step.5', '24.56D/event'],
  }),
});

/** Whether a general Russian event that the pack does not have was drawn for a target (24.56D). */
export const generalRussian = family<StormGround, [string]>({
  key: once((target) => `general-russian.${target}`),
  each: ({ targets }) => targets.map(({ id }) => [id]),
  spec: (setting, target) => ({
    ...ofTurn,
    question: say.fact.generalRussian({ target: targetName(setting, target) }),
    clauses: ['24.56D/event'],
  }),
});

/** Whether everybody knows that an event was drawn as the general one of this turn. */
export function isGeneral({ facts }: Open, { id }: Pick<EventCard, 'id'>): boolean {
  return reportedValue(facts, general.key(id)) === true;
}

/** A thing that the table can tick: its row, the fact that it writes, and how it is told. */
interface Drawn {
  readonly row: Row;
  /** The card, where it is one. */
  readonly event?: EventCard;
  readonly fact: string;
}

/** What the table can tick in a game. */
const DRAWABLE = once((books: Books): readonly Drawn[] => {
  const { events, targets } = books;
  const drawn = (id: string, label: Words, fact: string): Drawn => ({ row: { id, label, max: 1 }, fact });
  return [
    drawn('purge', say.row.purge(), purge.key()),
    ...[...events.values()].map((event): Drawn => {
      const { id, title, holder } = event;
      const label = say.row.general({ event: title, power: holder });
      return { ...drawn(`general/${id}`, label, general.key(id)), event };
    }),
    ...targets.map(({ id }) =>
      drawn(
        `general-russian/${id}`,
        say.row.generalRussian({ target: targetName(books, id) }),
        generalRussian.key(id),
      ),
    ),
  ];
});

/** What the table says at the start of a turn: the purge (22.21B) and the general events (24.56D). */
const opening: StormStep<'opening'> = {
  clauses: ['22.21B', '24.56D/event'],
  seats: () => [TABLE],
  asks: (books, { open }) => ({
    id: `${turnId(open)}/opening`,
    form: {
      kind: 'allocate',
      rows: DRAWABLE(books).map(({ row, event }) =>
        event ? barredRow(row, needlessBar(books, open, event)) : row,
      ),
      limits: [],
    },
    prompt: say.ask.opening(),
    verb: say.verb.report(),
    nothing: say.nothing.opening(),
    clauses: ['22.21B', '24.56D/event'],
  }),
  take(books, { open }: StormPosition, _, { answer }, referee) {
    const given = answer as Allocation;
    const drawn: Words[] = [];
    for (const { row, fact } of DRAWABLE(books)) {
      // what was reported before it was asked stays
      const isDrawn = (given[row.id] ?? 0) > 0 || reportedValue(open.facts, fact) === true;
      setFact(open.facts, fact, isDrawn);
      if (isDrawn) drawn.push(row.label);
    }
    if (drawn.length === 0) return;
    tell(referee, 'note', say.told.opening, { drawn }, ['22.21B', '24.56D/event']);
  },
};

const say = texts({
  facts: {
    general: 'General events of this turn',
    'general-russian': 'General Russian events of this turn',
  },
  fact: {
    purge: 'Is Russia under the Party purge this turn?',
    general: 'Is "{event}" the general event of this turn?',
    generalRussian: 'Was another general Russian event drawn for {target} this turn?',
  },
  ask: {
    opening: 'What was drawn face up this turn?',
  },
  verb: {
    report: 'Report',
  },
  nothing: {
    opening: 'nothing was drawn',
  },
  row: {
    purge: 'Party purge',
    general: 'General event: {event} ({power})',
    generalRussian: ({ target = '' }, book) =>
      `Another general Russian event, drawn for: ${upper(renderValue(book, target))}`,
  },
  told: {
    opening: 'Drawn for all this turn: {drawn}.',
  },
});

/** The opening of a turn: what was drawn. */
export const OPENING = part(import.meta.url, {
  steps: { opening },
  facts: [purge, general, generalRussian],
  decisions: [
    {
      name: 'opening',
      seats: 'table',
      form: 'allocate',
      about: 'What was drawn face up this turn.',
      clauses: ['22.21B', '24.56D/event'],
      ticks: true,
      nothing: {},
    },
  ],
  texts: say,
});
