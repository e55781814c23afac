import { allocating } from '../../src/analysis/bots/rivals.ts';
import { fieldGains, numbersIn, type Solved, solveContest } from '../../src/analysis/bots/contest.ts';
import type { Contest } from '../../src/analysis/bots/contest.ts';
import type { FormPurse } from '../../src/analysis/bots/purse.ts';
import { foreseenBy, mixOf } from '../../src/analysis/bots/minister-plan.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { SOLO } from '../../src/rulebooks/solo.ts';
import { playMinisters } from './games.ts';

// How long a minister thinks, and what somebody could gain who knew its mixes where points are placed in secret.

const MOST_MS = 2000;
const MOST_REDUCED = 0.01;
const MOST_FULL = 0.05;
const GAMES = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 3);

/** What both sides could gain by their best placings of all, at most: of limits only the sum of each purse and each field's count. */
function fullGap(contest: Contest, { mine, theirs, mixes }: Solved): number {
  const most = (side: 'mine' | 'theirs'): number => {
    const purses = contest[side] as readonly FormPurse[];
    const gains =
      side === 'mine'
        ? fieldGains(contest, side, theirs, mixes.theirs)
        : fieldGains(contest, side, mine, mixes.mine);
    return mostOf(purses, gains);
  };
  return most('mine') + most('theirs');
}

/** The most that purses can have together, each with its own points, where `gains` says by field what each code brings. */
function mostOf(purses: readonly FormPurse[], gains: readonly (readonly number[])[]): number {
  const budgets = purses.map(({ budget }) => budget);
  // by the points that each purse has left, as one code, what the fields so far bring at best
  const size = budgets.reduce((all, budget) => all * (budget + 1), 1);
  const pointsIn = (numbers: readonly number[]): number =>
    numbers.reduce((code, n, i) => code * ((budgets[i] ?? 0) + 1) + n, 0);
  const each = Array.from({ length: size }, (_, code) => {
    let rest = code;
    return budgets
      .toReversed()
      .map((budget) => {
        const n = rest % (budget + 1);
        rest = Math.floor(rest / (budget + 1));
        return n;
      })
      .toReversed();
  });
  let best = each.map(() => 0);
  for (const [field, ofField] of gains.entries()) {
    const ways = numbersIn(purses, field);
    best = each.map((left) =>
      ways.reduce((most, numbers, code) => {
        if (numbers.some((n, i) => n > (left[i] ?? 0))) return most;
        const after = pointsIn(left.map((n, i) => n - (numbers[i] ?? 0)));
        return Math.max(most, (ofField[code] ?? 0) + (best[after] ?? 0));
      }, Number.NEGATIVE_INFINITY),
    );
  }
  return best.at(-1) ?? 0;
}

const at = (of: readonly number[], share: number): number =>
  of.toSorted((one, other) => one - other)[Math.min(of.length - 1, Math.floor(of.length * share))] ?? 0;

for (const { id, scenarios } of RULEBOOKS) {
  if (!SOLO[id]) continue;
  const scenario =
    process.argv.find((each) => scenarios.some((one) => one.id === each)) ?? scenarios[0]?.id ?? '';
  if (process.argv.includes('--only') && !process.argv.includes(id)) continue;
  const times: number[] = [];
  const reduced: number[] = [];
  const full: number[] = [];
  const looked: number[] = [];
  const guessed: number[] = [];
  const whole: number[] = [];
  playMinisters(id, scenario, GAMES, ({ seated, asked, ms }) => {
    times.push(ms);
    const { form, sealed } = asked.decision;
    const foreseen = foreseenBy(seated, asked);
    if (foreseen && foreseen.replies > 1) {
      const { mixes, gap, stake } = mixOf(foreseen);
      guessed.push(mixes.gap / stake);
      whole.push(gap / stake);
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
      `  ${guessed.length} secret allocations that others reply to, of the stake: in the reduced game at most ${percent(Math.max(...guessed))} (to reach < ${percent(MOST_REDUCED)}), of all answers of the form at most ${percent(Math.max(...whole))} (to reach < ${percent(MOST_FULL)})`,
    );
}
