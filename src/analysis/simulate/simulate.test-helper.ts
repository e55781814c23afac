import type { Plan } from './plan.ts';
import type { Simulation } from './result.ts';
import { emptyTally, type Tally } from './tally.ts';

/** A plan of games with nothing in it that matters for counts. */
export function planOf(games: number, seed = '1'): Plan {
  const head = {
    format: 1,
    rulebook: 'level-of-cooperation',
    scenarios: ['short-1942'],
    title: 't',
    about: 'a',
  } as const;
  return {
    rulebook: 'level-of-cooperation',
    scenario: 'short-1942',
    rulings: {},
    data: null,
    levels: {
      germany: 'steady',
      japan: 'steady',
      italy: 'steady',
      ussr: 'random',
      uk: 'random',
      usa: 'random',
    },
    aims: { ...head, kind: 'aims', lines: [] },
    history: { ...head, kind: 'history', lines: [], else: [] },
    facts: {},
    seed,
    games,
  };
}

/** What came of games in which Turkey goes from 0 to -1 in the second of two turns in some, and stays in the others. */
export function tallyOf(games: number, moved: number): Tally {
  return {
    ...emptyTally(),
    games,
    answers: 10 * games,
    ended: { 2: games },
    places: {
      turkey: {
        '0': { label: { key: '0' }, first: { 1: games }, more: { 1: games, 2: -moved } },
        '-1': { label: { key: '-1' }, first: { 2: moved }, more: { 2: moved } },
      },
    },
    shares: { germany: { sum: 5000 * games, squares: 25_000_000 * games } },
  };
}

/** The result of a run, or of a part of it. */
export function simulationOf(
  plan: Plan,
  tally: Tally,
  part: { from?: number; to?: number } = {},
): Simulation {
  return { format: 1, kind: 'simulation', rules: '1', plan, tally, ...part };
}
