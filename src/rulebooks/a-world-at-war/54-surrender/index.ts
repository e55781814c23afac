import { ATTACKS_COUNTED } from '../war/attacks.ts';
import { CONTROL } from '../war/control.ts';
import { FALLS_HAPPEN } from '../war/falls.events.ts';
import { MAP_HAPPENS } from '../war/map.events.ts';
import { TABLES_HAPPEN } from '../tables/tables.events.ts';
import { WARS_HAPPEN } from '../war/wars.events.ts';
import { MARKERS } from '../war/markers.ts';
import { OVER } from '../turn/over.ts';
import { chapter } from '../part.ts';
import { CORRECTIONS } from '../war/withdrawn.ts';
import { PLAYED_RESULTS } from '../turn/played.ts';
import { polishBook } from '../polish.ts';
import { ROUNDING_RULES } from '../facts/rounding.ts';
import { CHECKS } from './12-checks.ts';
import { DP_LEVEL } from './2-dp-level.ts';
import { NEEDED_FACTS } from './22-needed.ts';
import { CONQUEST_BY_SURRENDER } from './31-conquered.ts';
import { OPENING } from './31-opening.ts';
import { SURRENDER_NEWS } from './31-reported.ts';
import { WITHDRAWAL } from './31-withdrawn.ts';
import { SAFE } from './22-safe.ts';
import { IN_FORCE } from './all-in-force.ts';
import { WATCH } from './watch.ts';

/** Rule 54: when surrenders are determined, and DP levels; with what all resistance levels count of the map. */
export const SURRENDER = chapter(
  [
    PLAYED_RESULTS,
    DP_LEVEL,
    OVER,
    CONTROL,
    WARS_HAPPEN,
    FALLS_HAPPEN,
    MAP_HAPPENS,
    TABLES_HAPPEN,
    ATTACKS_COUNTED,
    MARKERS,
    ROUNDING_RULES,
    SURRENDER_NEWS,
    CORRECTIONS,
    WITHDRAWAL,
    NEEDED_FACTS,
    SAFE,
    CHECKS,
    CONQUEST_BY_SURRENDER,
    OPENING,
    WATCH,
    IN_FORCE,
  ],
  { order: (one, other) => (one < other ? -1 : 1), texts: polishBook },
);
