import type { Scenario } from '../../kernel/rulebook.ts';
import type { Level } from '../../analysis/bots/bot.ts';
import {
  differenceOfAims,
  isOpen,
  type Match,
  partsOf,
  rangeOf,
  shareOfAims,
  sidesOf,
} from '../../analysis/simulate/index.ts';
import { failure, type Failure, isFailed, type Result } from '../output.ts';
import { columns } from '../text/show.ts';
import { type Names, pointsText, shareText } from './simulate-names.ts';
import { levelOf, type PlayablePlan } from './simulate-plan.ts';
import { HOW_SURE } from './simulate-text.ts';

/** "minister:steady". */
export function levelsIn(given: string): [Level, Level] | Failure {
  const [first = '', second, ...more] = given.split(':');
  if (second === undefined || more.length > 0)
    return failure(`--match takes two levels, as minister:steady, not "${given}".`);
  const [one, other] = [levelOf('--match', first), levelOf('--match', second)];
  if (isFailed(one)) return one;
  return isFailed(other) ? other : [one, other];
}

/** Why no match can be played of a plan; null where it can. */
export function barredMatch({ plan, table }: PlayablePlan): Failure | null {
  if (plan.games % 2 === 1) return failure('--match plays pairs: --games takes an even number.');
  const [, others] = sidesOf(table.setup.scenario.seats);
  return others.length === 0 ? failure('--match takes two sides, and all seats here are of one.') : null;
}

/** "Level of Cooperation, A short game: 40 games in 20 pairs (seed 1)". */
export function matchHead(match: Match, { title, scenario }: Names): string {
  const { plan, tally } = match;
  const { from, to } = rangeOf(match);
  const part = tally.pairs === partsOf(match) ? '' : `, ${from + 1} to ${to} of ${partsOf(match)}`;
  return `${title}, ${scenario}: ${2 * tally.pairs} games in ${tally.pairs} pairs${part} (seed ${plan.seed})`;
}

/** Say which of two levels has more, from pairs of games with the same luck in which they change sides. */
export function matchShown(match: Match, names: Names, seats: Scenario['seats']): Exclude<Result, Failure> {
  const { plan, levels, tally, rules } = match;
  const shares = tally.shares.map((each) => shareOfAims(each, tally.pairs));
  const difference = differenceOfAims(tally.differences, tally.pairs);
  const wins = isOpen(difference) ? null : difference.at > 0 ? levels[0] : levels[1];
  const json = {
    format: 1,
    kind: 'match',
    rulebook: plan.rulebook,
    rules,
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
  const rows = levels.map((level, i) => [level, shareText(shares[i] ?? NOTHING)]);
  return {
    text: [
      matchHead(match, names),
      sidesText(sidesOf(seats), names),
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
