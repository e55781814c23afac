import {
  type After,
  type AllocateForm,
  type Allocation,
  type Bar,
  type DecisionKind,
  type FactKey,
  type Limit,
  type Referee,
  type Row,
  directive,
  reportedValue,
  rulingsOf,
  setFact,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { levelOf } from '../54-surrender/22-needed.ts';
import { checkOf } from '../54-surrender/all-checks.ts';
import { toldLevel } from '../54-surrender/check.ts';
import { part } from '../part.ts';
import { type Books, type Go, type Open, type WorldPosition, type WorldStep, turnId } from '../state.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import { unbuiltFactors } from './11-resistance.ts';
import {
  available,
  type OwedUnits,
  type OwedUnit,
  owedFor,
  SOURCES,
  type UnitSource,
  UNIT_IDS,
  UNITS,
} from './31-owed.ts';
import { levelReached, lowestOf, noteRemoved } from './32-lowest.ts';

// 60.31: the units that Russia removes from play for good.

declare module '../state.ts' {
  interface Steps {
    /** For so many levels, down to this one. */
    'russian-removal': { readonly levels: number; readonly reached: number };
  }
}

/** What a level comes to, beside an armor unit and an AAF (60.31, 60.31A). */
const FOR_EACH = { brps: 20, infantry: 3 } as const;

/** 60.31, 60.31A, 60.31B: Russia removes units for each level below zero, from their sources in order. */
const russianRemoval: WorldStep<'russian-removal'> = {
  clauses: ['60.31', '60.31A', '60.31B'],
  withdraw: atLevelNow,
  needs: {
    facts: (_, open, { levels }) => {
      const owed = owedFor(open, levels);
      return owed.missing.length > 0 ? owed.missing : contradicting(open, owed);
    },
    asks: (_, open, { levels }) => askAvailable(open, levels),
  },
  seats: (_, open, { levels }) =>
    owedFor(open, levels).units.some(({ count }) => count > 0) ? ['russia'] : [],
  asks: (_, { open }, { levels }) => ({
    id: `${turnId(open)}/russia/remove`,
    form: removalForm(open, owedFor(open, levels)),
    prompt: say.ask.remove({ levels }),
    clauses: ['60.31', '60.31A', '60.31B'],
  }),
  take: (_, { open }, __, { answer }, referee) => remove(open, answer as Allocation, referee),
  // nobody selects where play goes on without it: what goes is told, and has gone
  drop(_, { open }, { levels, reached }, referee) {
    const figures = { levels, brps: FOR_EACH.brps * levels, infantry: FOR_EACH.infantry * levels };
    directive(referee, say.told.removalLeft, figures, ['60.31', '60.31A', '60.31B', '60.32A']);
    noteRemoved(open, reached);
  },
  next(_, { open }, { levels, reached }, referee) {
    if (owedFor(open, levels).isShort)
      tell(referee, 'note', say.told.shortOfUnits, undefined, ['60.31A', '60.31B']);
    noteRemoved(open, reached);
  },
};

/** 60.31, 60.32A: what the level counts, or the lowest one, has been corrected: units go for the levels that it comes to now. */
function atLevelNow(
  books: Books,
  { open }: WorldPosition,
  at: { readonly levels: number; readonly reached: number },
  referee: Referee,
): readonly Go[] | null {
  if (!isWithdrawable(open)) return null;
  const sum = levelOf(books, open, checkOf(books, open, 'russia'));
  const reached = levelReached(sum);
  const levels = lowestOf(open) - reached;
  if (reached === at.reached && levels === at.levels) return null;
  tell(referee, 'result', say.told.levelNow, { level: toldLevel(sum) }, ['60.11', '60.31'], sum);
  return levels > 0 ? [{ step: 'russian-removal', levels, reached }] : [];
}

/**
 * 60.11/unbuilt, 60.31B: what contradicts itself is asked again: unbuilt units with more factors than are unbuilt at all. The
 * units alone: on the factors hangs the level itself, so that they are put right where they were told.
 */
function contradicting(open: Open, { units }: OwedUnits): readonly FactKey[] {
  const unbuilt = reportedValue(open.facts, unbuiltFactors.key());
  if (typeof unbuilt !== 'number' || factorsIn(units) <= unbuilt) return [];
  return units.filter(({ from }) => from.unbuilt).map(({ unit }) => available.key('unbuilt', unit));
}

function factorsIn(units: readonly OwedUnit[]): number {
  return units.reduce((sum, { unit, from }) => sum + UNITS[unit] * (from.unbuilt ?? 0), 0);
}

function askAvailable(open: Open, levels: number) {
  const owed = owedFor(open, levels);
  const unbuilt = reportedValue(open.facts, unbuiltFactors.key()) ?? '';
  const prompt =
    owed.missing.length > 0
      ? say.ask.available({ levels })
      : say.ask.unbuiltAgain({ unbuilt, factors: factorsIn(owed.units) });
  return { at: turnId(open), prompt, clauses: ['60.11/unbuilt', '60.31', '60.31B'] };
}

const REMOVE: DecisionKind = {
  name: 'remove',
  seats: 'russia',
  form: 'allocate',
  about: 'The units that Russia removes from play, rows source/unit; infantry beside 3-3 units in factors.',
  clauses: ['60.31', '60.31A', '60.31B'],
};

/** 60.31A, 60.31B: exactly what is owed, or by ruling russia-exact at least that; a later source is open once those before it are used up. */
export function removalForm(open: Open, { units }: OwedUnits): AllocateForm {
  const isExact = ruled(open.rulings, 'russia-exact') === 'exact';
  const rows = SOURCES.flatMap((source) => UNIT_IDS.map((unit) => rowOf(open, units, source, unit, isExact)));
  const limits = units.flatMap((owed) => limitsOf(owed, isExact));
  const after = isExact ? [] : units.flatMap((owed) => laterOf(open, owed));
  const form = { kind: 'allocate', rows, limits: [...limits, ...unbuiltLimit(open)] } as const;
  return after.length > 0 ? { ...form, after } : form;
}

/** More than a unit can have in one source. */
const MOST = 99;

const availableIn = (open: Open, source: UnitSource, unit: OwedUnit['unit']): number | undefined => {
  const there = reportedValue(open.facts, available.key(source, unit));
  return typeof there === 'number' ? there : undefined;
};

/** 60.31B: by ruling russia-exact more can go of a unit, from a later source once all of those before it have gone. */
function laterOf(open: Open, { unit, from }: OwedUnit): readonly After[] {
  return SOURCES.flatMap((source, at): readonly After[] => {
    const before = SOURCES.slice(0, at).filter((each) => availableIn(open, each, unit) !== 0);
    if (from[source] !== undefined || Object.keys(from).length === 0 || before.length === 0) return [];
    const until = before.map((each) => ({
      rows: [`${each}/${unit}`],
      min: availableIn(open, each, unit) ?? MOST,
    }));
    return [{ row: `${source}/${unit}`, until, ...ENOUGH_BEFORE }];
  });
}

/** 60.11/unbuilt, 60.31B: no more unbuilt factors go than are unbuilt. */
function unbuiltLimit({ facts }: Open): readonly Limit[] {
  const unbuilt = reportedValue(facts, unbuiltFactors.key());
  if (typeof unbuilt !== 'number') return [];
  const rows = UNIT_IDS.map((unit) => `unbuilt/${unit}`);
  const weights = UNIT_IDS.map((unit) => UNITS[unit]);
  const reason = say.limit.unbuilt({ unbuilt });
  return [{ rows, weights, max: unbuilt, clauses: ['60.11/unbuilt', '60.31B'], reason }];
}

function rowOf(
  open: Open,
  units: readonly OwedUnit[],
  source: UnitSource,
  unit: OwedUnit['unit'],
  isExact: boolean,
): Row {
  const row = { id: `${source}/${unit}`, label: say.row.removed({ source, unit }) };
  const from = units.find((each) => each.unit === unit)?.from ?? {};
  const count = from[source];
  if (count)
    return { ...row, max: isExact ? count : Number(reportedValue(open.facts, available.key(source, unit))) };
  if (Object.keys(from).length === 0) return { ...row, barred: ARMOR_LEFT };
  const there = availableIn(open, source, unit) ?? MOST;
  if (!isExact && count === undefined && there > 0) return { ...row, max: there };
  return { ...row, barred: count === undefined ? ENOUGH_BEFORE : NONE_THERE };
}

const say = texts({
  told: {
    levelNow: 'The Russian resistance level is {level}, as it has been corrected.',
    removalLeft:
      'The turn was passed by: Russia removes {brps} BRPs of units for good, 4-5 armor units: {levels}, AAF: {levels}, 3-3 infantry units: {infantry}; for a 4-5 that there is not a 3-5 and two infantry factors. Mobilized units go first, then unbuilt, then built ones. Report how many factors are unbuilt now.',
    removes: 'Russia removes from play for good, {source}: {units}.',
    removesBuilt:
      'Russia removes from play for good, built, on the map or in the Urals box, at its choice: {units}.',
    shortOfUnits: 'There are no more units of some kind: Russia removes what there is.',
    notUnbuilt: 'Removed factors are no longer unbuilt: {factors} fewer, so {now} are left.',
  },
  ask: {
    available: 'Units go for each level below zero, {levels} this time. How many has Russia of each kind?',
    unbuiltAgain:
      'Of {unbuilt} unbuilt factors that the resistance of Russia counts {factors} would go: one of the two is wrong. Say the units again; if it is the line of the table, put it right there, as the level hangs on it.',
    remove: 'Russia removes units for each level below zero, {levels} this time. Which, from where?',
  },
  bar: {
    armorLeft: 'This goes only where no 4-5 armor unit is left.',
    enoughBefore: 'An earlier source has enough: mobilized units go first, then unbuilt, then built ones.',
    noneThere: 'There is none.',
  },
  row: {
    removed: '{source}: {unit}',
  },
  limit: {
    removed: 'Russia removes exactly this: {count} {unit}.',
    removedLeast: 'Russia removes at least this: {count} {unit}.',
    source: 'From this source ({source}) goes: {count} {unit}. The next is touched only when it is used up.',
    unbuilt:
      'What goes of unbuilt units comes to no more than the {unbuilt} unbuilt factors that the resistance table of Russia counts. If more are unbuilt, correct that line first.',
  },
  removed: {
    unit: '{count} {unit}',
  },
});

const ARMOR_LEFT: Bar = { clauses: ['60.31A', '60.31A/substitute'], reason: say.bar.armorLeft() };
const ENOUGH_BEFORE: Bar = { clauses: ['60.31B'], reason: say.bar.enoughBefore() };
const NONE_THERE: Bar = { clauses: ['60.31B'], reason: say.bar.noneThere() };

/** In all so many of a unit (60.31A), and from each source as many as it has before the next is touched (60.31B). */
function limitsOf({ unit, count, from }: OwedUnit, isExact: boolean): Limit[] {
  const used = SOURCES.flatMap((source) => {
    const some = from[source];
    return some ? [{ source, some }] : [];
  });
  if (used.length === 0) return [];
  const inAll: Limit = {
    rows: used.map(({ source }) => `${source}/${unit}`),
    min: count,
    ...(isExact ? { max: count } : {}),
    clauses: ['60.31', '60.31A'],
    reason: (isExact ? say.limit.removed : say.limit.removedLeast)({ count, unit }),
  };
  // from one source alone: that says it all
  const each = (used.length === 1 ? [] : used).map(
    ({ source, some }): Limit => ({
      rows: [`${source}/${unit}`],
      min: some,
      ...(isExact ? { max: some } : {}),
      clauses: ['60.31B'],
      reason: say.limit.source({ count: some, unit, source }),
    }),
  );
  return [inAll, ...each];
}

/** What goes for a level, by the rows of its list (60.31A). */
const LISTED: Readonly<Record<OwedUnit['unit'], string>> = {
  'armor-4-5': '60.31A/armor',
  'armor-3-5': '60.31A/substitute',
  'infantry-3-3': '60.31A/infantry',
  infantry: '60.31A/substitute',
  aaf: '60.31A/air',
};

/** 60.31: what goes is told by source; 60.32B: what was unbuilt counts as that no longer. */
function remove(open: Open, given: Allocation, referee: Referee): void {
  for (const source of SOURCES) {
    const gone = UNIT_IDS.flatMap((unit) => {
      const count = given[`${source}/${unit}`];
      return count ? [{ unit, count }] : [];
    });
    if (gone.length === 0) continue;
    const units = gone.map((each) => say.removed.unit(each));
    const rows = [...new Set(gone.map(({ unit }) => LISTED[unit])), `60.31B/${source}`];
    const text = source === 'built' ? say.told.removesBuilt : say.told.removes;
    directive(referee, text, { source, units }, ['60.31', '60.31A', '60.31B', ...rows]);
  }
  uncount(open, given, referee);
}

/** 60.32B: units removed from play are not unbuilt ones any more. */
function uncount(open: Open, given: Allocation, referee: Referee): void {
  const factors = UNIT_IDS.reduce((sum, unit) => sum + UNITS[unit] * (given[`unbuilt/${unit}`] ?? 0), 0);
  const before = reportedValue(open.facts, unbuiltFactors.key());
  if (factors === 0 || typeof before !== 'number') return;
  const now = Math.max(0, before - factors);
  setFact(open.facts, unbuiltFactors.key(), now);
  tell(referee, 'note', say.told.notUnbuilt, { factors, now }, ['60.32B']);
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'russia-exact',
    clauses: ['60.31A'],
    question: 'May Russia remove more units than its level asks for?',
    choices: [
      { id: 'exact', text: 'No: exactly those, fewer only where there are no more.' },
      { id: 'least', text: 'Yes: they are the least.' },
    ],
    default: 'exact',
  },
]);

/** 60.31: the units that Russia removes. */
export const REMOVAL = part(import.meta.url, {
  clauses: {
    '60.3': ['heading', 'Force pool effects'],
    '60.31': ['directive', '20 BRPs of units removed from play', 'russianRemoval'],
    '60.32B': ['enforced', 'Removed units not counted', 'uncount'],
  },
  steps: { 'russian-removal': russianRemoval },
  decisions: [REMOVE],
  rulings: RULINGS,
  texts: say,
});
