import { allocating } from '../../src/analysis/bots/rivals.ts';
import { fieldGains, numbersIn, type Solved, solveContest } from '../../src/analysis/bots/contest.ts';
import type { Contest } from '../../src/analysis/bots/contest.ts';
import { type FormPurse, mostFor } from '../../src/analysis/bots/purse.ts';
import { foreseenBy, mixOf } from '../../src/analysis/bots/minister-plan.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { SOLO } from '../../src/rulebooks/solo.ts';
import { playMinisters } from './games.ts';

// How long a minister thinks, and what somebody could gain who knew its mixes where points are placed in secret.

const MOST_MS = 2000;
const MOST_REDUCED = 0.01;
const MOST_FULL = 0.05;
const GAMES = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 3);

/**
 * What both sides could gain by their best placings of all, at most: of limits only the sum and each field's count, and purses
 * of one side are one.
 */
function fullGap(contest: Contest, { mine, theirs, mixes }: Solved): number {
  const most = (side: 'mine' | 'theirs'): number => {
    const purses = contest[side] as readonly FormPurse[];
    const gains =
      side === 'mine'
        ? fieldGains(contest, side, theirs, mixes.theirs)
        : fieldGains(contest, side, mine, mixes.mine);
    const together = gains.map((ofField, field) => {
      const byPoints: number[] = [];
      for (const [code, numbers] of numbersIn(purses, field).entries()) {
        const points = numbers.reduce((sum, n) => sum + n, 0);
        byPoints[points] = Math.max(byPoints[points] ?? Number.NEGATIVE_INFINITY, ofField[code] ?? 0);
      }
      return byPoints;
    });
    const budget = purses.reduce((sum, purse) => sum + purse.budget, 0);
    return mostFor(together, budget).reduce((sum, n, field) => sum + (together[field]?.[n] ?? 0), 0);
  };
  return most('mine') + most('theirs');
}

const at = (of: readonly number[], share: number): number =>
  of.toSorted((one, other) => one - other)[Math.min(of.length - 1, Math.floor(of.length * share))] ?? 0;

for (const { id, scenarios } of RULEBOOKS) {
  if (!SOLO[id]) continue;
  const scenario =
    process.argv.find((each) => scenarios.some((one) => one.id === each)) ?? scenarios[0]?.id ?? '';
  if (process.argv.includes('--only') && !process.argv.includes(id)) continue;
  const times: number[] = [];
  const [reduced, full, looked, guessed]: [number[], number[], number[], number[]] = [[], [], [], []];
  playMinisters(id, scenario, GAMES, ({ seated, asked, ms }) => {
    times.push(ms);
    const { form, sealed } = asked.decision;
    const foreseen = foreseenBy(seated, asked);
    if (foreseen && (foreseen.pays[0]?.length ?? 0) > 1) {
      const { mixes, stake } = mixOf(foreseen);
      guessed.push(mixes.gap / stake);
    }
    const game = sealed && form.kind === 'allocate' ? allocating(seated, asked, form) : undefined;
    if (!game) return;
    const solved = solveContest(game.contest);
    reduced.push(solved.mixes.gap / solved.stake);
    looked.push(solved.gap / solved.stake);
    full.push(fullGap(game.contest, solved) / solved.stake);
  });
  const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
  console.log(
    `${id} ${scenario}: ${times.length} answers, p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms (to reach < ${MOST_MS} ms)`,
  );
  if (reduced.length > 0)
    console.log(
      `  ${reduced.length} secret allocations, of the stake: in the reduced game at most ${percent(Math.max(...reduced))} (to reach < ${percent(MOST_REDUCED)}), best answers of the form at most ${percent(Math.max(...looked))} found, and no more than ${percent(Math.max(...full))} (to reach < ${percent(MOST_FULL)})`,
    );
  if (guessed.length > 0)
    console.log(
      `  ${guessed.length} secret allocations that others reply to, of the stake: in the reduced game at most ${percent(Math.max(...guessed))} (to reach < ${percent(MOST_REDUCED)})`,
    );
}
