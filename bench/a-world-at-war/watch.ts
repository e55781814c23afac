import { performance } from 'node:perf_hooks';
import { isRefusal } from '../../src/kernel/clause.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import { copyJson } from '../../src/kernel/json.ts';
import type { Decision } from '../../src/kernel/forms/decision.ts';
import { type Position, viewOf } from '../../src/kernel/game/position.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { run } from '../../src/kernel/game/run.ts';
import { sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { aWorldAtWar } from '../../src/rulebooks/a-world-at-war/index.ts';

// How long the surrender watch takes after an answer: it is drawn anew for every position of random campaigns. The whole
// board is timed with it and without it (ruling surrenders), interleaved.

const SCENARIOS = ['campaign-1939', 'global-1939', 'pacific-1941'];
const GAMES = 3;
/**
 * Each game is played so often, the first time to warm up, and of each of its positions the quickest drawing counts: what
 * disturbs a machine only ever adds time. Within a game each position is drawn once, after the answer that leads to it, so
 * that what is kept from the position before it counts as it does at the table, and no more.
 */
const ROUNDS = 4;
const MOST_MS = 5;

type Choice = 'played' | 'reported';
type Times = Record<Choice, number[]>;

const TABLES = SCENARIOS.map((scenario) => {
  const table = bindTable(aWorldAtWar as unknown as Rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error('the campaign cannot be bound');
  return table;
});

/** The milliseconds that the board of each position of a random game takes. */
function timesOf(table: Table, seed: number): Times {
  const { rules } = table;
  const times: Times = { played: [], reported: [] };
  const random = seeded(seed);
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
  run(table, position, answerer, { check: false });
  return times;
}

const quickest = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((each, i) => Math.min(each, b[i] ?? each));

function fastest(a: Times | null, b: Times): Times {
  return a === null
    ? b
    : { played: quickest(a.played, b.played), reported: quickest(a.reported, b.reported) };
}

const all: Times = { played: [], reported: [] };
for (let seed = 1; seed <= GAMES; seed++)
  for (const table of TABLES) {
    let best: Times | null = null;
    for (let round = 0; round < ROUNDS; round++) {
      const times = timesOf(table, seed);
      if (round > 0) best = fastest(best, times);
    }
    all.played.push(...(best?.played ?? []));
    all.reported.push(...(best?.reported ?? []));
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
