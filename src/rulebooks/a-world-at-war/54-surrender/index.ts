import { ATTACKS_COUNTED } from '../attacks.ts';
import { CONTROLLED } from '../control.ts';
import { FALLS_HAPPEN } from '../falls.events.ts';
import { MAP_HAPPENS } from '../map.events.ts';
import { TABLES_HAPPEN } from '../tables.events.ts';
import { WARS_HAPPEN } from '../wars.events.ts';
import { MARKERS } from '../markers.ts';
import { OVER } from '../over.ts';
import { chapter } from '../part.ts';
import { CORRECTED } from '../withdrawn.ts';
import { PLAYED } from '../played.ts';
import { polished } from '../polish.ts';
import { ROUNDED } from '../rounding.ts';
import { CHECKS } from './12-checks.ts';
import { DP_LEVEL } from './2-dp-level.ts';
import { NEEDED } from './22-needed.ts';
import { CONQUERED } from './31-conquered.ts';
import { OPENING } from './31-opening.ts';
import { REPORTED } from './31-reported.ts';
import { WITHDRAWN } from './31-withdrawn.ts';
import { SAFE } from './22-safe.ts';
import { IN_FORCE } from './all-in-force.ts';
import { WATCH } from './watch.ts';

/** Rule 54: when surrenders are determined, and DP levels; with what all resistance levels count of the map. */
export const SURRENDER = chapter(
  [
    PLAYED,
    DP_LEVEL,
    OVER,
    CONTROLLED,
    WARS_HAPPEN,
    FALLS_HAPPEN,
    MAP_HAPPENS,
    TABLES_HAPPEN,
    ATTACKS_COUNTED,
    MARKERS,
    ROUNDED,
    REPORTED,
    CORRECTED,
    WITHDRAWN,
    NEEDED,
    SAFE,
    CHECKS,
    CONQUERED,
    OPENING,
    WATCH,
    IN_FORCE,
  ],
  { order: (one, other) => (one < other ? -1 : 1), texts: polished },
);
