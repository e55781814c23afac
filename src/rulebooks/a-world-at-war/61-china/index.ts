import { chapter } from '../part.ts';
import { polishBook } from '../polish.ts';
import { APPLIES } from './11-applies.ts';
import { RESISTANCE } from './11-resistance.ts';
import { CHINESE_LEVEL } from './12-judge.ts';
import { EFFECTS } from './3-results.ts';
import { IN_FORCE } from './in-force.ts';

/** Rule 61: China. */
export const CHINA = chapter([RESISTANCE, EFFECTS, CHINESE_LEVEL, APPLIES, IN_FORCE], {
  order: (one, other) => (one < other ? -1 : 1),
  texts: polishBook,
});
