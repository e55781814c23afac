import type { Chapter } from '../../../kernel/chapter.ts';
import type { Ground } from '../state.ts';
import { resistanceSheet, SHEET } from './11-resistance.ts';
import { turnSheets } from './14-cumulative.ts';
import { tallyOfJapan, turnOfJapan } from './14-turn.ts';
import { japanInEurope, redeployment, redeploymentDue, surrenderByDate } from './8-european.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { RULINGS } from './rulings.ts';
import { WORDS } from './words.ts';

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
  words: WORDS,
};
