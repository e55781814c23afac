import { BOARD } from '../board/board.ts';
import { MINOR_WARS } from '../war/minor-wars.ts';
import { chapter } from '../part.ts';
import { polishBook } from '../polish.ts';
import { RESULTS_IN_EFFECT } from '../starts/standing.ts';
import { SUPPLIED_FILES } from '../files/supplied.ts';
import { ADDITIONS } from '../tables/additions.ts';
import { TABLE_FACTS } from '../tables/country-facts.ts';
import { WARS_TOLD } from '../war/wars.ts';
import { ALLOTMENT } from './1-allotment.ts';
import { WORKSHEET } from './12-worksheet.ts';
import { UNDEFENDED_RUSSIA } from './154-undefended.ts';
import { SURRENDER_FACTS } from './17-surrender.ts';
import { ALLOCATION } from './2-allocation.ts';
import { PAPER } from './21-paper.ts';
import { PLACING } from './21-placing.ts';
import { DP_BELIEFS } from './31-believed.ts';
import { RESTRICTIONS } from './3-restrictions.ts';
import { NAMING } from './41-naming.ts';
import { DIE_ROLL } from './42-die-roll.ts';
import { PHASE } from './42-phase.ts';
import { DPS_OPENED } from './425-opening.ts';
import { ROLLING } from './425-roll.ts';
import { SPENDING } from './426-spending.ts';
import { DPS_SHOWN } from './4261-dps.ts';
import { COVERT } from './4262-covert.ts';
import { SPY_RINGS } from './4262-spy-rings.ts';
import { SUBVERSION } from './4263-subversion.ts';
import { OTHER_MODIFIERS } from './4265-other.ts';
import { ROLL_BARS } from './43-bars.ts';
import { NAMED_ONCE } from './431-named.ts';
import { FALL_OF_FRANCE } from './431c-france.ts';
import { RUSSIA_WAITS_FOR } from './434-russia-waits.ts';
import { AGGRESSION } from './435-aggression.ts';
import { YEAR_END } from './45-year-end.ts';
import { RESULTS } from './5-results.ts';
import { ROWS } from './5-rows.ts';
import { AXIS_BENEFIT } from './51-axis.ts';
import { LESSER_RESULTS } from './53-lesser.ts';
import { HEX_CONTROL } from './54-hex-control.ts';
import { OBLIGATIONS } from './58-obligations.ts';
import { BRPS_DUE } from './59-brps-due.ts';
import { REACTIONS } from './6-reactions.ts';
import { DECLARED_WARS } from './61-declared.ts';
import { ELIGIBLE } from './62-eligible.ts';
import { REACTION_EVENTS } from './63-triggers.ts';
import { EVENTS_NAMED } from './631-events.ts';
import { SUBVERSION_REACTIONS } from './634-subversion.ts';
import { TERRITORIAL_DEMANDS } from './7-demands.ts';
import { TENSION } from './8-tension.ts';
import { USAT_TRIGGERS } from './83-usat.ts';
import { LISTS } from './84-lists.ts';
import { EFFECTIVE_LEVEL } from './85-effective-level.ts';
import { ELECTIONS } from './86-elections.ts';
import { OFFENSIVES } from './87-offensives.ts';
import { NEWS } from './news.ts';
import { PASSED_BY } from './passed-by.ts';

/** Rule 49: diplomacy. In this order its facts are listed. */
export const DIPLOMACY = chapter(
  [
    WORKSHEET,
    SURRENDER_FACTS,
    ALLOTMENT,
    ALLOCATION,
    RESTRICTIONS,
    DP_BELIEFS,
    PLACING,
    PASSED_BY,
    PAPER,
    NAMING,
    UNDEFENDED_RUSSIA,
    WARS_TOLD,
    RUSSIA_WAITS_FOR,
    FALL_OF_FRANCE,
    PHASE,
    SUBVERSION_REACTIONS,
    TERRITORIAL_DEMANDS,
    AGGRESSION,
    DIE_ROLL,
    MINOR_WARS,
    DECLARED_WARS,
    TENSION,
    EFFECTIVE_LEVEL,
    LISTS,
    ELECTIONS,
    OFFENSIVES,
    ROLL_BARS,
    OTHER_MODIFIERS,
    RESULTS_IN_EFFECT,
    SUBVERSION,
    DPS_SHOWN,
    COVERT,
    SPY_RINGS,
    NAMED_ONCE,
    REACTIONS,
    BRPS_DUE,
    REACTION_EVENTS,
    ELIGIBLE,
    EVENTS_NAMED,
    USAT_TRIGGERS,
    TABLE_FACTS,
    ADDITIONS,
    SUPPLIED_FILES,
    SPENDING,
    DPS_OPENED,
    ROLLING,
    ROWS,
    RESULTS,
    AXIS_BENEFIT,
    HEX_CONTROL,
    LESSER_RESULTS,
    OBLIGATIONS,
    YEAR_END,
    BOARD,
    NEWS,
  ],
  { order: (one, other) => (one < other ? -1 : 1), texts: polishBook },
);
