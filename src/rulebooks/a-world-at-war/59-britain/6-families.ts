import type { Family } from '../state.ts';
import { britishMinor, minorBrps } from './65-minors.ts';
import { OF_TERRITORIES } from './65-territories.ts';
import { returned } from './7-returns.ts';

/** The facts of 59.6 and 59.7. */
export const FAMILIES: readonly Family[] = [...OF_TERRITORIES, britishMinor, minorBrps, returned];
