import type { Chapter } from '../../../kernel/chapter.ts';
import { family } from '../../../kernel/family.ts';
import type { FactSpec } from '../../../kernel/facts.ts';
import { boardPanels } from '../board.ts';
import { CLAUSES } from '../clauses.ts';
import { DOORS } from '../doors.ts';
import { writeKept } from '../kept.ts';
import { knownOf } from '../known.ts';
import { RULINGS } from '../rulings.ts';
import type { Ground } from '../state.ts';
import { DECISIONS } from '../vocabulary.ts';
import { WORDS } from '../words.ts';
import { allotment, placedStays } from './1-allotment.ts';
import { allocation } from './21-placing.ts';
import { show } from './21-paper.ts';
import { naming, ready } from './41-naming.ts';
import { phase, phaseEnd, results } from './42-phase.ts';
import { opened, rings } from './425-opening.ts';
import { roll, rolls } from './425-roll.ts';
import { covert } from './4262-covert.ts';
import { ringsReported } from './4262-spy-rings.ts';
import { subversion } from './4263-subversion.ts';
import { fallOfFrance } from './43-bars.ts';
import { sheets, yearEnd } from './45-year-end.ts';
import { conqueredLoses } from './5-results.ts';
import { lesser, tie } from './53-lesser.ts';
import { wars } from './58-obligations.ts';
import { reactStep, spainStands, triggers } from './6-reactions.ts';
import { demandAnswer } from './7-demands.ts';
import { tensions } from './8-tension.ts';
import { japanAtWar, tensionDice } from './85-effective-level.ts';

/** The steps of rule 49, in the order of a year. */
export const STEPS = {
  allotment,
  allocation,
  show,
  phase,
  ready,
  naming,
  opened,
  subversion,
  react: reactStep,
  rings,
  covert,
  rolls,
  roll,
  tie,
  lesser,
  demand: demandAnswer,
  results,
  tension: tensionDice,
  'phase-end': phaseEnd,
  sheets,
  'year-end': yearEnd,
};

const all = family<Ground, [string]>({
  key: (key) => key,
  each: ({ facts }) => Object.keys(facts).map((key) => [key]),
  spec: ({ facts }, key) => facts[key] as FactSpec,
  read: (view, key) => knownOf(view)(key),
  write: ({ open }, { value }, key) => writeKept(open, key, value),
});

/** Rule 49: diplomacy. */
export const DIPLOMACY: Chapter<Ground> = {
  clauses: CLAUSES,
  rulings: RULINGS,
  facts: [all],
  sheets: (setting) => setting.sheets,
  news: [
    spainStands,
    fallOfFrance,
    triggers,
    wars,
    tensions,
    japanAtWar,
    placedStays,
    ringsReported,
    conqueredLoses,
  ],
  at: {
    'year-start': ({ plan }) =>
      plan.europe ? [{ step: 'allotment' }, { step: 'allocation' }] : [{ step: 'allotment' }],
    'player-turn-start': () => [{ step: 'phase' }],
    'year-end': () => [{ step: 'sheets' }],
  },
  decisions: DECISIONS,
  doors: DOORS,
  words: WORDS,
  board: (books, view) => boardPanels(books, view),
};
