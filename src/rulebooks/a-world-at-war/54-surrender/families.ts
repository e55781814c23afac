import { atomic, firestormed } from '../attacks.ts';
import { control } from '../control.ts';
import { atomicMarker } from '../markers.ts';
import { europeOver } from '../over.ts';
import type { Family } from '../state.ts';
import { brpNow, dpLevel, dpOtherNow, dpPageNow } from './2-dp-level.ts';
import { changed, dpLeast } from './22-needed.ts';

/** The facts of rule 54, and those of the map that all its sums share. */
export const FAMILIES: readonly Family[] = [
  brpNow,
  dpOtherNow,
  dpPageNow,
  dpLevel,
  europeOver,
  control,
  atomic,
  firestormed,
  atomicMarker,
  dpLeast,
  changed,
];
