import { performance } from 'node:perf_hooks';
import { isRefusal } from '../../src/kernel/clause.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import { copyJson } from '../../src/kernel/json.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { type Position, viewOf } from '../../src/kernel/position.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import { run } from '../../src/kernel/run.ts';
import { sample } from '../../src/kernel/sample.ts';
import { bindTable } from '../../src/kernel/standing.ts';
import { aWorldAtWar } from '../../src/rulebooks/a-world-at-war/index.ts';

// How long the surrender watch takes after an answer: it is drawn anew for every position of random campaigns. The whole
// board is timed with it and without it (ruling surrenders), interleaved.

const SCENARIOS = ['campaign-1939', 'global-1939', 'pacific-1941'];
const GAMES = 3;
const WARM_UP = 1;
/** Each position is drawn so often, and the quickest counts: what disturbs a machine only ever adds time. */
const DRAWS = 3;
const MOST_MS = 5;

type Choice = 'played' | 'reported';

/** The milliseconds that the board of each position of a random game takes. */
function timesOf(scenario: string, seed: number): Record<Choice, number[]> {
  const table = bindTable(aWorldAtWar as unknown as Rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error('the campaign cannot be bound');
  const { rules } = table;
  const times: Record<Choice, number[]> = { played: [], reported: [] };
  const random = seeded(seed);
  const drawn = (position: Position, surrenders: Choice): void => {
    const copy = copyJson(position);
    Object.assign(copy.open.rulings, { surrenders });
    const view = viewOf(copy, null);
    let quickest = Number.POSITIVE_INFINITY;
    for (let draw = 0; draw < DRAWS; draw++) {
      const from = performance.now();
      rules.board?.(view);
      quickest = Math.min(quickest, performance.now() - from);
    }
    times[surrenders].push(quickest);
  };
  const position = rules.setup();
  const answerer = (decision: Decision) => {
    drawn(position, 'reported');
    drawn(position, 'played');
    return sample(decision.form, random, rules.facts) ?? null;
  };
  run(table, position, answerer, { check: false });
  return times;
}

const all: Record<Choice, number[]> = { played: [], reported: [] };
for (let seed = -WARM_UP; seed < GAMES; seed++)
  for (const scenario of SCENARIOS) {
    const times = timesOf(scenario, seed + WARM_UP);
    if (seed < 0) continue;
    all.played.push(...times.played);
    all.reported.push(...times.reported);
  }

/** What so many of a hundred stay below. */
function within(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length * percent) / 100)] ?? 0).toFixed(2));
}

const p99 = { board: within(all.played, 99), without: within(all.reported, 99) };
const p50 = { board: within(all.played, 50), without: within(all.reported, 50) };
const isQuick = p99.board < MOST_MS;
if (process.argv.includes('--json')) console.log(JSON.stringify({ positions: all.played.length, p50, p99 }));
else {
  console.log(
    `${all.played.length} positions; to reach: the board with the watch below ${MOST_MS} ms at p99`,
  );
  console.log(`with it    p50 ${p50.board} ms, p99 ${p99.board} ms`);
  console.log(`without it p50 ${p50.without} ms, p99 ${p99.without} ms`);
}
process.exitCode = isQuick ? 0 : 1;
