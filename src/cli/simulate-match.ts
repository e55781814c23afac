import type { Level } from '../analysis/bots/bot.ts';
import { isOpen } from '../analysis/simulate/interval.ts';
import { addMatch, type MatchTally, noMatch, plansOf, sidesOf } from '../analysis/simulate/match.ts';
import { differenceOfAims, shareOfAims } from '../analysis/simulate/summary.ts';
import { failed, type Failed, isFailed, type Result } from './output.ts';
import { columns } from './show.ts';
import { type Names, namesOf, pointsText, shareText } from './simulate-names.ts';
import { levelOf, type Planned } from './simulate-plan.ts';
import { playAll, type PoolOptions } from './simulate-pool.ts';
import { HOW_SURE } from './simulate-text.ts';

/** "minister:steady". */
export function levelsIn(given: string): [Level, Level] | Failed {
  const [first = '', second, ...more] = given.split(':');
  if (second === undefined || more.length > 0)
    return failed(`--match takes two levels, as minister:steady, not "${given}".`);
  const [one, other] = [levelOf('--match', first), levelOf('--match', second)];
  if (isFailed(one)) return one;
  return isFailed(other) ? other : [one, other];
}

/** Play pairs of games with the same luck, in which two levels change sides, and say which has more. */
export async function match(
  { plan, table, solo }: Planned,
  levels: readonly [Level, Level],
  options: PoolOptions,
): Promise<Result | null> {
  const { seats } = table.setup.scenario;
  if (plan.games % 2 === 1) return failed('--match plays pairs: --games takes an even number.');
  const sides = sidesOf(seats);
  if (sides[1].length === 0) return failed('--match takes two sides, and all seats here are of one.');
  const plans = plansOf(plan, seats, levels);
  const tally = await playAll<MatchTally>(
    { kind: 'match', plans },
    { from: 0, to: plan.games / 2 },
    { none: noMatch, add: addMatch },
    options,
  );
  if (!tally) return null;
  const shares = tally.shares.map((each) => shareOfAims(each, tally.pairs));
  const difference = differenceOfAims(tally.differences, tally.pairs);
  const wins = isOpen(difference) ? null : difference.at > 0 ? levels[0] : levels[1];
  const names = namesOf(table, solo);
  const json = {
    format: 1,
    kind: 'match',
    rulebook: plan.rulebook,
    rules: table.rulebook.version,
    scenario: plan.scenario,
    seed: plan.seed,
    aims: plan.aims.title,
    levels,
    games: plan.games,
    pairs: tally.pairs,
    shares,
    difference,
    more: tally.more,
    alike: tally.alike,
    less: tally.less,
    wins,
  };
  const head = `${names.title}, ${names.scenario}: ${plan.games} games in ${tally.pairs} pairs (seed ${plan.seed})`;
  const rows = levels.map((level, i) => [level, shareText(shares[i] ?? NOTHING)]);
  return {
    text: [
      head,
      sidesText(sides, names),
      HOW_SURE,
      '',
      `At the end a seat has, of all that its aims are worth ("${plan.aims.title}"), in the mean of both sides:`,
      columns(rows, '  '),
      `The difference, pair by pair: ${pointsText(difference)}.`,
      `Of ${tally.pairs} pairs, ${levels[0]} has more in ${tally.more}, as much in ${tally.alike}, less in ${tally.less}.`,
      verdict(levels, wins),
    ].join('\n'),
    json,
  };
}

const NOTHING = { at: 0, low: 0, high: 0 };

function sidesText([first, others]: ReturnType<typeof sidesOf>, names: Names): string {
  const called = (side: readonly string[]): string => side.map((seat) => names.seat(seat)).join(', ');
  return `The sides: ${called(first)} against ${called(others)}. Each pair has the same luck, once with each level on each side.`;
}

function verdict([one, other]: readonly [Level, Level], wins: Level | null): string {
  if (one === other) return 'The same level on both sides: any difference is chance.';
  if (wins === null) return `Neither ${one} nor ${other} is shown to be better.`;
  return `${wins} beats ${wins === one ? other : one}.`;
}
