import { bookOf } from '../../../kernel/texts.ts';
import { polished } from '../polish.ts';
import { say as sayAllotment } from './1-allotment.words.ts';
import { say as sayAllocation } from './2-allocation.words.ts';
import { say as sayPaper } from './21-paper.words.ts';
import { say as sayPlacing } from './21-placing.words.ts';
import { say as sayNaming } from './41-naming.words.ts';
import { say as sayDieRoll } from './42-die-roll.words.ts';
import { say as sayRoll } from './425-roll.words.ts';
import { say as saySpending } from './426-spending.words.ts';
import { say as sayCovert } from './4262-covert.words.ts';
import { say as saySpyRings } from './4262-spy-rings.words.ts';
import { say as saySubversion } from './4263-subversion.words.ts';
import { say as sayBars } from './43-bars.words.ts';
import { say as sayYearEnd } from './45-year-end.words.ts';
import { say as sayResults } from './5-results.words.ts';
import { say as sayRows } from './5-rows.words.ts';
import { say as sayLesser } from './53-lesser.words.ts';
import { say as sayObligations } from './58-obligations.words.ts';
import { say as sayReactions } from './6-reactions.words.ts';
import { say as sayDemands } from './7-demands.words.ts';
import { say as sayTension } from './8-tension.words.ts';
import { say as sayEffectiveLevel } from './85-effective-level.words.ts';

/** Every text of rule 49, in the order of its clauses. */
export const WORDS = polished(
  bookOf(
    sayAllotment,
    sayAllocation,
    sayPaper,
    sayPlacing,
    sayNaming,
    sayDieRoll,
    sayRoll,
    saySpending,
    sayCovert,
    saySpyRings,
    saySubversion,
    sayBars,
    sayYearEnd,
    sayResults,
    sayRows,
    sayLesser,
    sayObligations,
    sayReactions,
    sayDemands,
    sayTension,
    sayEffectiveLevel,
  ),
);
