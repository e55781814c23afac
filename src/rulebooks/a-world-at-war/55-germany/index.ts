import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import type { Ground } from '../state.ts';
import { RULINGS } from './11-resistance.rulings.ts';
import { GERMANY as RESISTANCE, resistanceSheet, SHEET } from './11-resistance.ts';
import { surrenderGermany } from './2-effects.ts';
import { RULINGS as MINORS } from './5-minors.rulings.ts';
import { CLAUSES } from './clauses.ts';
import { inForce } from './in-force.ts';
import { say } from './words.ts';

/** Rule 55: Germany. */
export const GERMANY: Chapter<Ground> = {
  clauses: CLAUSES,
  rulings: [...RULINGS, ...MINORS],
  sheets: ({ rulings }) => ({ [SHEET]: resistanceSheet(rulings) }),
  gives: {
    checks: [() => RESISTANCE],
    inForce: [inForce],
    surrenders: [{ of: 'germany', effects: surrenderGermany }],
  },
  words: bookOf(say),
};
