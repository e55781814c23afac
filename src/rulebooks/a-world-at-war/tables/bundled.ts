import type { Tables } from './country.ts';
import { NOT_SUPPLIED } from './not-supplied.ts';
import { OURS } from './ours.made.ts';
import { MINORS } from './targets.ts';

/** The tables that come with the program: Finland whole, Belgium and Luxembourg as far as known, the others not at all. */
export const BUNDLED_TABLES: Tables = Object.fromEntries(
  MINORS.map((target) => [target, OURS[target] ?? NOT_SUPPLIED]),
);
