import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { PlanPlayer } from './game.ts';
import { type MatchTally, noMatch, playPair } from './match.ts';
import type { Plan } from './plan.ts';
import { emptyTally, type Tally } from './tally.ts';
import { noVariants, playVariants, type VariantsTally } from './variants.ts';

/** What is to be played, as it is sent to a thread: plain JSON. */
export type Job =
  | { readonly kind: 'games'; readonly plan: Plan }
  | { readonly kind: 'match' | 'variants'; readonly plans: readonly [Plan, Plan] };

/** The games (of a match: the pairs) from one number up to another, that one not included. */
export interface GameRange {
  readonly from: number;
  readonly to: number;
}

/** Who plays the games of a plan. Throws where it cannot be bound: a plan is checked before it is played. */
export function playerOf(plan: Plan): PlanPlayer {
  const rulebook = findRulebook(plan.rulebook);
  const solo = SOLO[plan.rulebook];
  const table = rulebook && bindTable(rulebook, plan);
  if (!table || isRefusal(table) || !solo) throw new Error(`no games of ${plan.rulebook} can be played`);
  return new PlanPlayer(table, plan, solo);
}

/** Who plays the games of a job, a range after the other. */
export function countsOf(job: Job): (range: GameRange) => Tally | MatchTally | VariantsTally {
  if (job.kind === 'games') {
    const player = playerOf(job.plan);
    return (range) => {
      const tally = emptyTally();
      for (let number = range.from; number < range.to; number++) player.count(number, tally);
      return tally;
    };
  }
  const [one, other] = [playerOf(job.plans[0]), playerOf(job.plans[1])];
  if (job.kind === 'variants')
    return (range) => {
      const tally = noVariants();
      for (let number = range.from; number < range.to; number++) playVariants(one, other, number, tally);
      return tally;
    };
  return (range) => {
    const tally = noMatch();
    for (let number = range.from; number < range.to; number++) playPair(one, other, number, tally);
    return tally;
  };
}
