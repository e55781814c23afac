import type { Entry } from '../rule.ts';
import { ARGENTINA } from './argentina.ts';
import { MONGOLIA } from './mongolia.ts';

/** The entries of the guide that have a story, in its order; colonies stand with their parents. */
export const ENTRIES: readonly Entry[] = [ARGENTINA, MONGOLIA];
