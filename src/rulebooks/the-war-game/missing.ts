import type { FactKey } from '../../kernel/facts.ts';
import { type Seen, truthOf } from './conditions.ts';
import { holder, threat } from './facts.ts';
import { pairsOf, placesOf } from './meant.ts';
import type { Nation } from './nations.ts';
import type { Condition } from './rule.ts';
import { PHONY, warBefore, warFact } from './wars.ts';

// What nobody has said, and what hangs on it.

/** The facts that nobody knows and on which it hangs whether the condition is fulfilled. */
export function missingFor(seen: Seen, condition: Condition): readonly FactKey[] {
  if (truthOf(seen, condition) !== null) return [];
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.flatMap((each) => missingFor(seen, each));
    case 'not':
      return missingFor(seen, condition.of);
    case 'occupied':
    case 'controls':
      return placesOf(seen.books, seen.entry, condition.in)
        .filter((place) => seen.open.holders[place] === null)
        .map((place) => holder.key(place));
    case 'war':
      return unknownWars(seen, pairsOf(seen, condition.a, condition.b));
    case 'each-at-war':
      return unknownWars(seen, pairsOf(seen, condition.a, condition.b));
    case 'phony-war':
      return [PHONY];
    case 'threat':
      return [threat.key(seen.entry.id)];
    default:
      return [];
  }
}

function unknownWars({ open }: Seen, pairs: readonly (readonly [Nation, Nation])[]): FactKey[] {
  return pairs.flatMap(([a, b]) => {
    const key = warFact(a, b);
    return key !== null && warBefore(open, a, b) === null ? [key] : [];
  });
}
