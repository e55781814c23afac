import type { FactKey } from '../../../kernel/index.ts';
import { type ReadFrom, truthOf } from './conditions.ts';
import { ruleOf } from '../rules/e-territories.ts';
import { PHONY, warBefore, warFact } from '../rules/f4-wars.ts';
import { holder, threat } from '../facts/facts.ts';
import { unknownGarrisons } from '../rules/garrisons.ts';
import { threatRuling } from '../rules/h4-threats.rulings.ts';
import { pairsOf, placesOf } from './meant.ts';
import type { Nation } from '../nations.ts';
import type { Condition, Effect, Rule } from './rule.ts';

// What nobody has said, and what hangs on it.

/** The facts that nobody knows and on which it hangs whether the condition is fulfilled. */
export function missingFor(seen: ReadFrom, condition: Condition): readonly FactKey[] {
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

/** The facts that nobody knows and on which it hangs whether a rule acts, and what it does then. */
export function missingForRule(seen: ReadFrom, { when, ...rule }: Rule): readonly FactKey[] {
  const truth = when === undefined || truthOf(seen, when);
  if (truth === null && when) return missingFor(seen, when);
  return truth === true && 'then' in rule ? missingForEffects(seen, rule.then) : [];
}

/** The facts that nobody knows and on which it hangs what some effects do (rulings threats, garrisons). */
export function missingForEffects(seen: ReadFrom, effects: readonly Effect[]): readonly FactKey[] {
  return effects.flatMap((effect) => {
    if (effect.does === 'now') {
      const { rule } = ruleOf(effect.rule);
      return rule.kind === 'event' ? missingForEffects(seen, rule.then) : [];
    }
    if (effect.does === 'mark-strongest')
      return unknownGarrisons(seen.books, seen.open, placesOf(seen.books, seen.entry, effect.in));
    if (effect.does !== 'if') return [];
    const truth = truthOf(seen, effect.when);
    if (truth === null && threatRuling(seen.open.rulings, 'threats') === 'told') return [];
    if (truth === null) return missingFor(seen, effect.when);
    return missingForEffects(seen, truth ? effect.then : (effect.otherwise ?? []));
  });
}

function unknownWars({ open }: ReadFrom, pairs: readonly (readonly [Nation, Nation])[]): FactKey[] {
  return pairs.flatMap(([a, b]) => {
    const key = warFact(a, b);
    return key !== null && warBefore(open, a, b) === null ? [key] : [];
  });
}
