import type { Family } from '../state.ts';

/** The facts of 59.6 and 59.7. */
export const FAMILIES: readonly Family[] = [];
