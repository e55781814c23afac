import { type Words, words } from '../../kernel/words.ts';
import { type Seen, truthOf } from './conditions.ts';
import { conditionWords } from './rule-words.ts';
import { pruned } from './pruned.ts';
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
