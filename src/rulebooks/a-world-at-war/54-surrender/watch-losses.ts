import type { FactKey, FactValue, Facts } from '../../../kernel/index.ts';
import type { Books } from '../state.ts';
import { candidates, isSettled, type WatchedSum } from './watch-changes.ts';

// What each single change on the map would take from a level (54.22), whether that brings it down or not.

/** A change of one fact, the values that do it, and what the level loses by it. */
interface Loss {
  readonly key: FactKey;
  readonly to: readonly FactValue[];
  readonly points: number;
}

/** 54.22: of each fact that is settled and no number the values by which a level loses most, the greatest loss first. */
export function lossesOf(books: Books, sum: WatchedSum, told: Facts): readonly Loss[] {
  const losses = candidates(books, sum).flatMap(({ key, spec, lines }): Loss[] => {
    const { type } = spec;
    const known = told(key);
    if (!isSettled(known) || type.kind === 'number') return [];
    const bound = { min: 0, max: 0 };
    const countWith = (value: FactValue): number => {
      lines.bound((each) => (each === key ? value : told(each)), bound);
      return bound.min === bound.max ? bound.max : Number.NaN;
    };
    const now = countWith(known as FactValue);
    const values: readonly FactValue[] = type.kind === 'boolean' ? [true, false] : type.values;
    // where something else is not known, what is lost is not, either
    const lost = values
      .map((value) => ({ value, points: now - countWith(value) }))
      .filter((each) => each.points > 0);
    const points = Math.max(0, ...lost.map((each) => each.points));
    if (points === 0) return [];
    return [{ key, to: lost.filter((each) => each.points === points).map(({ value }) => value), points }];
  });
  return losses.toSorted((one, other) => other.points - one.points);
}
