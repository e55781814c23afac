import { performance } from 'node:perf_hooks';
import type { Decision } from '../../src/kernel/forms/decision.ts';
import { sample } from '../../src/kernel/forms/sample.ts';
import type { Position } from '../../src/kernel/game/position.ts';
import { viewOf } from '../../src/kernel/game/position.ts';
import { run as play } from '../../src/kernel/game/run.ts';
import { copyJson } from '../../src/kernel/json.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { aWorldAtWar } from '../../src/rulebooks/a-world-at-war/index.ts';
import { boundFor } from '../any-game.ts';
import { countOf, type Found, type Options, type Tell } from '../bench.ts';
import { percentile } from '../percentile.ts';

// How long the surrender watch takes after an answer: it is drawn anew for every position of random campaigns. The whole
// board is timed with it and without it (ruling surrenders), interleaved.

const SCENARIOS = ['campaign-1939', 'global-1939', 'pacific-1941'];
/**
 * Each game is played so often, the first time to warm up, and of each of its positions the quickest drawing counts: what
 * disturbs a machine only ever adds time. Within a game each position is drawn once, after the answer that leads to it, so
 * that what is kept from the position before it counts as it does at the table, and no more.
 */
const ROUNDS = 4;
const MOST_MS = 5;

type Choice = 'played' | 'reported';
type Times = Record<Choice, number[]>;

/** The milliseconds that the board of each position of a random game takes. */
function timesOf(table: Table, seed: number): Times {
  const { rules } = table;
  const times: Times = { played: [], reported: [] };
  const random = seededRandom(seed);
  const drawn = (position: Position, surrenders: Choice): void => {
    const copy = copyJson(position);
    Object.assign(copy.open.rulings, { surrenders });
    const view = viewOf(copy, null);
    const from = performance.now();
    rules.board?.(view);
    times[surrenders].push(performance.now() - from);
  };
  const position = rules.setup();
  const answerer = (decision: Decision) => {
    drawn(position, 'reported');
    drawn(position, 'played');
    return sample(decision.form, random, rules.facts) ?? null;
  };
  play(table, position, answerer, { check: false });
  return times;
}

/** Of each position the quickest drawing of some rounds. */
function quickestOf(table: Table, seed: number): Times {
  timesOf(table, seed);
  const all = Array.from({ length: ROUNDS - 1 }, () => timesOf(table, seed));
  const quickest = (choice: Choice): number[] =>
    (all[0]?.[choice] ?? []).map((_, at) => Math.min(...all.map((times) => times[choice][at] ?? Infinity)));
  return { played: quickest('played'), reported: quickest('reported') };
}

/** How long the board takes, with the watch and without it. */
export async function run(options: Options, { doing, found }: Tell): Promise<Found> {
  const games = countOf(options, 'games');
  const all: Times = { played: [], reported: [] };
  const [withIt, without] = [all.played, all.reported];
  const at = (times: readonly number[], share: number): string => `${percentile(times, share).toFixed(2)} ms`;
  found(`To reach: the board with the watch below ${MOST_MS} ms at p99. So far:`);
  for (let seed = 1; seed <= games; seed++)
    for (const scenario of SCENARIOS) {
      doing(`${scenario}, game ${seed} of ${games}`);
      const { played, reported } = quickestOf(boundFor(aWorldAtWar as unknown as Rulebook, scenario), seed);
      withIt.push(...played);
      without.push(...reported);
      found(
        `${withIt.length} positions: p50 ${at(withIt, 0.5)}, p99 ${at(withIt, 0.99)}; without it p50 ${at(without, 0.5)}, p99 ${at(without, 0.99)}`,
      );
    }
  const p99 = { board: percentile(withIt, 0.99), without: percentile(without, 0.99) };
  const p50 = { board: percentile(withIt, 0.5), without: percentile(without, 0.5) };
  return { document: { positions: withIt.length, p50, p99 }, holds: p99.board < MOST_MS };
}
