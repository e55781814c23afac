import { reported } from '../../../kernel/facts.ts';
import type { Bar, Limit, Row } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import type { Power } from '../powers.ts';
import { support } from '../standing.ts';
import type { Books, Open } from '../state.ts';
import { ruled } from './24.4-military.rulings.ts';
import { conquestBar } from './24.5-diplomatic.ts';
import type { Part } from './24.54E-limits.ts';
import { MOST, type PlacingStep, spoken } from './counters.ts';

// 24.4: military counters, beside the limits of diplomatic ones.

/** The powers whose support level limits their military counters (24.4). */
export const LIMITED: readonly Power[] = ['germany', 'france', 'russia'];

/** 24.4: the rows of a power's military counters, and how many its support level allows. */
export function militaryPart(books: Books, open: Open, n: PlacingStep, power: Power): Part {
  const rows = books.targets.map(({ id: target }): Row => {
    const barred = militaryBar(books, open, n, target);
    const label = words('row.military', { power, target: spoken(books, target) });
    return { id: `${power}-military/${target}`, label, max: MOST, ...(barred ? { barred } : {}) };
  });
  return { rows, limits: supportLimit(open, power, rows) };
}

/** 24.4, step.4: no military counter in the second Axis round, and none in a conquest. */
function militaryBar(books: Books, open: Open, n: PlacingStep, target: string): Bar | null {
  if (n === 4) return { clauses: ['24.4', 'step.4'], reason: words('bar.onlyStep1') };
  return conquestBar(books, open, target);
}

function supportLimit(open: Open, power: Power, rows: readonly Row[]): Limit[] {
  if (!isLimited(open, power)) return [];
  const level = reported(open.facts, support.key(power));
  if (level === undefined) return [];
  const max = Math.max(0, Number(level));
  const reason = words('limit.support', { power, level, max });
  return [{ rows: rows.map(({ id }) => id), max, clauses: ['24.4'], reason }];
}

/** 24.4: whether the support level of a power limits its military counters (ruling military-limit). */
export function isLimited({ rulings }: Open, power: Power): boolean {
  return LIMITED.includes(power) && ruled(rulings, 'military-limit') === 'support';
}
