import { LOG } from './log.ts';
import { HAPPENINGS } from './facts/happened.ts';
import { BOARD } from './board/board.ts';
import { CHANGES } from './facts/changes.ts';
import { FREED_COUNTERS } from './freed.ts';
import { COVERT } from './intelligence/16.16A-covert.ts';
import { SUBVERSION } from './intelligence/16.16H-subversion.ts';
import { DRAWN_EVENTS } from './intelligence/24.56D-drawn.ts';
import { FALLEN_FLAGS } from './intelligence/24.83-removed.ts';
import { THREAT } from './intelligence/24.83-threat.ts';
import { TARGET_EVENTS } from './intelligence/5-target-events.ts';
import { FLEXIBLE_EVENTS } from './intelligence/6-flexible-events.ts';
import { BARS } from './intelligence/bars.ts';
import { EVENT_MODIFIERS } from './intelligence/event-modifiers.ts';
import { HELD_CARDS } from './intelligence/held.ts';
import { ONE_FORM } from './intelligence/one-form.ts';
import { OPENING } from './intelligence/opening.ts';
import { OPERATIONS } from './intelligence/operations.ts';
import { chapter } from './part.ts';
import { PURGE } from './placing/22.21B-purge.ts';
import { ANTI_COMINTERN } from './placing/24.3-anti-comintern.ts';
import { MILITARY } from './placing/24.4-military.ts';
import { DIPLOMATIC } from './placing/24.5-diplomatic.ts';
import { SUCCESS } from './placing/24.53-success.ts';
import { PLACING_COLUMNS } from './placing/24.54E-columns.ts';
import { LIMITS } from './placing/24.54E-limits.ts';
import { ALLIES } from './placing/24.56D-allies.ts';
import { RUSSIA } from './placing/24.61-russia.ts';
import { REVELATION } from './placing/8-revealed.ts';
import { COSTS } from './placing/costs.ts';
import { ONE_PER_ALLIANCE } from './placing/one-per-alliance.ts';
import { PLACE } from './placing/1-4-place.ts';
import { COUNTER_BELIEFS } from './placing/believed.ts';
import { STRENGTH_FACTS } from './placing/strength-facts.ts';
import { STRENGTHS } from './placing/strengths.ts';
import { VALUES } from './placing/values.ts';
import { FLAGS } from './resolution/11-flags.ts';
import { RESOLUTION } from './resolution/11-resolution.ts';
import { RESULT } from './resolution/11-result.ts';
import { LEDGER } from './resolution/ledger.ts';
import { MARGIN } from './resolution/margin.ts';
import { SEQUENCE } from './sequence.ts';
import { STANDING } from './starts/standing.ts';
import { SUPPLIED_FILES } from './files/supplied.ts';

const GAME = chapter([STANDING, SEQUENCE, CHANGES, HAPPENINGS, BOARD, SUPPLIED_FILES]);

/** Steps 1 to 4 and 8. */
const PLACING = chapter([
  PLACE,
  REVELATION,
  ONE_PER_ALLIANCE,
  STRENGTH_FACTS,
  COUNTER_BELIEFS,
  ANTI_COMINTERN,
  MILITARY,
  DIPLOMATIC,
  SUCCESS,
  LIMITS,
  PLACING_COLUMNS,
  ALLIES,
  RUSSIA,
  PURGE,
  COSTS,
  VALUES,
  STRENGTHS,
]);

/** Events and intelligence: the opening of a turn, steps 5, 6, 7, 9 and 10. */
const EVENTS = chapter([
  OPENING,
  HELD_CARDS,
  BARS,
  FALLEN_FLAGS,
  OPERATIONS,
  EVENT_MODIFIERS,
  DRAWN_EVENTS,
  FREED_COUNTERS,
  TARGET_EVENTS,
  FLEXIBLE_EVENTS,
  THREAT,
  COVERT,
  SUBVERSION,
  ONE_FORM,
]);

/** What follows step 10: the ledgers, the margins, and the flags that come of them (step.11). */
const LEDGERS = chapter([LEDGER, MARGIN, RESOLUTION, FLAGS, RESULT]);

/** All parts of the rulebook. */
export const CHAPTERS = [GAME, PLACING, EVENTS, LEDGERS, chapter([LOG])];
