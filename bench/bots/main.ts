import { allocating } from '../../src/analysis/bots/rivals.ts';
import { fieldGains, numbersIn, type Solution, solveContest } from '../../src/analysis/bots/contest.ts';
import type { Contest } from '../../src/analysis/bots/contest.ts';
import type { FormPurse } from '../../src/analysis/bots/purse.ts';
import { foreseenBy, mixOf } from '../../src/analysis/bots/minister-plan.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { SOLO } from '../../src/rulebooks/solo.ts';
import { countOf, type Found, Misused, oneOf, type Options, type Tell } from '../bench.ts';
import { percentile } from '../percentile.ts';
import { playMinisters, type Thought } from './games.ts';

// How long a minister thinks, and what somebody could gain who knew its mixes where points are placed in secret.

const MOST_MS = 2000;
const MOST_REDUCED = 0.01;
const MOST_FULL = 0.05;

/** What both sides could gain by their best placings of all, at most: of limits only the sum of each purse and each field's count. */
function fullGap(contest: Contest, { mine, theirs, mixes }: Solution): number {
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

/** What a minister could lose, as shares of the stake, where points are placed in secret. */
class Gaps {
  readonly milliseconds: number[] = [];
  /** Where all place at once: in the reduced game, by the best answers that were found, and by any. */
  readonly reduced: number[] = [];
  readonly looked: number[] = [];
  readonly full: number[] = [];
  /** Where others reply: in the reduced game, and by all answers of the form. */
  readonly guessed: number[] = [];
  readonly whole: number[] = [];

  /** Count an answer. */
  take({ seated, asked, ms }: Thought): void {
    this.milliseconds.push(ms);
    const { form, sealed } = asked.decision;
    const foreseen = foreseenBy(seated, asked);
    if (foreseen && foreseen.replies > 1) {
      const { mixes, gap, stake } = mixOf(foreseen);
      this.guessed.push(mixes.gap / stake);
      this.whole.push(gap / stake);
    }
    const game = sealed && form.kind === 'allocate' ? allocating(seated, asked, form) : undefined;
    if (!game) return;
    const solved = solveContest(game.contest);
    this.reduced.push(solved.mixes.gap / solved.stake);
    this.looked.push(solved.gap / solved.stake);
    this.full.push(fullGap(game.contest, solved) / solved.stake);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
const most = (shares: readonly number[]): string => percent(Math.max(...shares));

function textOf({ milliseconds, reduced, looked, full, guessed, whole }: Gaps): string {
  const at = (share: number): string => `${percentile(milliseconds, share).toFixed(1)} ms`;
  const lines = [
    `${milliseconds.length} answers, p50 ${at(0.5)}, p99 ${at(0.99)} (to reach < ${MOST_MS} ms)`,
  ];
  if (reduced.length > 0)
    lines.push(
      `  ${reduced.length} secret allocations, of the stake: in the reduced game at most ${most(reduced)} (to reach < ${percent(MOST_REDUCED)}), best answers of the form at most ${most(looked)} found, and no more than ${most(full)} (to reach < ${percent(MOST_FULL)})`,
    );
  if (guessed.length > 0)
    lines.push(
      `  ${guessed.length} secret allocations that others reply to, of the stake: in the reduced game at most ${most(guessed)} (to reach < ${percent(MOST_REDUCED)}), of all answers of the form at most ${most(whole)} (to reach < ${percent(MOST_FULL)})`,
    );
  return lines.join('\n');
}

function summaryOf(gaps: Gaps): object {
  const lists = Object.entries(gaps) as [string, number[]][];
  const summary = (all: readonly number[]): object => ({
    count: all.length,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    most: percentile(all, 1),
  });
  return Object.fromEntries(lists.map(([name, all]) => [name, summary(all)]));
}

/** Play with ministers on all seats, in each rulebook that has them. */
export async function run(options: Options, { doing, found }: Tell): Promise<Found> {
  const books = RULEBOOKS.filter(({ id }) => SOLO[id]);
  const only = oneOf(
    options,
    'rulebook',
    books.map(({ id }) => id),
  );
  const games = countOf(options, 'games');
  const { scenario: wanted = '' } = options;
  const chosen = books
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, scenarios }) => ({ id, scenarios: scenarios.map((each) => each.id) }));
  if (wanted !== '' && !chosen.some(({ scenarios }) => scenarios.includes(wanted)))
    throw new Misused(`--scenario is one of ${chosen.flatMap(({ scenarios }) => scenarios).join(', ')}.`);
  const all = [];
  for (const { id, scenarios } of chosen) {
    const scenario = scenarios.includes(wanted) ? wanted : (scenarios[0] ?? '');
    const gaps = new Gaps();
    for (let game = 1; game <= games; game++) {
      doing(`${id} ${scenario}, game ${game} of ${games}`);
      playMinisters(id, scenario, game, (each) => gaps.take(each));
    }
    found(`${id} ${scenario}: ${textOf(gaps)}`);
    all.push({ rulebook: id, scenario, ...summaryOf(gaps) });
  }
  return { document: all };
}
