import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { levelsReported } from '../49-diplomacy/86-elections.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { attacked, electionBeforeBritain, electionOfAttack, electionOfYear } from './2-when.ts';
import { EUROPE, europeSheet } from './31-europe.ts';
import { PACIFIC, pacificSheet } from './31-pacific.ts';
import { election } from './42-election.ts';
import { MILDER, milder } from './43-milder.ts';
import { EMBARGO, embargoStep } from './53-embargo.ts';
import { afterElection, modifiersDue } from './53-modifiers.ts';
import { reentry, reentryTold } from './7-reentry.ts';
import { alliedDefeat, defeatAt, defeatAtTurnEnd, defeatReported } from './9-defeat.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { inForce } from './in-force.ts';
import { RULINGS } from './rulings.ts';
import { watchedElections } from './watch.ts';
import { say } from './words.ts';

/** The steps of rule 62. */
export const STEPS = {
  election,
  milder,
  embargo: embargoStep,
  'after-election': afterElection,
  'us-reentry': reentry,
  'allied-defeat': alliedDefeat,
};

/** Rule 62: U.S. elections. What it has due comes after all other rules of a moment: their surrenders count in it. */
export const ELECTIONS: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  rulings: RULINGS,
  at: {
    'year-start': electionOfYear,
    'player-turn-start': modifiersDue,
    'player-turn-end': defeatAt,
    'turn-end': (books, open) => [...electionOfAttack(books, open), ...defeatAtTurnEnd(books, open)],
  },
  news: [attacked, levelsReported, reentryTold, defeatReported],
  decisions: [MILDER, EMBARGO],
  sheets: () => ({ [EUROPE]: europeSheet(), [PACIFIC]: pacificSheet() }),
  gives: {
    beforeChecks: [{ before: 'britain', due: electionBeforeBritain }],
    inForce: [inForce],
    watched: [watchedElections],
  },
  words: polished(bookOf(say)),
};
