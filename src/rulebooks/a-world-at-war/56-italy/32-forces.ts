import { type FactKey, reported } from '../../../kernel/facts.ts';
import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { type Words, words } from '../../../kernel/words.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import { eachOf, fact, family, whole } from '../facts.ts';
import { once } from '../once.ts';
import type { Open } from '../state.ts';

// 56.32: what becomes of Italy's units.

/** The kinds of unit of the table: infantry and destroyers in factors, named ships and cruisers by unit (56.322). */
export const KINDS = ['infantry', 'named', 'cruisers', 'destroyers'] as const;
export type Kind = (typeof KINDS)[number];
type Forces = Readonly<Record<Kind, number>>;

/** The surrender levels of the table (56.32). */
export const LEVELS = ['+2', '+1', '0', '-1', '-2'] as const;

/** The level that an id of the table stands for. */
export function levelOf(id: (typeof LEVELS)[number]): number {
  return Number(id);
}

const NONE: Forces = { infantry: 0, named: 0, cruisers: 0, destroyers: 0 };
const MANY: Forces = { infantry: 9, named: 1, cruisers: 2, destroyers: 2 };
const SOME: Forces = { infantry: 6, named: 1, cruisers: 1, destroyers: 1 };
const SHARED: Forces = { infantry: 3, named: 0, cruisers: 1, destroyers: 1 };

/** The Post-Surrender Italian Forces Table, by surrender level (56.32, 56.322). */
const TABLE: Readonly<Record<number, readonly [germany: Forces, us: Forces]>> = {
  2: [MANY, NONE],
  1: [SOME, NONE],
  0: [SHARED, SHARED],
  [-1]: [NONE, SOME],
  [-2]: [NONE, MANY],
};

/** What each side receives at a level, which is never beyond those of the table (56.31B). */
function rowAt(level: number): readonly [germany: Forces, us: Forces] {
  return TABLE[level] as readonly [Forces, Forces];
}

/** What a surrender level brings, as an outcome of its sheet (56.32). */
export function forcesAt(level: number): Words {
  const [germany, us] = rowAt(level);
  if (germany === us) return words('outcome.forcesEach', { powers: ['germany', 'us'], ...germany });
  const [power, forces] = us === NONE ? ['germany', germany] : ['us', us];
  return words('outcome.forces', { powers: [power], ...forces });
}

/** The Italian units that are left at the surrender (56.32C, 56.32D, 56.322). */
export const left = family<[Kind]>({
  key: once((kind) => `left.italy.${kind}`),
  each: eachOf(KINDS),
  spec: (_, kind) => fact(`left.${kind}`, whole(0, 99), ['56.32', '56.322'], { lasts: 'turn' }),
});

/** What the table asks for at a level, to know where units lack (56.32C, 56.32D). */
export function askedOf(level: number): readonly FactKey[] {
  const [germany, us] = rowAt(level);
  return KINDS.filter((kind) => germany[kind] + us[kind] > 0).map((kind) => left.key(kind));
}

/** What a side receives of what is left; where nobody says how many there are, all that the table has. */
function received(open: Open, wanted: Forces, taken: Forces): Forces {
  const of = (kind: Kind): number => {
    const there = reported(open.facts, left.key(kind));
    return typeof there === 'number' ? Math.min(wanted[kind], there - taken[kind]) : wanted[kind];
  };
  return {
    infantry: of('infantry'),
    named: of('named'),
    cruisers: of('cruisers'),
    destroyers: of('destroyers'),
  };
}

/**
 * 56.32, 56.322: Italy's forces by its surrender level, fixed amounts that are short only where units lack; the Axis takes its own
 * first (56.321). Once Germany is beaten nobody takes its part (ruling italy-after-germany).
 */
export function allocateForces(open: Open, level: number, referee: Referee): void {
  const [forGermany, forUs] = rowAt(level);
  const isOut = isGermanyOut(open);
  const german = isOut ? NONE : received(open, forGermany, NONE);
  const american = received(open, forUs, german);
  const row = `56.32/${level > 0 ? '+' : ''}${level}`;
  if (forGermany !== NONE && !isOut) tellForces('germany', german, forGermany, row, referee);
  if (forGermany !== NONE && isOut) tell(referee, 'told.noGermanForces', ['56.32', row]);
  if (forGermany !== NONE && forUs !== NONE && !isOut) tell(referee, 'told.axisFirst', ['56.321']);
  if (forUs !== NONE) {
    tellForces('us', american, forUs, row, referee);
    tell(referee, 'told.shipsToAllies', ['56.32D']);
  }
}

function tellForces(
  power: 'germany' | 'us',
  { infantry, named, cruisers, destroyers }: Forces,
  wanted: Forces,
  row: string,
  referee: Referee,
): void {
  const args = { power, infantry, named, cruisers, destroyers };
  const clauses = ['56.32', '56.32C', '56.32D', '56.322', row];
  referee.tell?.(toAll('directive', words('told.italianForces', args), clauses));
  const lost = KINDS.filter((kind) => args[kind] < wanted[kind]);
  if (lost.length === 0) return;
  const parts = lost.map((kind) => words(`short.${kind}`, { short: wanted[kind] - args[kind] }));
  referee.tell?.(toAll('note', words('told.forcesShort', { power, parts }), ['56.32D']));
}

function tell(referee: Referee, key: string, clauses: readonly string[]): void {
  referee.tell?.(toAll('directive', words(key), clauses));
}

/** The strength of the Folgore airborne unit (56.32B). */
const FOLGORE = '1-3';

/** What becomes of every unit whatever the level: aircraft (56.32A), Folgore (56.32B), ground units (56.32C), ships (56.32D). */
export function removeUnits(open: Open, referee: Referee): void {
  tell(referee, 'told.italianAir', ['56.32A']);
  if (!isGermanyOut(open))
    referee.tell?.(toAll('directive', words('told.folgore', { unit: FOLGORE }), ['56.32B']));
  tell(referee, 'told.italianGround', ['56.32C']);
  tell(referee, 'told.italianNavy', ['56.32D']);
}
