import type { Present } from '../../store/index.ts';
import type { Watchers } from '../games/watchers.ts';

/** Who looks on at games, whichever process their pages are connected to. People are named by their place. */
export interface Here {
  /** Somebody has come to a game, or gone from it. */
  came(game: string, person: number): Promise<void>;
  /** Somebody's page is out of sight, or in sight again. */
  turn(game: string, person: number, away: boolean): Promise<void>;
  /** Those whose pages are in sight. */
  looking(game: string): Promise<ReadonlySet<number>>;
  /** Whether somebody looks on, in sight or not. */
  has(game: string, person: number): Promise<boolean>;
  /** Say again who looks on here: it may have been forgotten. */
  again(): Promise<void>;
}

/** Who looks on by this process; `present`: and by the others. */
export function makeHere(watchers: Watchers, present: Present | null): Here {
  return present ? byAll(watchers, present) : byThisOne(watchers);
}

function byThisOne(watchers: Watchers): Here {
  const away = new Set<string>();
  const keyOf = (game: string, person: number): string => `${person} ${game}`;
  return {
    async came(game, person) {
      if (!watchers.isHere(game, person)) away.delete(keyOf(game, person));
    },
    async turn(game, person, isAway) {
      const key = keyOf(game, person);
      if (isAway && watchers.isHere(game, person)) away.add(key);
      else away.delete(key);
    },
    looking: async (game) =>
      new Set([...watchers.places(game)].filter((each) => !away.has(keyOf(game, each)))),
    has: async (game, person) => watchers.isHere(game, person),
    again: async () => undefined,
  };
}

function byAll(watchers: Watchers, present: Present): Here {
  return {
    came: (game, person) =>
      watchers.isHere(game, person) ? present.come(game, person) : present.gone(game, person),
    turn: (game, person, away) => present.turn(game, person, away),
    looking: async (game) =>
      new Set([...(await present.of(game))].flatMap(([person, away]) => (away ? [] : [person]))),
    has: async (game, person) => (await present.of(game)).has(person),
    async again() {
      for (const game of watchers.watched())
        for (const person of watchers.places(game)) await present.come(game, person);
    },
  };
}
