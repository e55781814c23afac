import type { FactKey, Reported } from './facts.ts';
import { own } from './json.ts';
import type { OpenCommon, SealedCommon, View } from './position.ts';
import type { Rules } from './rulebook.ts';

/** What a view tells of a fact, wherever it is kept; undefined where nobody has told it. */
export function reportedOf(
  { facts, known }: Pick<Rules, 'facts' | 'known'>,
  view: View<OpenCommon, SealedCommon>,
  key: FactKey,
): Readonly<Reported> | undefined {
  if (!own(facts, key)?.registered) return own(view.sealed?.facts ?? {}, key) ?? own(view.open.facts, key);
  const value = known(view)(key);
  return value === undefined || typeof value === 'object' ? undefined : { value, as: 'change' };
}
