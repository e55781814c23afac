import type { Chapter } from '../../../kernel/chapter.ts';
import { isFilled } from '../../../kernel/panel.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { pageIn } from '../49-diplomacy/12-worksheet.ts';
import { say as sayMap } from '../map.words.ts';
import { RULINGS as MARKERS } from '../markers.rulings.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { RULINGS } from './12-checks.rulings.ts';
import { CHANGES, check, changes, checks, checksDue } from './12-checks.ts';
import { say as sayChecks } from './12-checks.words.ts';
import { levelSheets } from './2-dp-level.ts';
import { say as sayLevel } from './2-dp-level.words.ts';
import { lessSure, nobodySure } from './22-needed.ts';
import { OPEN } from './31-opening.ts';
import { RULINGS as REPORTED } from './31-reported.rulings.ts';
import { surrenderReported } from './31-reported.ts';
import { inForcePanel } from './all-in-force.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { say as sayInForce } from './in-force.words.ts';
import { peace } from './peace.ts';
import { surrenderWatch } from './watch.ts';
import { say as sayWatch } from './watch.words.ts';

/** The steps of rule 54. */
export const STEPS = { checks, changes, check, peace };

/** Rule 54: when surrenders are determined, and DP levels. */
export const SURRENDER: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  rulings: [...RULINGS, ...REPORTED, ...MARKERS],
  at: {
    'player-turn-end': (books, open) => [
      ...(open.phase === 'allied' ? checksDue(books, open, 'allied-end') : []),
      ...(open.phase === books.plan.chinese ? checksDue(books, open, 'chinese-end') : []),
    ],
    'turn-end': (books, open) => checksDue(books, open, 'turn-end'),
  },
  news: [surrenderReported, nobodySure, lessSure],
  decisions: [CHANGES, OPEN],
  words: polished(bookOf(sayMap, sayChecks, sayInForce, sayWatch, sayLevel)),
  sheets: (setting) => levelSheets(pageIn(setting)),
  board: (books, view) => [...surrenderWatch(books, view), inForcePanel(books, view.open)].filter(isFilled),
};
