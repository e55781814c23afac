import type { Chapter } from '../../../kernel/chapter.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import type { Ground } from '../state.ts';
import { purge, PURGE_CHOICE } from './22.21B-purge.ts';
import { shown, STRENGTH } from './8-revealed.ts';
import { CLAUSES } from './clauses.ts';
import { PLACE, place } from './place.ts';
import { RULINGS } from './rulings.ts';
import { antiComintern, military, strength } from './strength-facts.ts';
import { STRENGTHS, strengths } from './strengths.ts';
import { VALUES, values } from './values.ts';
import { WORDS } from './words.ts';

/** Steps 1 to 4 and 8. */
export const STEPS = { purge, place, values, strengths, 'counters-shown': shown };

/** What `needs` ask of the table. */
const REPORT: DecisionKind = {
  name: 'report',
  seats: 'table',
  form: 'report',
  about: 'Facts without which play cannot go on.',
  clauses: ['24.54E', '24.56D', '24.61B'],
};

export const PLACING: Chapter<Ground> = {
  clauses: CLAUSES,
  rulings: RULINGS,
  facts: [strength, military, antiComintern],
  decisions: [PURGE_CHOICE, PLACE, VALUES, STRENGTHS, REPORT],
  doors: [STRENGTH],
  words: WORDS,
};
