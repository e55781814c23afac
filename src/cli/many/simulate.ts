import {
  addMatch,
  addTally,
  addVariants,
  emptyTally,
  inOrderOfKeys,
  noMatch,
  noVariants,
  type SavedResult,
  partsOf,
  type Plan,
  plansOf,
  type GameRange,
  shareOfGames,
} from '../../analysis/simulate/index.ts';
import type { Level } from '../../analysis/bots/bot.ts';
import { word } from '../call.ts';
import { failure, type Failure, isFailed, type Result, type Status } from '../output.ts';
import { plannedAgainst } from './simulate-against.ts';
import { barredAt } from './simulate-files.ts';
import { barredMatch, levelsIn } from './simulate-match.ts';
import { namesOf } from './simulate-names.ts';
import { outcomeHead, outcomeShown } from './simulate-outcome.ts';
import { checkPlan, type PlayablePlan, type PlanOptions, wholeOf } from './simulate-plan.ts';
import { playAll, type PoolOptions } from './simulate-pool.ts';
import { barredToShow, beyondMatch, type ShowOptions } from './simulate-shown.ts';

export interface SimulateOptions extends PlanOptions, ShowOptions {
  readonly workers?: string;
  readonly shard?: string;
  readonly match?: string;
  readonly against: readonly string[];
}

/** Who is to be told how far it is, and who can end it. */
interface Watched {
  readonly status: Status | undefined;
  readonly signal: AbortSignal;
  /** How the program is called. */
  readonly call: string;
}

/** What is played of a plan: its games, pairs of them between two levels, or each beside that of another plan. */
type Run =
  | { readonly kind: 'simulation' }
  | { readonly kind: 'match'; readonly levels: readonly [Level, Level] }
  | { readonly kind: 'variants'; readonly against: Plan };

const MOST_WORKERS = 64;

/** Play many games without players, and say what came of them. */
export async function simulate(id: string, options: SimulateOptions, watched: Watched): Promise<Result> {
  const plan = checkPlan(id, options);
  if (isFailed(plan)) return plan;
  const workers =
    options.workers === undefined ? undefined : wholeOf('--workers', options.workers, 1, MOST_WORKERS);
  if (isFailed(workers)) return workers;
  const pool: PoolOptions = {
    signal: watched.signal,
    ...(watched.status ? { status: watched.status } : {}),
    ...(workers === undefined ? {} : { workers }),
  };
  const run = runIn(id, plan, options);
  if (isFailed(run)) return run;
  const range = rangeIn(options, partsOf({ kind: run.kind, plan: plan.plan }), run);
  if (isFailed(range)) return range;
  const bad =
    barredAt('--out', options.out) ?? barredAt('--html', options.html) ?? barredToShow(plan, options);
  if (bad) return bad;
  const result = await played(plan, run, { range, isPart: options.shard !== undefined }, pool);
  if (!result) return failure('Ended before all games were played: nothing was kept.');
  const { table, solo } = plan;
  const names = namesOf(table, solo);
  const shown = outcomeShown(result, { names, table, solo }, options);
  if (options.shard === undefined || isFailed(shown)) return shown;
  const together = `Put the parts together: ${watched.call} simulate merge ${word(options.out ?? '')} ...`;
  return { ...shown, text: `${outcomeHead(result, names)}: kept in ${options.out}.\n${together}` };
}

/** What options say is to be played. */
function runIn(id: string, plan: PlayablePlan, options: SimulateOptions): Run | Failure {
  if (options.match !== undefined) {
    const also =
      beyondMatch(options) ??
      (options.seats === undefined ? undefined : 'seats') ??
      (options.against.length > 0 ? 'against' : undefined);
    if (also !== undefined)
      return failure(`--match goes without --${also}: it says who plays better, and no more.`);
    const levels = levelsIn(options.match);
    if (isFailed(levels)) return levels;
    return barredMatch(plan) ?? { kind: 'match', levels };
  }
  if (options.against.length === 0) return { kind: 'simulation' };
  if (options.compare !== undefined)
    return failure('--against goes without --compare: there are two variants already.');
  const other = plannedAgainst(id, options, options.against);
  return isFailed(other) ? other : { kind: 'variants', against: other.plan };
}

/** Play the games of a range, and what came of them as a file has it. Null: it was ended. */
async function played(
  { plan, table }: PlayablePlan,
  run: Run,
  { range, isPart }: { readonly range: GameRange; readonly isPart: boolean },
  pool: PoolOptions,
): Promise<SavedResult | null> {
  const head = { format: 1, rules: table.rulebook.version, ...(isPart ? range : {}) } as const;
  switch (run.kind) {
    case 'simulation': {
      const sum = { none: emptyTally, add: addTally };
      const tally = await playAll({ kind: 'games', plan }, range, sum, pool);
      return tally && { ...head, kind: run.kind, plan, tally: inOrderOfKeys(tally) };
    }
    case 'match': {
      const { kind, levels } = run;
      const plans = plansOf(plan, table.setup.scenario.seats, levels);
      const tally = await playAll({ kind, plans }, range, { none: noMatch, add: addMatch }, pool);
      return tally && { ...head, kind, levels, plan: plans[0], tally };
    }
    case 'variants': {
      const { kind, against } = run;
      const sum = { none: noVariants, add: addVariants };
      const tally = await playAll({ kind, plans: [plan, against] }, range, sum, pool);
      return tally && { ...head, kind, plan, against, tally: inOrderOfKeys(tally) };
    }
  }
}

/** The games (of a match: the pairs) that are played: all, or those of a share ('2/8'). */
function rangeIn({ shard, out }: SimulateOptions, games: number, { kind }: Run): GameRange | Failure {
  if (shard === undefined) return { from: 0, to: games };
  const [, share, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  const [at, all] = [Number(share ?? 0), Number(of ?? 0)];
  if (at < 1 || at > all)
    return failure(`--shard takes a share as 2/8: the second of eight; not "${shard}".`);
  if (all > games)
    return failure(
      `--shard ${shard}: ${games} ${kind === 'match' ? 'pairs' : 'games'} have no ${all} shares.`,
    );
  return out === undefined
    ? failure('--shard takes --out too: the file of this part.')
    : shareOfGames(games, at, all);
}
