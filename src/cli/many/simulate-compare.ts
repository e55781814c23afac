import { canonical } from '../../kernel/json.ts';
import {
  compareTallies,
  comparedInPairs,
  type Comparison,
  isOpen,
  type NamedResult,
  type NamedPart,
  type Plan,
  type Variants,
} from '../../analysis/simulate/index.ts';
import { failure, type Failure } from '../output.ts';
import { columns } from '../text/show.ts';
import { type Names, percent, pointsText } from './simulate-names.ts';

/** Two variants with their names, and what is otherwise. */
export interface SideBySide {
  readonly one: { readonly name: string; readonly games: number };
  readonly other: { readonly name: string; readonly games: number };
  readonly comparison: Comparison;
  /** What of their plans is not the same: a line for each. */
  readonly otherwise: readonly string[];
  /** Whether the games of both had the same luck, one by one. */
  readonly paired: boolean;
}

/** Set two results side by side that were played apart. */
export function besideFile(one: NamedPart, other: NamedPart): SideBySide {
  const called = ({ name, result: { tally } }: NamedPart): SideBySide['one'] => ({
    name,
    games: tally.games,
  });
  return {
    one: called(one),
    other: called(other),
    comparison: compareTallies(one.result.tally, other.result.tally),
    otherwise: otherwiseIn(one.result, other.result),
    paired: false,
  };
}

/** Set the two variants of one run side by side. */
export function besideInPairs({ rules, plan, against, tally }: Variants): SideBySide {
  const { games } = tally.one;
  return {
    one: { name: 'this', games },
    other: { name: 'the other', games },
    comparison: comparedInPairs(tally),
    otherwise: otherwiseIn({ rules, plan }, { rules, plan: against }),
    paired: true,
  };
}

/** What of a file can stand beside games of a plan, or why nothing can. */
export function besidePlan({ rulebook }: Plan, { name, result }: NamedResult): NamedPart | Failure {
  if (result.kind !== 'simulation')
    return failure(`${name} is not the result of one variant: nothing can be compared with it.`);
  const { plan } = result;
  if (plan.rulebook !== rulebook)
    return failure(`${name} has games of ${plan.rulebook}, not of ${rulebook}.`);
  if (result.from === undefined) return { name, result };
  return failure(`${name} is a part: put the parts together first, with "simulate merge".`);
}

type Ruled = Pick<Variants, 'rules' | 'plan'>;

/** What of two plans differs, each as "ruling A2: cap / none". */
function otherwiseIn(one: Ruled, other: Ruled): string[] {
  const [mine, theirs] = [one.plan, other.plan];
  const records = (['rulings', 'facts', 'levels'] as const).flatMap((field) =>
    differing(NAMES[field], mine[field], theirs[field]),
  );
  const files = (['aims', 'history', 'data'] as const).flatMap((field) =>
    canonical(mine[field]) === canonical(theirs[field]) ? [] : [`${field}: ${titles(mine, theirs, field)}`],
  );
  const plain = differing(
    '',
    { rules: one.rules, scenario: mine.scenario, seed: mine.seed },
    {
      rules: other.rules,
      scenario: theirs.scenario,
      seed: theirs.seed,
    },
  );
  return [...plain, ...records, ...files];
}

const NAMES = { rulings: 'ruling ', facts: 'fact ', levels: 'level of ' };

function differing(name: string, mine: Readonly<Record<string, unknown>>, theirs: typeof mine): string[] {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return keys
    .filter((key) => mine[key] !== theirs[key])
    .map((key) => `${name}${key}: ${valueText(mine[key])} / ${valueText(theirs[key])}`);
}

const valueText = (value: unknown): string => (value === undefined ? 'not said' : String(value));

function titles(mine: Plan, theirs: Plan, field: 'aims' | 'history' | 'data'): string {
  if (field === 'data') return 'other files';
  const [one, other] = [mine[field].title, theirs[field].title];
  return one === other ? `"${one}", with other lines` : `"${one}" / "${other}"`;
}

/** What every text of differences begins with. */
export function howOtherwise({ paired }: SideBySide): string {
  const how =
    'A difference in points (of one hundred) has its 95% interval in brackets. Where that has 0 in it, chance alone may be the reason.';
  return paired ? `Each game was played both ways with the same luck. ${how}` : how;
}

/** The differences of places of which chance alone is hardly the reason, the greatest first. */
export function sureIn({ places }: Comparison): Comparison['places'] {
  return places
    .filter((each) => !isOpen(each.difference))
    .toSorted((a, b) => Math.abs(b.difference.at) - Math.abs(a.difference.at));
}

/** Two variants side by side, for a player. */
export function besideText(beside: SideBySide, names: Names): string {
  const { one, other, comparison, otherwise } = beside;
  const sure = sureIn(comparison);
  const head = ['', one.name, other.name, 'difference'];
  const seats = comparison.seats.map(({ seat, ...each }) => [names.seat(seat), ...cells(each)]);
  const places = sure.map(({ place, label, ...each }) => [
    `${names.place(place)}: ${names.words(label)}`,
    ...cells(each),
  ]);
  return [
    `${one.name} (${one.games} games) beside ${other.name} (${other.games} games)`,
    ...(otherwise.length > 0 ? otherwise.map((each) => `  ${each}`) : ['  The same in every way.']),
    howOtherwise(beside),
    '',
    'Of all that its aims are worth, a seat has at the end:',
    columns([head, ...seats], '  '),
    '',
    sure.length > 0
      ? 'Places that end otherwise in one of them, for more than chance:'
      : 'No place ends otherwise in one of them for more than chance.',
    ...(sure.length > 0 ? [columns([head, ...places], '  ')] : []),
  ].join('\n');
}

function cells({
  one,
  other,
  difference,
}: Pick<Comparison['seats'][number], 'one' | 'other' | 'difference'>): string[] {
  return [percent(one.at), percent(other.at), pointsText(difference)];
}

/** The same for scripts. */
export function besideJson({ one, other, comparison, otherwise, paired }: SideBySide): object {
  return { one: one.name, other: other.name, otherwise, paired, ...comparison };
}
