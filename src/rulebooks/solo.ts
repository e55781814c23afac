import type { Solo } from '../kernel/solo/index.ts';
import { solo as aWorldAtWar } from './a-world-at-war/solo/index.ts';
import { solo as gatheringStorm } from './gathering-storm/solo/index.ts';
import { solo as levelOfCooperation } from './level-of-cooperation/solo/index.ts';
import { solo as theWarGame } from './the-war-game/solo/index.ts';

/** What each rulebook gives for games that nobody sits at, by its id. It stays out of the page. */
export const SOLO: Readonly<Record<string, Solo>> = {
  'a-world-at-war': aWorldAtWar as unknown as Solo,
  'gathering-storm': gatheringStorm as unknown as Solo,
  'level-of-cooperation': levelOfCooperation as unknown as Solo,
  'the-war-game': theWarGame as unknown as Solo,
};
