import { type Bar, type Limit, type Row, barredRow, rulingsOf } from '../../../kernel/index.ts';
import { ours } from '../facts/called.ts';
import { drawnFor } from '../intelligence/24.56D-drawn.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import { type StormPower, type Side, sideOf } from '../powers.ts';
import type { Open, Setting } from '../state.ts';
import { diplomaticBar } from './24.5-diplomatic.ts';
import { type Column, columnsOf, hasActiveRing, isAtWar, isOfSet } from './24.54E-columns.ts';
import { placingLimitTexts } from './24.54E-limits.words.ts';
import type { LiftedLimits } from './24.61-russia.ts';
import { isMinor, type PlacingStep } from './counters.ts';
import { isUsed, type Knowledge } from './drawn.ts';
import { allianceLimits } from './one-per-alliance.ts';

// 24.54E: how many diplomatic counters are placed, and by what.

/** Rows of a form and what binds them. */
export interface FormPart {
  readonly rows: readonly Row[];
  limits(): readonly Limit[];
}

/** 24.54E, 24.5, rule.one-per-alliance: the rows and limits of the diplomatic counters that powers of one side place in a step. */
export function diplomaticPart(
  setting: Setting,
  seen: Knowledge,
  n: PlacingStep,
  side: Side,
  powers: readonly StormPower[],
): FormPart {
  const columns = powers.flatMap((power) => columnsOf(setting, seen, power));
  const drawn = side === 'allies' ? drawnFor(setting, seen.open) : NOWHERE;
  const rows = columns.flatMap((column) => rowsOf(setting, seen.open, column, n, drawn));
  return {
    rows,
    limits: () => [
      ...powers.flatMap((power) => {
        const own = columns.filter((each) => each.power === power);
        return limitsOf(setting, seen.open, power, n, own);
      }),
      ...allianceLimits(setting, side, columns),
    ],
  };
}

function rowsOf(
  setting: Setting,
  open: Open,
  column: Column,
  n: PlacingStep,
  drawn: ReadonlySet<string>,
): Row[] {
  return setting.targets.map(({ id: target }, at) =>
    barredRow(column.rows[at] as Row, columnBar(setting, open, column, n, target, drawn)),
  );
}

/**
 * 24.54E, 24.53: why a column cannot be used in a target in a step. The Hapsburg bureau goes over the lists and the purge, but
 * counts in the two (event.hapsburg-bureau).
 */
function columnBar(
  setting: Setting,
  open: Open,
  column: Column,
  n: PlacingStep,
  target: string,
  drawn: ReadonlySet<string>,
): Bar | null {
  const { power, event } = column;
  const lifted = (event?.kind === 'permit' && event.overrides) || NONE;
  return (
    boxBar(setting, open, column.power) ??
    stepBar(open, column, n) ??
    basisBar(setting, open, column, target) ??
    diplomaticBar(setting, open, power, target, lifted, drawn)
  );
}

const NONE: LiftedLimits = [];
/** 24.56D bars the Allies alone. */
const NOWHERE: ReadonlySet<string> = new Set();

/** 24.54E, 24.5: a power whose counters of the pack are all placed has none left. */
function boxBar({ pack }: Setting, { placed }: Open, power: StormPower): Bar | null {
  const counters = pack.counters?.[power].length;
  if (counters === undefined || placedBy(placed, power) < counters) return null;
  return {
    clauses: ['24.54E', '24.5'],
    reason: placingLimitTexts.limit.counters({ power, counters, source: ours(pack) }),
  };
}

/** How many diplomatic counters a power has placed this turn. */
function placedBy(placed: Open['placed'], power: StormPower): number {
  return placed.filter((each) => each.kind === 'diplomatic' && each.power === power).length;
}

/** 24.54E: the extras are initial placements, so the Axis has none in its second round (ruling extras). */
function stepBar({ rulings }: Open, column: Column, n: PlacingStep): Bar | null {
  if (n !== 4 || isOfSet(column) || ruled(rulings, 'extras') === 'any-step') return null;
  return INITIAL;
}

const INITIAL: Bar = { clauses: ['24.54E', 'step.4'], reason: placingLimitTexts.bar.initial() };

/** 24.54E: what each extra, and each event, is bound to. */
function basisBar(setting: Setting, open: Open, column: Column, target: string): Bar | null {
  const { power, basis, event } = column;
  if (basis === 'set') return null;
  const args = { power, target: targetName(setting, target) };
  if (basis === 'ring' && !(isMinor(target) && hasActiveRing(open, power, target)))
    return {
      clauses: ['24.54E', '24.54E/spy-ring', '16.16B'],
      reason: (isMinor(target) ? placingLimitTexts.bar.noRing : placingLimitTexts.bar.noMinor)(args),
    };
  if (basis === 'civil-war' && !isAtWar(open, target))
    return {
      clauses: ['24.54E', '24.54E/civil-war', '25.52A'],
      reason: placingLimitTexts.bar.noCivilWar(args),
    };
  if (basis === 'success' && hasUsedSuccess(open, power))
    return { clauses: ['24.53', '24.54E/success'], reason: placingLimitTexts.bar.successUsed(args) };
  return event ? eventBar(setting, open, event, target) : null;
}

function hasUsedSuccess({ placed }: Open, power: StormPower): boolean {
  return placed.some((each) => each.power === power && each.basis === 'success');
}

/** 24.54E, 24.61B: an event is used once, in one of its targets. */
function eventBar(setting: Setting, open: Open, event: EventCard, target: string): Bar | null {
  const clauses = clausesOf(event);
  const { title } = event;
  if (isUsed(open, event.id)) return { clauses, reason: placingLimitTexts.bar.eventUsed({ event: title }) };
  if (event.targets === null || event.targets.includes(target)) return null;
  const args = { event: title, target: targetName(setting, target) };
  return { clauses, reason: placingLimitTexts.bar.eventElsewhere(args) };
}

/** The clauses of an event by which a counter is placed (24.54E, 24.61B). */
export function clausesOf({ kind, id, source }: EventCard): readonly string[] {
  const printed = source === 'sheet' && PRINTED_CLAUSES.includes(id) ? [`event.${id}`] : [];
  return kind === 'permit' ? ['24.61B', '24.61B/event', ...printed] : ['24.54E', '24.54E/event', ...printed];
}

const PRINTED_CLAUSES = ['diplomatic-initiative', 'hapsburg-bureau'];

function limitsOf(
  { pack }: Setting,
  open: Open,
  power: StormPower,
  n: PlacingStep,
  columns: readonly Column[],
): Limit[] {
  const rowsBy = (some: readonly Column[]): readonly string[] =>
    some.length === 1 ? (some[0] as Column).ids : some.flatMap(({ ids }) => ids);
  const ofSet: Limit = {
    rows: rowsBy(columns.filter(isOfSet)),
    max: mostOfSet(power),
    clauses: sideOf(power) === 'axis' ? ['24.54E', `step.${n}`] : ['24.54E', '24.5'],
    reason: (sideOf(power) === 'axis' ? placingLimitTexts.limit.axis : placingLimitTexts.limit.set)({
      power,
    }),
  };
  const once = columns.flatMap((column): Limit[] => {
    if (column.basis !== 'success' && !column.event) return [];
    const clauses = column.event ? clausesOf(column.event) : ['24.53', '24.54E/success'];
    const by = column.event?.title ?? placingLimitTexts.basis.success();
    return [{ rows: rowsBy([column]), max: 1, clauses, reason: placingLimitTexts.limit.once({ power, by }) }];
  });
  const counters = pack.counters?.[power].length;
  if (counters === undefined) return [ofSet, ...once];
  const before = placedBy(open.placed, power);
  const reason = placingLimitTexts.limit.counters({ power, counters, source: ours(pack) });
  const ofBox = { rows: rowsBy(columns), max: Math.max(0, counters - before), clauses: ['24.5'], reason };
  return [ofSet, ...once, ofBox];
}

/** 24.54E, 24.5: two counters of the set a turn; the Axis powers one in step 1 and one in step 4. */
export function mostOfSet(power: StormPower): number {
  return sideOf(power) === 'axis' ? 1 : 2;
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'extras',
    clauses: ['24.54E'],
    question: 'The extra counters are "initial" placements: when may the Axis place them?',
    choices: [
      { id: 'initial', text: 'In step 1 alone.' },
      { id: 'any-step', text: 'In step 1 or in step 4.' },
    ],
    default: 'initial',
  },
]);

/** 24.54E: the limits. */
export const LIMITS = part(import.meta.url, {
  clauses: {
    '24.54E': ['enforced', 'Placement limits', 'diplomaticPart'],
    '24.54E/spy-ring': ['enforced', 'Extra counter: active spy ring', 'columnBar'],
    '24.54E/civil-war': ['enforced', 'Extra counter: civil war', 'columnBar'],
    '24.54E/success': ['enforced', 'Extra counter: success in a civil war', 'columnBar'],
    'event.hapsburg-bureau': ['enforced', 'Comintern establishes Hapsburg bureau', 'columnBar'],
  },
  rulings: RULINGS,
  texts: placingLimitTexts,
});
