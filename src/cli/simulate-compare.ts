import { canonical } from '../kernel/json.ts';
import { type Comparison, compared } from '../analysis/simulate/compare.ts';
import { isOpen } from '../analysis/simulate/interval.ts';
import type { Plan } from '../analysis/simulate/plan.ts';
import type { NamedPart, Simulation } from '../analysis/simulate/result.ts';
import { failed, type Failed } from './output.ts';
import { columns } from './show.ts';
import { type Names, percent, pointsText } from './simulate-names.ts';

/** Two variants with their names, and what is otherwise. */
export interface Variants {
  readonly one: NamedPart;
  readonly other: NamedPart;
  readonly comparison: Comparison;
  /** What of their plans is not the same: a line for each. */
  readonly otherwise: readonly string[];
}

/** Set two variants side by side; those of different rulebooks have nothing to compare. */
export function variantsOf(one: NamedPart, other: NamedPart): Variants | Failed {
  const barred = barredBeside(one.simulation.plan, other);
  if (barred) return barred;
  return {
    one,
    other,
    comparison: compared(one.simulation, other.simulation),
    otherwise: otherwiseIn(one.simulation, other.simulation),
  };
}

/** Why a result cannot stand beside games of a plan; null where it can. */
export function barredBeside({ rulebook }: Plan, { name, simulation }: NamedPart): Failed | null {
  const { plan } = simulation;
  if (plan.rulebook !== rulebook) return failed(`${name} has games of ${plan.rulebook}, not of ${rulebook}.`);
  if (simulation.from === undefined) return null;
  return failed(`${name} is a part: put the parts together first, with "simulate merge".`);
}

/** What of two plans differs, each as "ruling A2: cap / none". */
function otherwiseIn(one: Simulation, other: Simulation): string[] {
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
export const HOW_OTHERWISE =
  'A difference in points (of one hundred) has its 95% interval in brackets. Where that has 0 in it, chance alone may be the reason.';

/** The differences of places of which chance alone is hardly the reason, the greatest first. */
export function sureIn({ places }: Comparison): Comparison['places'] {
  return places
    .filter((each) => !isOpen(each.difference))
    .toSorted((a, b) => Math.abs(b.difference.at) - Math.abs(a.difference.at));
}

/** Two variants side by side, for a player. */
export function variantsText({ one, other, comparison, otherwise }: Variants, names: Names): string {
  const sure = sureIn(comparison);
  const head = ['', one.name, other.name, 'difference'];
  const seats = comparison.seats.map(({ seat, ...each }) => [names.seat(seat), ...cells(each)]);
  const places = sure.map(({ place, label, ...each }) => [
    `${names.place(place)}: ${names.words(label)}`,
    ...cells(each),
  ]);
  return [
    `${one.name} (${one.simulation.tally.games} games) beside ${other.name} (${other.simulation.tally.games} games)`,
    ...(otherwise.length > 0 ? otherwise.map((each) => `  ${each}`) : ['  The same in every way.']),
    HOW_OTHERWISE,
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
export function variantsJson({ one, other, comparison, otherwise }: Variants): object {
  return { one: one.name, other: other.name, otherwise, ...comparison };
}
