import { chapter } from '../part.ts';
import { polishBook } from '../polish.ts';
import { CONDITIONS } from './11-conditions.ts';
import { DP_TOTAL } from './12-dp-total.ts';
import { EFFECTS } from './2-effects.ts';
import { LEVEL } from './31-level.ts';
import { OPENING } from './31-opening.ts';
import { FORCES } from './32-forces.ts';
import { IMPAIRMENTS } from './7-impairments.ts';
import { IN_FORCE } from './in-force.ts';

/** Rule 56: Italy. */
export const ITALY = chapter([CONDITIONS, DP_TOTAL, EFFECTS, LEVEL, OPENING, FORCES, IMPAIRMENTS, IN_FORCE], {
  order: (one, other) => (one < other ? -1 : 1),
  texts: polishBook,
});
