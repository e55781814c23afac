import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { ITALY as CONDITIONS } from './11-conditions.ts';
import { SHEET as TOTAL, totalSheet } from './12-dp-total.ts';
import { italyLevel, SHEET as LEVEL, surrenderLevelSheet } from './31-level.ts';
import { italyCovert, italyOpening, surrenderToCome } from './31-opening.ts';
import { impairments, impairmentsAt, italyGoesToWar } from './7-impairments.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { inForce } from './in-force.ts';
import { RULINGS } from './rulings.ts';
import { say } from './words.ts';

/** The steps of rule 56. */
export const STEPS = {
  impairments,
  'italy-opening': italyOpening,
  'italy-covert': italyCovert,
  'italy-level': italyLevel,
};

/** Rule 56: Italy. */
export const ITALY: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  rulings: RULINGS,
  at: { 'player-turn-start': impairmentsAt },
  news: [italyGoesToWar],
  sheets: () => ({ [TOTAL]: totalSheet(), [LEVEL]: surrenderLevelSheet() }),
  gives: {
    checks: [() => CONDITIONS],
    inForce: [inForce],
    surrenders: [{ of: 'italy', effects: (_, open) => surrenderToCome(open) }],
  },
  words: polished(bookOf(say)),
};
