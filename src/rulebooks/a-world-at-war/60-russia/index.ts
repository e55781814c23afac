import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { RUSSIA as RESISTANCE, resistanceSheet, SHEET } from './11-resistance.ts';
import { IC, russianIc, russianThaw, thawAt } from './21-ics.ts';
import { RULINGS } from './3-units.rulings.ts';
import { REMOVE, russianRemoval } from './31-removal.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { inForce } from './in-force.ts';
import { say } from './words.ts';

/** The steps of rule 60. */
export const STEPS = {
  'russian-ic': russianIc,
  'russian-thaw': russianThaw,
  'russian-removal': russianRemoval,
};

/** Rule 60: Russia. */
export const RUSSIA: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  rulings: RULINGS,
  at: { 'turn-end': thawAt },
  decisions: [IC, REMOVE],
  sheets: () => ({ [SHEET]: resistanceSheet() }),
  gives: { checks: [() => RESISTANCE], inForce: [inForce] },
  words: polished(bookOf(say)),
};
