import { type FactKey, reportedValue, texts, whole } from '../../../kernel/index.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

// 58.21, 58.22: the level that was found; tables and colonies go by it.

const say = texts({
  fact: {
    frenchLevel: 'The French surrender level',
  },
});

/** The name of its sheet. */
export const SHEET = 'surrender-level/france';

/** 58.22: it never exceeds three, either way. */
const MOST = 3;

/** The French surrender level (58.21), once France has fallen the one that was found. */
export const frenchLevel = single(
  'france.level',
  fact('frenchLevel', whole(-MOST, MOST), ['58.21', '58.22'], { from: SHEET, byRules: true }),
);

/** The level, where it was found and nobody has taken that back: tables, Vichy and the dice wait for it. */
export function missingLevel({ facts }: Open): readonly FactKey[] {
  return reportedValue(facts, frenchLevel.key()) === undefined ? [frenchLevel.key()] : [];
}

/** 58.21, 58.22: the level that was found. */
export const FOUND_LEVEL = part(import.meta.url, {
  facts: [frenchLevel],
  texts: say,
});
