import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import type { Ground } from '../state.ts';
import { CLAUSES } from './clauses.ts';
import { DECISIONS } from './decisions.ts';
import { attemptsMade } from './i1-progression.ts';
import { bonus } from './i2-bonuses.ts';
import { attempts } from './i3-attempts.ts';
import { wonFact } from './i4-resets.ts';
import { money, openedFact, spentFact } from './j1-money.ts';
import { landValue } from './j2-cap.ts';
import { counter, paid } from './j4-counter.ts';
import { BID, bid } from './j7-bids.ts';
import { fixedSums } from './j9-fixed-sums.ts';
import { partTwo, partTwoEnd } from './part-two.ts';
import { influenceRoll, influenceRolls } from './rolls.ts';
import { RULINGS } from './rulings.ts';
import { influenceDie, influenceSheets } from './sheets.ts';
import { say } from './words.ts';

export const STEPS = {
  'part-two': partTwo,
  attempts,
  'fixed-sums': fixedSums,
  'influence-rolls': influenceRolls,
  paid,
  counter,
  bid,
  'influence-roll': influenceRoll,
  'part-two-end': partTwoEnd,
};

/** What the table can report, correct or begin with of part II. */
export const PART_TWO_FACTS = [attemptsMade, wonFact, landValue, spentFact, openedFact];

/** Part II of the diplomatic phase: influence and its money (G.I1 to G.J9). */
export const PART_TWO: Chapter<Ground> = {
  clauses: CLAUSES,
  rulings: RULINGS,
  facts: [...PART_TWO_FACTS, bonus, money, influenceDie],
  sheets: influenceSheets,
  decisions: DECISIONS,
  doors: [BID],
  words: bookOf(say),
};
