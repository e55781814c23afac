import { chapter } from '../part.ts';
import { RESISTANCE } from './11-resistance.ts';
import { EFFECTS } from './2-effects.ts';
import { PEACE } from './21-peace.ts';
import { MINORS_END } from './5-minors.ts';
import { IN_FORCE } from './in-force.ts';

/** Rule 55: Germany. */
export const GERMANY = chapter([RESISTANCE, EFFECTS, PEACE, MINORS_END, IN_FORCE], {
  order: (one, other) => (one < other ? -1 : 1),
});
