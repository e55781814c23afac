import { chapter } from '../part.ts';
import { CUMULATIVE_LINES } from './11-cumulative.ts';
import { RESISTANCE } from './11-resistance.ts';
import { COLLAPSE } from './12-collapse.ts';
import { CUMULATIVE } from './14-cumulative.ts';
import { ISLAND_GROUPS } from './14-islands.ts';
import { TURN } from './14-turn.ts';
import { EFFECTS } from './2-effects.ts';
import { IN_EUROPE } from './8-european.ts';
import { IN_FORCE } from './in-force.ts';

/** Rule 57: Japan. */
export const JAPAN = chapter(
  [RESISTANCE, COLLAPSE, ISLAND_GROUPS, CUMULATIVE, CUMULATIVE_LINES, TURN, EFFECTS, IN_EUROPE, IN_FORCE],
  { order: (one, other) => (one < other ? -1 : 1) },
);
