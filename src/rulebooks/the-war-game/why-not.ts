import type { Rulings } from '../../kernel/ruling.ts';
import { type Words, words } from '../../kernel/words.ts';
import { type Seen, truthOf } from './conditions.ts';
import { conditionWords } from './rule-words.ts';
import type { Condition } from './rule.ts';

// Why something is not so: only the parts of a condition that are false, and what nobody has said.

/** Why a condition is not fulfilled, part by part; nothing where it is. What rulings leave no way for is not spoken of. */
export function whyNot(seen: Seen, condition: Condition): readonly Words[] {
  const said = pruned(condition, seen.open.rulings);
  if (said === true) return [];
  // a ruling alone closes it
  if (said === false) return [conditionWords(condition, false)];
  return reasons(seen, said);
}

function reasons(seen: Seen, condition: Condition): readonly Words[] {
  const truth = truthOf(seen, condition);
  if (truth === true) return [];
  if (condition.is === 'all') return condition.of.flatMap((part) => reasons(seen, part));
  return [
    truth === null
      ? words('why.unknown', { when: conditionWords(condition) })
      : conditionWords(condition, false),
  ];
}

/** A condition without what the rulings of the game have decided already. */
export function pruned(condition: Condition, rulings: Readonly<Rulings>): Condition | boolean {
  switch (condition.is) {
    case 'ruling':
      return rulings[condition.id] === condition.choice;
    case 'not': {
      const of = pruned(condition.of, rulings);
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
  const parts = of.map((part) => pruned(part, rulings));
  if (parts.includes(decides)) return decides;
  const open = parts.filter((part) => typeof part !== 'boolean');
  const [only, ...others] = open;
  if (only === undefined) return !decides;
  return others.length === 0 ? only : { is, of: open };
}
