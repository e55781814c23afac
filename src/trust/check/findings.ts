import type { Slices } from '../../kernel/game/slices.ts';
import { answers, file, sealedAnswers } from './believed.ts';
import { dice } from './dice.ts';
import type { Check, CheckedGame, Finding } from './finding.ts';
import { hashes, publicLines } from './hashes.ts';
import { rules } from './rules.ts';
import { signatures } from './signed.ts';

/** All that a file is checked for, in the order in which it is told. A further part is a file and a line here. */
const CHECKS: readonly Check[] = [rules, hashes, publicLines, dice, signatures, answers, sealedAnswers, file];

/** What is found of a file: the first thing that is wrong first, then all else in order. */
export function* findingsOf(checked: CheckedGame): Slices<readonly Finding[]> {
  const all: Finding[] = [];
  for (const check of CHECKS) {
    const found = yield* check(checked);
    if (found) all.push(found);
  }
  const wrongFrom = ({ verdict, at }: Finding): number =>
    verdict === 'fails' ? (at?.entry ?? 0) : Number.POSITIVE_INFINITY;
  // infinity from infinity is no number: all that does not fail stays in order
  return all.toSorted((one, other) => wrongFrom(one) - wrongFrom(other) || 0);
}
