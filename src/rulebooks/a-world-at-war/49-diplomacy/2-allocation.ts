import { reported } from '../../../kernel/facts.ts';
import type { AllocateForm, Bar, Limit, Row } from '../../../kernel/form.ts';
import { ruled } from '../../../kernel/ruling.ts';
import { type Words, words } from '../../../kernel/words.ts';
import { type Faction, type Power, powersOf } from '../powers.ts';
import { type Open, SEASONS } from '../state.ts';
import { RUSSIAN_TARGETS, TARGETS } from '../tables/targets.ts';

// 49.2 and 49.3: where a faction may put its DPs.

/** Game turns left in a year when its DPs are placed: one DP a turn can be triggered in USAT (49.82C). */
function turnsLeft(open: Open): number {
  if (open.year === 1939 && ruled(open.rulings, 'usat-first-year') === 'four') return SEASONS.length;
  return SEASONS.length - SEASONS.indexOf(open.turn);
}

/** All DPs of a faction this year (49.31: the powers of a faction form one pool). */
export function poolOf(open: Open, faction: Faction): number {
  return powersOf(faction).reduce((sum, power) => sum + (open.allotment[power] ?? 0), 0);
}

/** The most DPs a faction may have in one target: a third of its pool, rounded up (49.31). */
export function oneThird(pool: number): number {
  return Math.ceil(pool / 3);
}

/** The form of a faction's secret allocation (49.21): power by target, with every bar and limit. */
export function allocationForm(open: Open, faction: Faction): AllocateForm {
  const powers = powersOf(faction);
  const third = oneThird(poolOf(open, faction));
  return {
    kind: 'allocate',
    rows: ROWS[faction].map((each) => row(open, faction, each, third)),
    limits: [
      ...powers.map((power) => ofPower(open, power)),
      ...TARGETS.flatMap((target) => ofTarget(open, faction, target, third)),
    ],
  };
}

interface Place {
  readonly id: string;
  readonly label: Words;
  readonly power: Power;
  readonly target: string;
}

const places = (faction: Faction): Place[] =>
  powersOf(faction).flatMap((power) =>
    TARGETS.map((target) => ({
      id: `${power}/${target}`,
      label: words('row.dps', { power, target }),
      power,
      target,
    })),
  );

/** Every row of every faction, built once; only their bars and maxima change. */
const ROWS: Readonly<Record<Faction, readonly Place[]>> = {
  'european-axis': places('european-axis'),
  'western-allies': places('western-allies'),
  russia: places('russia'),
};

function row(open: Open, faction: Faction, { id, label, power, target }: Place, third: number): Row {
  const max = Math.min(third, open.allotment[power] ?? 0);
  const barred = allocationBar(open, faction, target);
  return barred ? { id, label, max, barred } : { id, label, max };
}

/** Why a faction may not put DPs in a target, or null. */
export function allocationBar(open: Open, faction: Faction, target: string): Bar | null {
  const bar = (clauses: readonly string[], key: string): Bar => ({
    clauses,
    reason: words(key, { target, year: open.year }),
  });
  if (target === 'rgt') return bar(['49.33', '49.81A'], 'bar.rgt');
  if (target === 'usjt') return bar(['49.35', '49.81C'], 'bar.usjt');
  if (faction === 'russia' && !RUSSIAN_TARGETS.includes(target))
    return bar(target === 'usat' ? ['49.32', '49.81B'] : ['49.32'], 'bar.russianList');
  if (target === 'usat' && (open.year < 1939 || open.year > 1941))
    return bar(['49.34', '49.81B'], 'bar.usatYears');
  if (target === 'vichy-france' && reported(open.facts, 'france.conquered') === false)
    return bar(['49.36B'], 'bar.vichy');
  return null;
}

function ofPower(open: Open, power: Power): Limit {
  const dps = open.allotment[power] ?? 0;
  return {
    rows: TARGETS.map((target) => `${power}/${target}`),
    max: dps,
    clauses: ['49.11', '49.24'],
    reason: words('limit.power', { power, dps }),
  };
}

function ofTarget(open: Open, faction: Faction, target: string, third: number): Limit[] {
  const rows = powersOf(faction).map((power) => `${power}/${target}`);
  const limit: Limit = {
    rows,
    max: third,
    clauses: ['49.31'],
    reason: words('limit.third', { target, third }),
  };
  if (target !== 'usat') return [limit];
  const turns = turnsLeft(open);
  return [
    limit,
    {
      rows,
      max: turns,
      clauses: ['49.31', '49.34', '49.82C'],
      reason: words('limit.usat', { turns }),
    },
  ];
}
