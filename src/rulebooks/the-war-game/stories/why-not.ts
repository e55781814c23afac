import type { Words } from '../../../kernel/index.ts';
import { type ReadFrom, truthOf } from './conditions.ts';
import { about, prune } from './pruned.ts';
import { conditionWords } from './rule-words.ts';
import type { Condition } from './rule.ts';
import { whyNotTexts } from './why-not.words.ts';

// Why something is not so: only the parts of a condition that are false, and what nobody has said.

/** Why a condition is not fulfilled, part by part; nothing where it is. Ways that a ruling has closed are not spoken of. */
export function whyNot(seen: ReadFrom, condition: Condition): readonly Words[] {
  const truth = truthOf(seen, condition);
  if (truth === true) return [];
  if (condition.is === 'all') return condition.of.flatMap((part) => whyNot(seen, part));
  const { rulings } = seen.open;
  if (condition.is === 'any') {
    const [only, ...others] = condition.of.filter((part) => prune(part, rulings) !== false);
    if (only && others.length === 0) return whyNot(seen, only);
  }
  const open = prune(condition, rulings);
  const said = about(typeof open === 'boolean' ? condition : open, seen.it);
  return [
    truth === null ? whyNotTexts.why.unknown({ when: conditionWords(said) }) : conditionWords(said, false),
  ];
}
