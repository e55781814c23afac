import type { Games } from '../games/games.ts';

/** How fast bots play: an answer each time somebody says so, or so long after one another. */
export const PACES = ['step', 'slow', 'fast'] as const;
type BotPace = (typeof PACES)[number];

/** Milliseconds between two answers of bots. */
const PAUSES = { step: 0, slow: 2000, fast: 400 } as const;

/** The most games whose pace is kept in mind; of the others bots play as fast as they do everywhere. */
const MOST = 5000;

interface Paced {
  readonly pace: BotPace;
  /** Answers that somebody has asked for. */
  steps: number;
  last: number;
}

/** The paces of the bots of a server's games: kept in mind alone, and said again by whoever plays once they come back. */
interface Paces {
  /** From now on; `step`: one answer more. */
  set(game: string, pace: BotPace, step: boolean): void;
  /** Whether bots may give an answer now. */
  mayGo(game: string, now: number): boolean;
  /** How long a bot lets others read; undefined: as everywhere. */
  pauseOf(game: string): number | undefined;
  /** A bot has given an answer. */
  went(game: string, now: number): void;
}

const known = new WeakMap<object, Paces>();

/** Those of a server. */
export function pacesOf(games: Pick<Games, 'database'>): Paces {
  const found = known.get(games) ?? makePaces();
  known.set(games, found);
  return found;
}

function makePaces(): Paces {
  const paced = new Map<string, Paced>();
  return {
    set(game, pace, step) {
      const { steps = 0, last = 0 } = paced.get(game) ?? {};
      paced.delete(game);
      if (paced.size >= MOST) paced.delete(paced.keys().next().value ?? '');
      paced.set(game, { pace, steps: pace === 'step' ? (step ? steps + 1 : 0) : 0, last });
    },
    mayGo(game, now) {
      const one = paced.get(game);
      if (!one) return true;
      return one.pace === 'step' ? one.steps > 0 : now - one.last >= PAUSES[one.pace];
    },
    pauseOf(game) {
      const one = paced.get(game);
      return one && PAUSES[one.pace];
    },
    went(game, now) {
      const one = paced.get(game);
      if (!one) return;
      one.last = now;
      if (one.steps > 0) one.steps--;
    },
  };
}
