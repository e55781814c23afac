import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { LEVELS, type Level } from '../../src/analysis/bots/bot.ts';
import { playerOf } from '../../src/analysis/simulate/bound.ts';
import { emptyTally, type Plan, type Tally } from '../../src/analysis/simulate/index.ts';
import { turnsOf } from '../../src/analysis/simulate/summary.ts';
import { isFailed } from '../../src/cli/index.ts';
import { packageRoot } from '../../src/cli/root.ts';
import { checkPlan } from '../../src/cli/many/simulate-plan.ts';
import { SOLO } from '../../src/rulebooks/solo.ts';
import { type Found, oneOf, type Options, type Tell, timeOf } from '../bench.ts';
import { rounds } from '../rounds.ts';

// Games a second of each rulebook, by level; and what a second worker brings.

const TARGETS = { twoWorkers: 1.7 } as const;

function planOf(rulebook: string, level: Level): Plan {
  const found = checkPlan(rulebook, { level, ruling: [], fact: [], data: [] });
  if (isFailed(found)) throw new Error(found.failed);
  return found.plan;
}

interface Rate {
  readonly level: Level;
  readonly gamesPerSecond: number;
  readonly turnsPerSecond: number;
  readonly answersPerSecond: number;
}

interface Workers {
  readonly games: number;
  readonly ratio: number;
  readonly equal: boolean;
}

const rounded = (rate: number): number => Number(rate.toPrecision(3));

/** How fast a level plays: a game a round. */
async function measure(rulebook: string, level: Level, time: number): Promise<Rate> {
  const player = playerOf(planOf(rulebook, level));
  const tally = emptyTally();
  let number = 0;
  const { mean } = await rounds(() => player.count(number++, tally), time);
  const gamesPerSecond = 1000 / mean;
  return {
    level,
    gamesPerSecond: rounded(gamesPerSecond),
    turnsPerSecond: rounded((gamesPerSecond * turnsIn(tally)) / tally.games),
    answersPerSecond: rounded((gamesPerSecond * tally.answers) / tally.games),
  };
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
function workers(rulebook: string, rate: number, time: number): Workers {
  const games = Math.max(20, Math.ceil((rate * 3 * time) / 1000));
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

/** Games of each rulebook by each level, and by one worker and two. */
export async function run(options: Options, { doing, found }: Tell): Promise<Found> {
  const time = timeOf(options);
  const only = oneOf(options, 'rulebook', Object.keys(SOLO));
  const figures = [];
  for (const rulebook of only === undefined ? Object.keys(SOLO) : [only]) {
    const rates: Rate[] = [];
    for (const level of LEVELS) {
      doing(`${rulebook}, ${level}`);
      const rate = await measure(rulebook, level, time);
      found(
        `${rulebook}, ${level}: ${rate.gamesPerSecond} games/s, ${rate.turnsPerSecond} turns/s, ${rate.answersPerSecond} answers/s`,
      );
      rates.push(rate);
    }
    const steady = rates.find(({ level }) => level === 'steady')?.gamesPerSecond ?? 1;
    doing(`${rulebook}, one worker and two`);
    const twoWorkers = workers(rulebook, steady, time);
    const { ratio, games, equal } = twoWorkers;
    found(
      `${rulebook}, two workers: ${ratio} times one in ${games} games, the program started and all; to reach: ${TARGETS.twoWorkers}; ${equal ? 'equal counts' : 'THE COUNTS DIFFER'}`,
    );
    figures.push({ rulebook, rates, twoWorkers });
  }
  return {
    document: { figures, targets: TARGETS },
    holds: figures.every(({ twoWorkers }) => twoWorkers.equal),
  };
}
