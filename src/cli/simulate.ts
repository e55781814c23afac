import { addTally, emptyTally, type Tally } from '../analysis/simulate/tally.ts';
import { inOrderOfKeys, shareOfGames, type Simulation, simulationText } from '../analysis/simulate/result.ts';
import { word } from './call.ts';
import { failed, type Failed, isFailed, type Result, type Status } from './output.ts';
import { barredAt } from './simulate-files.ts';
import { levelsIn, match } from './simulate-match.ts';
import { namesOf } from './simulate-names.ts';
import { planned, type Planned, type PlanOptions, wholeOf } from './simulate-plan.ts';
import { playAll, type PoolOptions } from './simulate-pool.ts';
import { barredToShow, shownOf, type ShowOptions } from './simulate-shown.ts';
import { headText } from './simulate-text.ts';

export interface SimulateOptions extends PlanOptions, ShowOptions {
  readonly workers?: string;
  readonly shard?: string;
  readonly match?: string;
}

/** Who is to be told how far it is, and who can end it. */
export interface Watched {
  readonly status: Status | undefined;
  readonly signal: AbortSignal;
  /** How the program is called. */
  readonly call: string;
}

const MOST_WORKERS = 64;

/** Play many games without players, and say what came of them. */
export async function simulate(id: string, options: SimulateOptions, watched: Watched): Promise<Result> {
  const plan = planned(id, options);
  if (isFailed(plan)) return plan;
  const workers =
    options.workers === undefined ? undefined : wholeOf('--workers', options.workers, 1, MOST_WORKERS);
  if (isFailed(workers)) return workers;
  const pool: PoolOptions = {
    signal: watched.signal,
    ...(watched.status ? { status: watched.status } : {}),
    ...(workers === undefined ? {} : { workers }),
  };
  const result =
    options.match === undefined
      ? await games(plan, options, pool, watched.call)
      : await matched(plan, options, pool);
  return result ?? failed('Ended before all games were played: nothing was kept.');
}

async function matched(plan: Planned, options: SimulateOptions, pool: PoolOptions): Promise<Result | null> {
  const { shard, out, html, compare, seats, ask, place } = options;
  const given = Object.entries({ shard, out, html, compare, seats }).find(([, value]) => value !== undefined);
  const also = given?.[0] ?? (ask.length > 0 ? 'ask' : place.length > 0 ? 'place' : undefined);
  if (also !== undefined)
    return failed(`--match goes without --${also}: it says who plays better, and no more.`);
  const levels = levelsIn(options.match ?? '');
  return isFailed(levels) ? levels : match(plan, levels, pool);
}

async function games(
  planned: Planned,
  options: SimulateOptions,
  pool: PoolOptions,
  call: string,
): Promise<Result | null> {
  const { plan, table, solo } = planned;
  const range = rangeIn(options, plan.games);
  if (isFailed(range)) return range;
  const bad =
    barredAt('--out', options.out) ?? barredAt('--html', options.html) ?? barredToShow(planned, options);
  if (bad) return bad;
  const counts = await playAll<Tally>(
    { kind: 'games', plan },
    range,
    { none: emptyTally, add: addTally },
    pool,
  );
  if (!counts) return null;
  const simulation: Simulation = {
    format: 1,
    kind: 'simulation',
    rules: table.rulebook.version,
    plan,
    tally: inOrderOfKeys(counts),
    ...(options.shard === undefined ? {} : range),
  };
  const names = namesOf(table, solo);
  const shown = shownOf({ simulation, text: simulationText(simulation), names, table, solo }, options);
  if (options.shard === undefined || isFailed(shown)) return shown;
  const together = `Put the parts together: ${call} simulate merge ${word(options.out ?? '')} ...`;
  return { ...shown, text: `${headText(simulation, names)}: kept in ${options.out}.\n${together}` };
}

/** The games that are played: all, or those of a share ('2/8'). */
function rangeIn({ shard, out }: SimulateOptions, games: number): { from: number; to: number } | Failed {
  if (shard === undefined) return { from: 0, to: games };
  const [, share, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  const [at, all] = [Number(share ?? 0), Number(of ?? 0)];
  if (at < 1 || at > all) return failed(`--shard takes a share as 2/8: the second of eight; not "${shard}".`);
  if (all > games) return failed(`--shard ${shard}: ${games} games have no ${all} shares.`);
  return out === undefined
    ? failed('--shard takes --out too: the file of this part.')
    : shareOfGames(games, at, all);
}
