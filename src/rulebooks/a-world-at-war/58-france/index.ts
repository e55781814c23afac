import { chapter } from '../part.ts';
import { polishBook } from '../polish.ts';
import { FRENCH_STATE } from '../war/vichy.ts';
import { CONDITIONS } from './11-conditions.ts';
import { FALL } from './12-fall.ts';
import { FRENCH_LEVEL } from './21-level.ts';
import { FOUND_LEVEL } from './22-found.ts';
import { VICHY_CHOICE } from './31-vichy.ts';
import { HEXES } from './4-hexes.ts';
import { LEAVING } from './42-leaving.ts';
import { FRENCH_MINORS } from './5-minors.ts';
import { COLONY_ROLLS } from './53-colonies.ts';
import { FORCES } from './6-forces.ts';
import { FORCES_TABLES } from './6-table.ts';
import { VICHY_UNITS } from './632-vichy-units.ts';
import { FRENCH_BRPS } from './7-brps.ts';
import { IN_FORCE } from './in-force.ts';
import { WATCH } from './watch.ts';

/** Rule 58: France. */
export const FRANCE = chapter(
  [
    CONDITIONS,
    FALL,
    FRENCH_LEVEL,
    FOUND_LEVEL,
    VICHY_CHOICE,
    FRENCH_STATE,
    HEXES,
    LEAVING,
    FRENCH_MINORS,
    COLONY_ROLLS,
    FORCES,
    FORCES_TABLES,
    VICHY_UNITS,
    FRENCH_BRPS,
    IN_FORCE,
    WATCH,
  ],
  { order: (one, other) => (one < other ? -1 : 1), texts: polishBook },
);
