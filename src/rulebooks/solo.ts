import type { Solo } from '../kernel/solo/solo.ts';
import { solo as levelOfCooperation } from './level-of-cooperation/solo.ts';

/** What each rulebook gives for games that nobody sits at, by its id. It stays out of the page. */
export const SOLO: Readonly<Record<string, Solo>> = {
  'level-of-cooperation': levelOfCooperation as unknown as Solo,
};
