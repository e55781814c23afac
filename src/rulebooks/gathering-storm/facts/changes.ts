import { type FactKey, TABLE, once, reportedValue, texts } from '../../../kernel/index.ts';
import { askedRuling, ASKED_RULINGS } from '../asked.rulings.ts';
import { part } from '../part.ts';
import { isLimited, LIMITED_POWERS } from '../placing/24.4-military.ts';
import { POWERS } from '../powers.ts';
import {
  civilWar,
  cohesion,
  conquest,
  flags,
  pact,
  ring,
  success,
  support,
  tiles,
  war,
} from '../starts/standing.ts';
import { type Books, type StormFamily, type Open, type StormStep, turnId } from '../state.ts';

// What the other parts of the game have changed on the board and on the charts since the turn before.

declare module '../state.ts' {
  interface Steps {
    /** What has changed since the turn before. */
    changes: object;
  }
}

const CLAUSES = ['24.54E', '24.56D', '24.61B', '24.4'];

function keysOf<Of extends readonly string[]>(books: Books, { each, key }: StormFamily<Of>): FactKey[] {
  return each(books).map((of) => key(...of));
}

/** What outlasts a turn and play outside diplomacy can change: of few things first, then of every target. */
const LASTING = once((books: Books): readonly FactKey[] => [
  ...keysOf(books, civilWar),
  ...keysOf(books, cohesion),
  ...keysOf(books, success),
  ...keysOf(books, pact),
  ...keysOf(books, war),
  ...keysOf(books, ring),
  ...keysOf(books, flags),
  ...keysOf(books, conquest),
]);

/** 24.4: the support levels that limit military counters, where nobody has said them this turn. */
function unsaidSupport(open: Open): FactKey[] {
  return LIMITED_POWERS.filter((power) => isLimited(open, power))
    .map((power) => support.key(power))
    .filter((key) => reportedValue(open.facts, key) === undefined);
}

/** 24.5: the tile points of every power, where counters or operations cost some and nobody has said them this turn. */
function unsaidTiles({ pack: { costs } }: Books, open: Open): FactKey[] {
  if (Object.values(costs).every((cost) => !cost)) return [];
  return POWERS.map((power) => tiles.key(power)).filter(
    (key) => reportedValue(open.facts, key) === undefined,
  );
}

/** What is asked at the start of a turn (ruling asked): in the first one only what the values of the pack are checked by. */
function askedAt(books: Books, open: Open): readonly FactKey[] {
  if (askedRuling(open.rulings, 'asked') === 'told') return [];
  const isFirst = open.turn === books.firstTurn;
  return [
    ...(isFirst && books.pack.military === null ? [] : unsaidSupport(open)),
    ...unsaidTiles(books, open),
    ...(isFirst ? [] : LASTING(books)),
  ];
}

/** 24.54E, 24.56D, 24.61B, 24.4: one form for all that the turn's limits and bars read; that nothing has changed is an answer. */
const changes: StormStep<'changes'> = {
  clauses: CLAUSES,
  seats: (books, open) => (askedAt(books, open).length > 0 ? [TABLE] : []),
  asks: (books, { open }) => ({
    id: `${turnId(open)}/changes`,
    form: { kind: 'report', facts: askedAt(books, open), some: true },
    prompt: (open.turn === books.firstTurn ? say.ask.charts : say.ask.changes)(),
    clauses: CLAUSES,
  }),
  passes: () => ({}),
};

const say = texts({
  ask: {
    changes:
      'What has changed on the board and the charts since the last turn, other than by what was entered here?',
    charts: 'What do the charts say for this turn? What is left out is not checked.',
  },
});

/** 24.54E, 24.56D, 24.61B, 24.4: what has changed on the board. */
export const CHANGES = part(import.meta.url, {
  steps: { changes },
  rulings: ASKED_RULINGS,
  decisions: [
    {
      name: 'changes',
      seats: 'table',
      form: 'report',
      about:
        'What has changed on the board since the turn before, and the support levels and tile points of this one.',
      clauses: CLAUSES,
      nothing: {},
    },
  ],
  texts: say,
});
