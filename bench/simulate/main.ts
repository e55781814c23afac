import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../src/analysis/bots/bot.ts';
import { playerOf } from '../../src/analysis/simulate/bound.ts';
import { turnsOf } from '../../src/analysis/simulate/summary.ts';
import { emptyTally, type Tally } from '../../src/analysis/simulate/tally.ts';
import type { Plan } from '../../src/analysis/simulate/plan.ts';
import { isFailed } from '../../src/cli/output.ts';
import { planned } from '../../src/cli/simulate-plan.ts';
import { packageRoot } from '../../src/cli/root.ts';
import { SOLO } from '../../src/rulebooks/solo.ts';
import { LOOPS, type TypedLoop } from './loops.ts';

// Games a second of each rulebook, by level, beside its typed loop; and what a second worker brings.

const TARGETS = { twoWorkers: 1.7 } as const;
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, rulebook: { type: 'string' }, seconds: { type: 'string' } },
});
/** For so long a level is played, and the loop beside it, in turns. */
const MS = Number(values.seconds ?? 10) * 1000;
const ROUNDS = 6;

function planOf(rulebook: string, level: Level): Plan {
  const found = planned(rulebook, { level, ruling: [], fact: [], data: [] });
  if (isFailed(found)) throw new Error(found.failed);
  return found.plan;
}

interface Rate {
  readonly level: Level;
  readonly gamesPerSecond: number;
  readonly turnsPerSecond: number;
  readonly answersPerSecond: number;
  /** Turns of the typed loop a second, measured in turns with it. */
  readonly loop: number | null;
}

interface Figure {
  readonly rulebook: string;
  readonly loop: string | null;
  readonly rates: readonly Rate[];
  readonly twoWorkers: { readonly games: number; readonly ratio: number; readonly equal: boolean };
}

/** The median of some rounds: what disturbs one of them counts for little. */
const median = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0;
const rounded = (rate: number): number => Number(rate.toPrecision(3));

/** Rounds of a level and of the loop in turns, after one that warms up. */
function measure(rulebook: string, level: Level, loop: TypedLoop | undefined): Rate {
  const player = playerOf(planOf(rulebook, level));
  const [games, turns, answers, looped]: [number[], number[], number[], number[]] = [[], [], [], []];
  let number = 0;
  for (let round = -1; round < ROUNDS; round++) {
    const tally = emptyTally();
    const from = performance.now();
    while (performance.now() - from < MS / ROUNDS || tally.games === 0) player.count(number++, tally);
    const seconds = (performance.now() - from) / 1000;
    const loopRate = loop ? loopTurns(loop) : 0;
    if (round < 0) continue;
    games.push(tally.games / seconds);
    turns.push(turnsIn(tally) / seconds);
    answers.push(tally.answers / seconds);
    looped.push(loopRate);
  }
  return {
    level,
    gamesPerSecond: rounded(median(games)),
    turnsPerSecond: rounded(median(turns)),
    answersPerSecond: rounded(median(answers)),
    loop: loop ? rounded(median(looped)) : null,
  };
}

function loopTurns(loop: TypedLoop): number {
  const from = performance.now();
  let turns = 0;
  while (performance.now() - from < MS / ROUNDS / 4 || turns === 0) {
    loop.play();
    turns += loop.turns;
  }
  return (turns * 1000) / (performance.now() - from);
}

function turnsIn(tally: Tally): number {
  const first = turnsOf(tally)[0] ?? 0;
  return Object.entries(tally.ended).reduce(
    (sum, [turn, games]) => sum + (Number(turn) - first + 1) * games,
    0,
  );
}

/**
 * As many games as take one worker some seconds, by the program as people start it, with one and with two, in turns: each of
 * them cold, as a thread that has played before knows the way. What it prints must be the same.
 */
function workers(rulebook: string, rate: number): Figure['twoWorkers'] {
  const games = Math.max(20, Math.ceil((rate * 3 * MS) / 1000));
  const timed = (threads: number): { readonly ms: number; readonly text: string } => {
    const from = performance.now();
    const words = ['simulate', rulebook, '--json', '--games', String(games), '--workers', String(threads)];
    const text = execFileSync(process.execPath, [join(packageRoot(), 'dist/bin/main.js'), ...words], {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { ms: performance.now() - from, text };
  };
  const ratios: number[] = [];
  const texts = new Set<string>();
  for (let round = 0; round < 2; round++) {
    const [one, two] = [timed(1), timed(2)];
    ratios.push(one.ms / two.ms);
    texts.add(one.text).add(two.text);
  }
  return {
    games,
    ratio: rounded(ratios.reduce((all, each) => all + each) / ratios.length),
    equal: texts.size === 1,
  };
}

const figures: Figure[] = [];
for (const rulebook of Object.keys(SOLO).filter(
  (id) => values.rulebook === undefined || id === values.rulebook,
)) {
  const loop = LOOPS[rulebook]?.();
  const rates = LEVELS.map((level) => measure(rulebook, level, loop));
  const steady = rates.find(({ level }) => level === 'steady')?.gamesPerSecond ?? 1;
  const figure: Figure = {
    rulebook,
    loop: loop?.about ?? null,
    rates,
    twoWorkers: workers(rulebook, steady),
  };
  figures.push(figure);
  if (!values.json) print(figure);
}
if (values.json) console.log(JSON.stringify({ figures, targets: TARGETS }));
process.exitCode = figures.every(({ twoWorkers }) => twoWorkers.equal) ? 0 : 1;

function print({ rulebook, loop, rates, twoWorkers }: Figure): void {
  console.log(`${rulebook}:`);
  for (const { level, gamesPerSecond, turnsPerSecond, answersPerSecond, loop: looped } of rates) {
    const beside =
      looped === null
        ? ''
        : `; the loop ${looped} turns/s, ${rounded(looped / turnsPerSecond)} times as many`;
    console.log(
      `  ${level.padEnd(8)} ${gamesPerSecond} games/s, ${turnsPerSecond} turns/s, ${answersPerSecond} answers/s${beside}`,
    );
  }
  if (loop !== null)
    console.log(
      `  The loop plays ${loop}, with answers at random; the games are whole, with bots, facts and counts.`,
    );
  console.log(
    `  two workers: ${twoWorkers.ratio} times one in ${twoWorkers.games} games, the program started and all; to reach: ${TARGETS.twoWorkers}; ${twoWorkers.equal ? 'equal counts' : 'THE COUNTS DIFFER'}`,
  );
}
