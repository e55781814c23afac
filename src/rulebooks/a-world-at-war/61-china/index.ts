import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { appliesAt, chineseResult } from './11-applies.ts';
import { CHINA as RESISTANCE, resistanceSheet, SHEET } from './11-resistance.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { inForce } from './in-force.ts';
import { say } from './words.ts';

/** The steps of rule 61. */
export const STEPS = { 'chinese-result': chineseResult };

/** Rule 61: China. */
export const CHINA: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  at: { 'player-turn-start': appliesAt },
  sheets: () => ({ [SHEET]: resistanceSheet() }),
  gives: { checks: [() => RESISTANCE], inForce: [inForce] },
  words: polished(bookOf(say)),
};
