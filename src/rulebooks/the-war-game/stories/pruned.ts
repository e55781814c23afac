import type { Rulings } from '../../../kernel/index.ts';
import type { Nation } from '../nations.ts';
import type { Condition, Effect } from './rule.ts';

// Stories as a game plays them: what its rulings have decided is left out, so that nobody reads of ways that are closed.

/** A condition without what the rulings of the game have decided already. */
export function prune(condition: Condition, rulings: Readonly<Rulings>): Condition | boolean {
  switch (condition.is) {
    case 'ruling':
      return rulings[condition.id] === condition.choice;
    case 'turn':
      // every game is in its first turn, or later
      return condition.from <= 1 ? true : condition;
    case 'not': {
      const of = prune(condition.of, rulings);
      return typeof of === 'boolean' ? !of : { is: 'not', of };
    }
    case 'all':
    case 'any':
      return joined(condition, rulings);
    default:
      return condition;
  }
}

function joined(
  { is, of }: Condition & { is: 'all' | 'any' },
  rulings: Readonly<Rulings>,
): Condition | boolean {
  const decides = is === 'any';
  const parts = of.map((part) => prune(part, rulings));
  if (parts.includes(decides)) return decides;
  const open = parts.flatMap((part) => (typeof part === 'boolean' ? [] : part.is === is ? part.of : [part]));
  const [only, ...others] = open;
  if (only === undefined) return !decides;
  return others.length === 0 ? only : { is, of: open };
}

/** Some effects without those that the rulings of the game close. */
export function prunedEffects(effects: readonly Effect[], rulings: Readonly<Rulings>): readonly Effect[] {
  return effects.flatMap((effect): readonly Effect[] => {
    if (effect.does !== 'if') return [effect];
    const when = prune(effect.when, rulings);
    const then = prunedEffects(effect.then, rulings);
    const otherwise = prunedEffects(effect.otherwise ?? [], rulings);
    if (typeof when === 'boolean') return when ? then : otherwise;
    return [{ does: 'if', when, then, ...(otherwise.length > 0 && { otherwise }) }];
  });
}

/** A condition with the nation that it is about in the place of `it`. */
export function about(condition: Condition, it: Nation | undefined): Condition {
  if (it === undefined) return condition;
  switch (condition.is) {
    case 'all':
    case 'any':
      return { is: condition.is, of: condition.of.map((part) => about(part, it)) };
    case 'not':
      return { is: 'not', of: about(condition.of, it) };
    default:
      return Object.fromEntries(
        Object.entries(condition).map(([key, value]) => [key, value === 'it' ? it : value]),
      ) as Condition;
  }
}
