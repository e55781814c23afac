import {
  type FactKey,
  type Referee,
  type Words,
  directive,
  reportedValue,
  tell,
  eachOf,
  whole,
  once,
} from '../../../kernel/index.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { italyForceTexts } from './32-forces.words.ts';
import { type ItalianForces, type ItalianForceKind, KINDS, NONE, rowAt } from './32-table.ts';

// 56.32: what becomes of Italy's units.

/** What a surrender level brings, as an outcome of its sheet (56.32). */
export function forcesAt(level: number): Words {
  const [germany, us] = rowAt(level);
  if (germany === us) return italyForceTexts.outcome.forcesEach({ powers: ['germany', 'us'], ...germany });
  const [power, forces] = us === NONE ? ['germany', germany] : ['us', us];
  return italyForceTexts.outcome.forces({ powers: [power], ...forces });
}

/** The Italian units that are left at the surrender (56.32C, 56.32D, 56.322). */
const left = family<[ItalianForceKind]>({
  key: once((kind) => `left.italy.${kind}`),
  each: eachOf(KINDS),
  spec: (_, kind) =>
    fact(`left.${kind}`, whole(0, 99), ['56.32', '56.322'], { lasts: 'turn', askedOf: 'italy' }),
});

/** What the table asks for at a level, to know where units lack (56.32C, 56.32D). */
export function missingForces({ facts }: Open, level: number): readonly FactKey[] {
  const [germany, us] = rowAt(level);
  return KINDS.filter((kind) => germany[kind] + us[kind] > 0)
    .map((kind) => left.key(kind))
    .filter((key) => reportedValue(facts, key) === undefined);
}

/** What a side receives of what is left; where nobody says how many there are, all that the table has. */
function received(open: Open, wanted: ItalianForces, taken: ItalianForces): ItalianForces {
  const of = (kind: ItalianForceKind): number => {
    const there = reportedValue(open.facts, left.key(kind));
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
  if (forGermany !== NONE && isOut)
    directive(referee, italyForceTexts.told.noGermanForces, undefined, ['56.32', row]);
  if (forGermany !== NONE && forUs !== NONE && !isOut)
    directive(referee, italyForceTexts.told.axisFirst, undefined, ['56.321']);
  if (forUs !== NONE) {
    tellForces('us', american, forUs, row, referee);
    directive(referee, italyForceTexts.told.shipsToAllies, undefined, ['56.32D']);
  }
}

function tellForces(
  power: 'germany' | 'us',
  { infantry, named, cruisers, destroyers }: ItalianForces,
  wanted: ItalianForces,
  row: string,
  referee: Referee,
): void {
  const args = { power, infantry, named, cruisers, destroyers };
  const clauses = ['56.32', '56.32C', '56.32D', '56.322', row];
  directive(referee, italyForceTexts.told.italianForces, args, clauses);
  const lost = KINDS.filter((kind) => args[kind] < wanted[kind]);
  if (lost.length === 0) return;
  const parts = lost.map((kind) => italyForceTexts.short[kind]({ short: wanted[kind] - args[kind] }));
  tell(referee, 'note', italyForceTexts.told.forcesShort, { power, parts }, ['56.32D']);
}

/** The strength of the Folgore airborne unit (56.32B). */
const FOLGORE = '1-3';

/** 56.32B, 56.32D: Folgore, and the ships that fight on. */
export const LASTING_FORCES = lasting(italyForceTexts, {
  folgore: { clauses: ['56.32B'], on: 'germany' },
  italianNavy: { clauses: ['56.32D'], on: 'italy' },
});

/** What becomes of every unit whatever the level: aircraft (56.32A), Folgore (56.32B), ground units (56.32C), ships (56.32D). */
export function removeUnits(open: Open, referee: Referee): void {
  directive(referee, italyForceTexts.told.italianAir, undefined, ['56.32A']);
  if (!isGermanyOut(open)) begin(referee, LASTING_FORCES.folgore, { unit: FOLGORE });
  directive(referee, italyForceTexts.told.italianGround, undefined, ['56.32C']);
  begin(referee, LASTING_FORCES.italianNavy, undefined);
}

/** 56.32: the units of Italy. */
export const FORCES = part(import.meta.url, {
  clauses: {
    '56.32': ['directive', 'Italian units', 'allocateForces'],
    '56.32A': ['directive', 'Air units', 'removeUnits'],
    '56.32B': ['directive', 'Folgore airborne', 'LASTING_FORCES'],
    '56.32C': ['directive', 'Ground units', 'removeUnits'],
    '56.32D': ['directive', 'Italian navy', 'LASTING_FORCES'],
    '56.321': ['directive', 'Axis forces have priority', 'allocateForces'],
    '56.322': ['directive', 'Forces table', 'allocateForces'],
    '56.32/+2': ['directive', 'Italian forces at +2', 'allocateForces'],
    '56.32/+1': ['directive', 'Italian forces at +1', 'allocateForces'],
    '56.32/0': ['directive', 'Italian forces at 0', 'allocateForces'],
    '56.32/-1': ['directive', 'Italian forces at -1', 'allocateForces'],
    '56.32/-2': ['directive', 'Italian forces at -2', 'allocateForces'],
  },
  facts: [left],
  texts: italyForceTexts,
});
