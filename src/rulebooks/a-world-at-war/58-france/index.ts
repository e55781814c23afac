import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { frenchQuestion, frenchQuestionAt, parisTold, SURRENDER } from './11-conditions.ts';
import { fallReported, frenchCovert, frenchFall, frenchFallAt, frenchOpening } from './12-fall.ts';
import { frenchLevelStep, surrenderLevelSheet } from './21-level.ts';
import { SHEET } from './22-found.ts';
import { VICHY, vichyChoice } from './31-vichy.ts';
import { aftermath, aftermathAtEnd, aftermathAtStart, freeLate } from './42-leaving.ts';
import { COLONY_DIE, colonyRoll, colonySheets } from './53-colonies.ts';
import { frenchForces } from './6-forces.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { inForce } from './in-force.ts';
import { RULINGS } from './rulings.ts';
import { watchedFrance } from './watch.ts';
import { say } from './words.ts';

/** The steps of rule 58. */
export const STEPS = {
  'french-question': frenchQuestion,
  'french-fall': frenchFall,
  'french-opening': frenchOpening,
  'french-covert': frenchCovert,
  'french-level': frenchLevelStep,
  'french-vichy': vichyChoice,
  'french-colonies': colonyRoll,
  'french-forces': frenchForces,
  'french-aftermath': aftermath,
};

/** Rule 58: France. Its fall comes before the checks of rule 54. */
export const FRANCE: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  rulings: RULINGS,
  at: {
    'player-turn-start': aftermathAtStart,
    'combat-end': frenchQuestionAt,
    'player-turn-end': aftermathAtEnd,
  },
  news: [parisTold, fallReported, freeLate],
  decisions: [SURRENDER, VICHY, COLONY_DIE],
  sheets: () => ({ [SHEET]: surrenderLevelSheet(), ...colonySheets() }),
  gives: {
    beforeChecks: [{ before: 'allied-end', due: frenchFallAt }],
    inForce: [inForce],
    watched: [watchedFrance],
  },
  words: polished(bookOf(say)),
};
