import type { AllocateForm } from '../../../../kernel/index.ts';
import { COUNTER_OF_ROW } from '../../placing/strengths.ts';
import { isPower, POWERS } from '../../powers.ts';
import { candidates, type Counter, type PlannedTurn, type Way } from './turn.ts';

// Ways to say how strong counters are that lie there: all, as long as they are not too many.

/** So many ways are looked at in all; of more, those with the strongest counters. */
const MOST_WAYS = 400;
/** The most orders that are thought of for each power then. */
const MOST_ORDERS = 24;

interface Said extends Counter {
  readonly row: string;
}

/** Ways to answer a form of strengths. */
export function assignments(form: AllocateForm, turn: PlannedTurn): readonly Way[] {
  const open = new Set(form.rows.flatMap(({ id, barred }) => (barred ? [] : [id])));
  const there = new Map<string, { readonly power: number; readonly target: number }>();
  for (const { id } of form.rows) {
    const [column = '', at = ''] = COUNTER_OF_ROW(id).id.split('/');
    const [power, target] = [column, turn.targets.indexOf(at)];
    if (isPower(power) && target >= 0) there.set(`${column}/${at}`, { power: POWERS.indexOf(power), target });
  }
  let ways: readonly (readonly Said[])[] = [[]];
  const powers = [...Map.groupBy(there.values(), (each) => each.power)].map(([power, own]) => ({
    power,
    own,
    all: orders(turn.known.left[power] as number[], own.length),
  }));
  const areFew = powers.reduce((count, { all }) => count * all.length, 1) <= MOST_WAYS;
  for (const { power, own, all } of powers) {
    const strongest = candidates(turn.known, power, own.length);
    const thought = areFew ? all : orders(strongest, own.length).slice(0, MOST_ORDERS);
    const each = thought.map((order) =>
      own.map(({ target }, i): Said => {
        const strength = order[i] as number;
        const row = `${POWERS[power]}-${strength}/${turn.targets[target]}`;
        return { power, target, strength, isDiplomatic: true, isSeen: false, row };
      }),
    );
    ways = ways.flatMap((before) => each.map((after) => [...before, ...after]));
  }
  return ways
    .filter((way) => way.length > 0 && way.every(({ row }) => open.has(row)))
    .map((counters) => ({
      answer: Object.fromEntries(counters.map(({ row }) => [row, 1])),
      counters,
    }));
}

/** The orders in which so many of some numbers can stand, each once. */
function orders(of: readonly number[], length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return [...new Set(of)].flatMap((first) => {
    const left = of.toSpliced(of.indexOf(first), 1);
    return orders(left, length - 1).map((rest) => [first, ...rest]);
  });
}
