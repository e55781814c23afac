import { aWorldAtWarDiplomacy } from './a-world-at-war-diplomacy/model.ts';
import { aWorldAtWarSurrender } from './a-world-at-war-surrender/model.ts';
import { gatheringStorm } from './gathering-storm/model.ts';
import { levelOfCooperation } from './level-of-cooperation/model.ts';
import { type Model, search, type Searched } from './model.ts';
import { theWarGame } from './the-war-game/model.ts';

/** A model by its name, with what plays beside it. */
export interface Named {
  readonly about: string;
  readonly search: (seed: number) => Searched;
}

function named<State>(model: Model<State>): Named {
  return { about: model.about, search: (seed) => search(model, seed) };
}

/** Every model there is. A new one is a file and a line here. */
export const MODELS: Readonly<Record<string, Named>> = {
  'a-world-at-war-diplomacy': named(aWorldAtWarDiplomacy),
  'a-world-at-war-surrender': named(aWorldAtWarSurrender),
  'gathering-storm': named(gatheringStorm),
  'level-of-cooperation': named(levelOfCooperation),
  'the-war-game': named(theWarGame),
};
