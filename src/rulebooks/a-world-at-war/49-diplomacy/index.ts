import type { Chapter } from '../../../kernel/chapter.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { wordBook } from '../../../kernel/words.ts';
import { boardPanels } from '../board.ts';
import { hasDiplomacy } from '../over.ts';
import type { Ground } from '../state.ts';
import { say as saySupplied } from '../supplied.words.ts';
import { warsBegin } from '../wars.ts';
import { say as sayWars } from '../wars.words.ts';
import { WORDS as SHARED } from '../words.ts';
import { allotment, placedStays } from './1-allotment.ts';
import { russiaInvaded } from './154-undefended.ts';
import { SHOW, show, WRITTEN } from './21-paper.ts';
import { ALLOCATE, allocation } from './21-placing.ts';
import { NAME, NAMED, naming, ready } from './41-naming.ts';
import { phase, phaseEnd, results } from './42-phase.ts';
import { DP, opened, rings } from './425-opening.ts';
import { ROLL, roll, rolls } from './425-roll.ts';
import { COVERT, covert } from './4262-covert.ts';
import { RING, ringsReported } from './4262-spy-rings.ts';
import { SUBVERSION, subversion } from './4263-subversion.ts';
import { fallOfFrance } from './431c-france.ts';
import { secondAggressor } from './435-aggression.ts';
import { SHEET, sheets, yearEnd } from './45-year-end.ts';
import { conqueredLoses } from './5-results.ts';
import { LESSER, lesser, TIE, tie } from './53-lesser.ts';
import { promises } from './58-obligations.ts';
import { wars } from './58-wars.ts';
import { REACT, reactStep } from './6-reactions.ts';
import { declared, warTold } from './61-declared.ts';
import { spainStands, triggers } from './63-triggers.ts';
import { DEMAND, demandAnswer } from './7-demands.ts';
import { lists } from './84-lists.ts';
import { diceOver, japanAtWar, tensionDice, USAT, USJT } from './85-effective-level.ts';
import { elections } from './86-elections.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { RULINGS } from './rulings.ts';
import { WORDS } from './words.ts';

/** The steps of rule 49, in the order of a year. */
export const STEPS = {
  allotment,
  'war-told': declared,
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
  'dice-over': diceOver,
  'phase-end': phaseEnd,
  sheets,
  'year-end': yearEnd,
};

/** What `needs` of several steps ask of the table. */
const REPORT: DecisionKind = {
  name: 'report',
  seats: 'table',
  form: 'report',
  about: 'Facts without which an allotment, a naming or a roll cannot be judged.',
  clauses: ['49.11', '49.43', '49.426'],
};

/** Rule 49: diplomacy. */
export const DIPLOMACY: Chapter<Ground> = {
  clauses: CLAUSES,
  rulings: RULINGS,
  facts: FAMILIES,
  sheets: (setting) => setting.sheets,
  news: [
    warsBegin,
    russiaInvaded,
    wars,
    warTold,
    spainStands,
    fallOfFrance,
    triggers,
    promises,
    secondAggressor,
    lists,
    elections,
    japanAtWar,
    placedStays,
    ringsReported,
    conqueredLoses,
  ],
  at: {
    'year-start': (books, open) =>
      hasDiplomacy(books, open) ? [{ step: 'allotment' }, { step: 'allocation' }] : [{ step: 'allotment' }],
    'diplomatic-phase': () => [{ step: 'phase' }],
    'year-end': () => [{ step: 'sheets' }],
  },
  decisions: [
    REPORT,
    ALLOCATE,
    WRITTEN,
    SHOW,
    NAME,
    SUBVERSION,
    REACT,
    DEMAND,
    COVERT,
    ROLL,
    USAT,
    USJT,
    TIE,
    LESSER,
  ],
  doors: [NAMED, DP, RING, SHEET],
  words: wordBook(SHARED, WORDS, bookOf(sayWars, saySupplied)),
  board: (books, view) => boardPanels(books, view),
};
