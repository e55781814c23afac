import { type Allocation, type Limit, type Row, tell } from '../../../kernel/index.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import { WAR_STATES, type WarState } from '../stories/rule.ts';
import { ruleTexts } from '../stories/rule.words.ts';
import type { WarGameStep } from '../state.ts';
import { unrestTexts } from './g-unrest.words.ts';
import { PAIRS, setWar, startPhonyWar, startsPhonyWar, warNow } from './f4-wars.ts';

// Declarations of war come after influence (G.F1) and count from the next turn (G.F4).

declare module '../state.ts' {
  interface Steps {
    declarations: object;
  }
}

const rowId = (state: WarState, [a, b]: readonly [Nation, Nation]): string => `${state}/${a}-${b}`;

interface WarRow {
  readonly pair: readonly [Nation, Nation];
  readonly state: WarState;
  readonly open: Row;
  /** The same, while they stand so. */
  readonly barred: Row;
}

/** The rows of the form, made once. */
const ROWS: readonly WarRow[] = PAIRS.flatMap((pair) =>
  WAR_STATES.map((state): WarRow => {
    const [a, b] = pair;
    const now = ruleTexts.war[state]();
    const open = { id: rowId(state, pair), label: unrestTexts.row.war({ state: now, a, b }), max: 1 };
    const barred = { clauses: ['G.F4'], reason: unrestTexts.bar.sameWar({ state: now }) };
    return { pair, state, open, barred: { ...open, barred } };
  }),
);

/** One state at most for each pair. */
const LIMITS: readonly Limit[] = PAIRS.map((pair) => ({
  rows: WAR_STATES.map((state) => rowId(state, pair)),
  max: 1,
  clauses: ['G.F4'],
  reason: unrestTexts.limit.oneWar({ a: pair[0], b: pair[1] }),
}));

/** G.F1, G.F4: what has changed between nations; what is declared now counts from the next turn. */
const declarations: WarGameStep<'declarations'> = {
  clauses: ['G.F1', 'G.F4'],
  seats: () => ['table'],
  asks: (_, { open }) => ({
    id: `${open.turn}/declarations`,
    form: {
      kind: 'allocate',
      rows: [
        {
          id: 'phony-war',
          label: unrestTexts.row.phonyWar(),
          max: 1,
          ...(open.phonyWar === true && {
            barred: { clauses: ['G.F4'], reason: unrestTexts.bar.phonyWar() },
          }),
        },
        ...ROWS.map(({ pair: [a, b], state, open: row, barred }) =>
          warNow(open, a, b) === state ? barred : row,
        ),
      ],
      limits: LIMITS,
    },
    prompt: unrestTexts.ask.declarations({ turn: open.turn }),
    verb: unrestTexts.verb.report(),
    nothing: unrestTexts.nothing.declarations(),
    clauses: ['G.F1', 'G.F4'],
  }),
  take(_, { open }, __, { answer }, referee) {
    const given = answer as Allocation;
    const begins = ROWS.some(
      ({ pair, state, open: row }) => given[row.id] && startsPhonyWar(open, pair, state),
    );
    if (open.phonyWar !== true && (given['phony-war'] || begins)) {
      startPhonyWar(open, true);
      tell(referee, 'note', unrestTexts.told.phonyWar, undefined, ['G.F4', 'MEX.E1']);
    }
    for (const { pair, state, open: row } of ROWS) {
      if (!given[row.id]) continue;
      setWar(open, pair, state, true);
      const args = { a: pair[0], b: pair[1], state: ruleTexts.war[state]() };
      tell(referee, 'note', unrestTexts.told.war, args, ['G.F4']);
    }
  },
  passes: () => ({}),
};

/** G.F1, G.F4: declarations of war. */
export const DECLARATIONS = part(import.meta.url, {
  steps: { declarations },
  decisions: [
    {
      name: 'declarations',
      seats: 'table',
      form: 'allocate',
      about: 'What has changed between the nations: peace, phony war, war or full war.',
      clauses: ['G.F1', 'G.F4'],
      ticks: true,
      nothing: {},
    },
  ],
});
