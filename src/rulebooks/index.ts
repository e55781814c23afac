import type { frame } from '../kernel/index.ts';
import { aWorldAtWar } from './a-world-at-war/index.ts';
import { gatheringStorm } from './gathering-storm/index.ts';
import { levelOfCooperation } from './level-of-cooperation/index.ts';
import { theWarGame } from './the-war-game/index.ts';

/** Every rulebook there is. A new one is a folder and a line here. */
export const RULEBOOKS: readonly frame.Rulebook[] = [
  levelOfCooperation,
  aWorldAtWar,
  gatheringStorm,
  theWarGame,
];

/** The rulebook with an id, if there is one. */
export function findRulebook(id: string): frame.Rulebook | undefined {
  return RULEBOOKS.find((rulebook) => rulebook.id === id);
}
