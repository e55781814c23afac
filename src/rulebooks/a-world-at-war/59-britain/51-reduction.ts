import {
  type AllocateForm,
  type Allocation,
  type DecisionKind,
  type FactKey,
  type Limit,
  type Referee,
  type Row,
  type Words,
  directive,
  forget,
  reportedValue,
  rulingsOf,
  tell,
} from '../../../kernel/index.ts';
import { fallOf } from '../war/falls.ts';
import { part } from '../part.ts';
import { type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { unbuiltFactors } from './22-counted.ts';
import { reductionTexts } from './51-reduction.words.ts';
import { tellRemoved } from './51-removed.ts';
import {
  countsAs,
  FOR_A_LEVEL,
  type RemovableKind,
  KINDS,
  britishUnitsLeft,
  shipRow,
  SHIP_STATES,
  SHIPS,
  SIZES,
  SOURCES,
  SUBJECT,
  UNIT_IDS,
  UNITS,
} from './51-units.ts';
import { removedFactors } from './facts.ts';
import { countIn } from './given.ts';

// 59.51: what Britain removes for its surrender: it selects the units itself (59.513A).

declare module '../state.ts' {
  interface Steps {
    /** For so many levels (59.512, 59.872). */
    'british-reduction': { readonly levels: number };
  }
}

/** 59.511, 59.512, 59.513: Britain removes units for each level of its surrender. */
const britishReduction: WorldStep<'british-reduction'> = {
  clauses: ['59.512', '59.513', '59.513A'],
  withdraw: unlessFallen('britain'),
  needs: {
    facts: (_, open, { levels }) => missingFor(open, levels),
    asks: (_, open, { levels }) => ({
      at: turnId(open),
      prompt: reductionTexts.ask.leftBritain(owedFor(levels)),
      clauses: ['59.512', '59.513E'],
    }),
  },
  seats: (_, open, { levels }) => (isOwed(open, levels) ? ['western-allies'] : []),
  asks: (_, { open }, { levels }) => ({
    id: `${turnId(open)}/britain/reduce`,
    form: reductionForm(open, levels),
    prompt: reductionTexts.ask.reduce(owedFor(levels)),
    clauses: ['59.512', '59.513A', '59.513F'],
  }),
  take: (_, __, { levels }, { answer }, referee): readonly Go[] => {
    const given = answer as Allocation;
    tellRemoved(given, referee);
    tellExcess(levels, given, referee);
    return [{ step: 'british-unbuilt', given }];
  },
  next: (_, { open }, { levels }, referee) => tellShort(open, levels, referee),
  // nobody selects where play goes on without it: the amounts are told
  drop: (_, { open }, { levels }, referee) => {
    if (levels === 0) return;
    directive(referee, reductionTexts.told.britishReduction, owedFor(levels), ['59.512', '59.513A']);
    // 59.871: how many factors that were nobody has said
    forget(open.facts, removedFactors.key());
  },
};

const REDUCE: DecisionKind = {
  name: 'reduce',
  seats: 'western-allies',
  form: 'allocate',
  about:
    'What Britain removes for its surrender: rows source/unit in factors, other ground units and NAS in BRPs; rows state/factors by naval unit.',
  clauses: ['59.512', '59.513A', '59.513D'],
};

type Owed = Readonly<Record<RemovableKind, number>>;

/** What goes for so many levels (59.512). */
export function owedFor(levels: number): Owed {
  const { aaf, ground, naval } = FOR_A_LEVEL;
  return { aaf: aaf * levels, ground: ground * levels, naval: naval * levels };
}

/** 59.513E: what there is left of each kind. */
function missingFor({ facts }: Open, levels: number): readonly FactKey[] {
  const keys = levels > 0 ? KINDS.map((kind) => britishUnitsLeft.key(kind)) : [];
  return keys.filter((key) => reportedValue(facts, key) === undefined);
}

/** What is removed of a kind: what the level asks for, or all there is (59.513E). */
export function requiredOf({ facts }: Open, kind: RemovableKind, levels: number): number {
  return Math.min(owedFor(levels)[kind], Number(reportedValue(facts, britishUnitsLeft.key(kind))));
}

/** Whether Britain has anything to remove (59.511, 59.513E). */
function isOwed(open: Open, levels: number): boolean {
  return KINDS.some((kind) => requiredOf(open, kind, levels) > 0);
}

/** A row of the form, and what one of it counts for its kind. */
interface Counted {
  readonly row: Row;
  readonly kind: RemovableKind;
  readonly counts: number;
}

/** More of a row than anybody has. */
const MOST = 99;

/** Units by where they are, then ships by state and size (59.513B to D). */
const ROWS: readonly Counted[] = [
  ...SOURCES.flatMap((source) =>
    UNIT_IDS.map((unit): Counted => {
      const { kind, counts } = UNITS[unit];
      const row = { id: `${source}/${unit}`, label: reductionTexts.row[unit]({ source, counts }), max: MOST };
      return { row, kind, counts };
    }),
  ),
  ...SHIP_STATES.flatMap((state) =>
    SIZES.map((size): Counted => {
      const counts = countsAs(state, size);
      const row = {
        id: shipRow(state, size),
        label: reductionTexts.row.ship({ state, size, counts }),
        max: MOST,
      };
      return { row, kind: 'naval', counts };
    }),
  ),
];

/** At the head of a column of ships what is taken off for their state (59.513D). */
const CALLED: Readonly<Record<string, Words>> = Object.fromEntries(
  SHIP_STATES.filter((state) => SHIPS[state].off > 0).map((state) => [
    state,
    reductionTexts.called.less({ state, off: SHIPS[state].off }),
  ]),
);

/** 59.512, 59.513A, 59.513F: at least what is required of each kind, in whole units: excess is Britain’s own (ruling british-excess). */
export function reductionForm(open: Open, levels: number): AllocateForm {
  const limits = KINDS.map((kind): Limit => {
    const min = requiredOf(open, kind, levels);
    const counted = ROWS.filter((each) => each.kind === kind);
    return {
      rows: counted.map(({ row }) => row.id),
      weights: counted.map(({ counts }) => counts),
      min,
      clauses: ['59.512', '59.513F', SUBJECT[kind]],
      reason: reductionTexts.limit.reduce[kind]({ count: min }),
    };
  });
  return {
    kind: 'allocate',
    rows: ROWS.map(({ row }) => row),
    limits: [...limits, ...unbuiltLimit(open)],
    called: CALLED,
  };
}

/** 59.21/unbuilt, 59.513B, C: no more unbuilt factors go than were told to be unbuilt. */
function unbuiltLimit({ facts }: Open): readonly Limit[] {
  const unbuilt = reportedValue(facts, unbuiltFactors.key());
  if (typeof unbuilt !== 'number') return [];
  const counted = UNIT_IDS.filter((unit) => UNITS[unit].factors > 0);
  return [
    {
      rows: counted.map((unit) => `unbuilt/${unit}`),
      weights: counted.map((unit) => UNITS[unit].factors),
      max: unbuilt,
      clauses: ['59.21', '59.21/unbuilt', '59.513B', '59.513C'],
      reason: reductionTexts.limit.reduce.unbuilt({ unbuilt }),
    },
  ];
}

/** What an answer comes to, of a kind (59.513D). */
export function countedOf(given: Allocation, kind: RemovableKind): number {
  return ROWS.filter((each) => each.kind === kind).reduce(
    (sum, { row, counts }) => sum + counts * countIn(given, row.id),
    0,
  );
}

/** 59.513F, by ruling british-excess: what is more than asked is told. */
function tellExcess(levels: number, given: Allocation, referee: Referee): void {
  const owed = owedFor(levels);
  for (const kind of KINDS) {
    const more = countedOf(given, kind) - owed[kind];
    if (more > 0) tell(referee, 'note', reductionTexts.told.excess[kind], { more }, ['59.513F']);
  }
}

/** 59.511, 59.513E: nothing goes at zero; what is used up is not made good by anything else. */
function tellShort(open: Open, levels: number, referee: Referee): void {
  if (levels === 0) {
    const isLower = (fallOf(open, 'britain').level ?? 0) < 0;
    if (isLower) tell(referee, 'result', reductionTexts.told.noFurtherReduction, undefined, ['59.872']);
    else tell(referee, 'result', reductionTexts.told.noReduction, undefined, ['59.511']);
    return;
  }
  for (const kind of KINDS) {
    const short = owedFor(levels)[kind] - requiredOf(open, kind, levels);
    if (short > 0) tell(referee, 'note', reductionTexts.told.short[kind], { short }, ['59.513E']);
  }
}

const { RULINGS } = rulingsOf([
  {
    id: 'british-excess',
    clauses: ['59.513A', '59.513F'],
    question: 'May Britain remove more than its surrender asks for?',
    choices: [{ id: 'told', text: 'Yes: at least that is asked. What is more than asked is told.' }],
    default: 'told',
  },
]);

/** 59.51: how far British forces are reduced. */
export const REDUCTION = part(import.meta.url, {
  clauses: {
    '59.5': ['heading', 'Effects of a British surrender'],
    '59.51': ['heading', 'British force levels'],
    '59.511': ['enforced', 'No reduction at zero', 'britishReduction'],
    '59.512': ['enforced', 'Reduction of British forces', 'reductionForm'],
    '59.513': ['heading', 'Implementing reductions'],
    '59.513A': ['enforced', 'Britain selects', 'reductionForm'],
    '59.513E': ['enforced', 'Elimination of one type', 'requiredOf'],
    '59.513F': ['enforced', 'Requirements must be met', 'reductionForm'],
  },
  steps: { 'british-reduction': britishReduction },
  decisions: [REDUCE],
  rulings: RULINGS,
  texts: reductionTexts,
});
