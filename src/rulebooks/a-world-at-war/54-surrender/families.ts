import type { Family } from '../state.ts';
import { brpNow, dpLevel, dpOtherNow, dpPageNow } from './2-dp-level.ts';

/** The facts of rule 54. */
export const FAMILIES: readonly Family[] = [brpNow, dpOtherNow, dpPageNow, dpLevel];
