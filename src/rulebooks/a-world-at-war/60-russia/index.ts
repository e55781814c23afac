import { chapter } from '../part.ts';
import { polishBook } from '../polish.ts';
import { RESISTANCE } from './11-resistance.ts';
import { STATE_OF_SURRENDER } from './12-state.ts';
import { IC_LOSSES } from './21-ics.ts';
import { FROZEN_ICS } from './21a-frozen.ts';
import { OWED_UNITS } from './31-owed.ts';
import { REMOVAL } from './31-removal.ts';
import { LOWEST_LEVEL } from './32-lowest.ts';
import { IN_FORCE } from './in-force.ts';

/** Rule 60: Russia. */
export const RUSSIA = chapter(
  [RESISTANCE, IC_LOSSES, OWED_UNITS, LOWEST_LEVEL, STATE_OF_SURRENDER, FROZEN_ICS, REMOVAL, IN_FORCE],
  { order: (one, other) => (one < other ? -1 : 1), texts: polishBook },
);
