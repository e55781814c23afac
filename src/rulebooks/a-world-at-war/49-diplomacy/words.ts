import { wordBook } from '../../../kernel/words.ts';
import { WORDS as DP_LEVEL } from '../54-surrender/2-dp-level.words.ts';
import { polished } from '../polish.ts';
import { WORDS as ALLOTMENT } from './1-allotment.words.ts';
import { WORDS as ALLOCATION } from './2-allocation.words.ts';
import { WORDS as PAPER } from './21-paper.words.ts';
import { WORDS as PLACING } from './21-placing.words.ts';
import { WORDS as NAMING } from './41-naming.words.ts';
import { WORDS as DIE_ROLL } from './42-die-roll.words.ts';
import { WORDS as ROLL } from './425-roll.words.ts';
import { WORDS as SPENDING } from './426-spending.words.ts';
import { WORDS as COVERT } from './4262-covert.words.ts';
import { WORDS as SPY_RINGS } from './4262-spy-rings.words.ts';
import { WORDS as SUBVERSION } from './4263-subversion.words.ts';
import { WORDS as BARS } from './43-bars.words.ts';
import { WORDS as YEAR_END } from './45-year-end.words.ts';
import { WORDS as RESULTS } from './5-results.words.ts';
import { WORDS as ROWS } from './5-rows.words.ts';
import { WORDS as LESSER } from './53-lesser.words.ts';
import { WORDS as OBLIGATIONS } from './58-obligations.words.ts';
import { WORDS as REACTIONS } from './6-reactions.words.ts';
import { WORDS as DEMANDS } from './7-demands.words.ts';
import { WORDS as TENSION } from './8-tension.words.ts';
import { WORDS as EFFECTIVE_LEVEL } from './85-effective-level.words.ts';

/** Every text of rule 49, in the order of its clauses. */
export const WORDS = polished(
  wordBook(
    ALLOTMENT,
    ALLOCATION,
    PAPER,
    PLACING,
    NAMING,
    DIE_ROLL,
    ROLL,
    SPENDING,
    COVERT,
    SPY_RINGS,
    SUBVERSION,
    BARS,
    YEAR_END,
    RESULTS,
    ROWS,
    LESSER,
    OBLIGATIONS,
    REACTIONS,
    DEMANDS,
    TENSION,
    EFFECTIVE_LEVEL,
    DP_LEVEL,
  ),
);
