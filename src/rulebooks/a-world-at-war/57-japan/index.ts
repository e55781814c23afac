import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import type { Ground } from '../state.ts';
import { JAPAN as RESISTANCE, resistanceSheet, SHEET } from './11-resistance.ts';
import { occupationTold } from './12-collapse.ts';
import { turnSheets } from './14-cumulative.ts';
import { japanTurn, tallyOfJapan, turnOfJapan } from './14-turn.ts';
import { surrenderJapan } from './2-effects.ts';
import { japanInEurope, redeployment, redeploymentDue, surrenderByDate } from './8-european.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { inForce } from './in-force.ts';
import { RULINGS } from './rulings.ts';
import { say } from './words.ts';

/** The steps of rule 57. */
export const STEPS = {
  'japan-turn': turnOfJapan,
  'japan-tally': tallyOfJapan,
  'japan-in-europe': surrenderByDate,
  redeployment,
};

/** Rule 57: Japan. What the end of its game turn brings comes before the checks of rule 54. */
export const JAPAN: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  news: [occupationTold],
  rulings: RULINGS,
  at: {
    'player-turn-start': (books, open) => [
      ...(open.phase === books.plan.order[0] ? japanInEurope(books, open, 'before') : []),
      ...redeploymentDue(open),
    ],
    'player-turn-end': (books, open) =>
      open.phase === 'allied' ? japanInEurope(books, open, 'in-turn') : [],
  },
  sheets: ({ rulings }) => ({ [SHEET]: resistanceSheet(rulings), ...turnSheets() }),
  gives: {
    checks: [() => RESISTANCE],
    // what the turn adds to Japanese resistance counts in its check (57.14A)
    beforeChecks: [{ before: 'turn-end', due: japanTurn }],
    inForce: [inForce],
    surrenders: [{ of: 'japan', effects: surrenderJapan }],
  },
  words: bookOf(say),
};
