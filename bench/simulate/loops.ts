import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop as aWorldAtWar } from '../a-world-at-war/loop.ts';
import { playLoop as gatheringStorm } from '../gathering-storm/loop.ts';
import { TURNS as TURNS_OF_STORM } from '../gathering-storm/year.ts';
import { playLoop as theWarGame } from '../the-war-game/loop.ts';
import { boundGame, TURNS as TURNS_OF_WAR_GAME } from '../the-war-game/turn.ts';

/** A typed loop that plays turns of a rulebook with answers at random, and nothing else. */
export interface TypedLoop {
  /** What it plays of the rules. */
  readonly about: string;
  readonly turns: number;
  play(): void;
}

const TURNS_OF_YEAR = 4;
const ROUNDS = 40;
const stream = (): SeededStream => new SeededStream('simulate');

/** The typed loop of a rulebook; Level of Cooperation has none. */
export const LOOPS: Readonly<Record<string, () => TypedLoop>> = {
  'a-world-at-war': () => ({
    about: 'years of rule 49 alone',
    turns: TURNS_OF_YEAR * ROUNDS,
    play: () => void aWorldAtWar(stream(), ROUNDS),
  }),
  'gathering-storm': () => ({
    about: 'the year 1941 with the house values',
    turns: TURNS_OF_STORM * ROUNDS,
    play: () => void gatheringStorm(stream(), ROUNDS),
  }),
  'the-war-game': () => {
    const game = boundGame(true);
    return {
      about: 'turns with the attempts of part II',
      turns: TURNS_OF_WAR_GAME,
      play: () => void theWarGame(game, stream(), 1),
    };
  },
};
