import type { Solo } from '../kernel/solo/solo.ts';
import { solo as aWorldAtWar } from './a-world-at-war/solo/index.ts';
import { solo as levelOfCooperation } from './level-of-cooperation/solo.ts';

/** What each rulebook gives for games that nobody sits at, by its id. It stays out of the page. */
export const SOLO: Readonly<Record<string, Solo>> = {
  'a-world-at-war': aWorldAtWar as unknown as Solo,
  'level-of-cooperation': levelOfCooperation as unknown as Solo,
};
