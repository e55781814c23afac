import type { FactKey, FactReport } from './facts.ts';
import { own } from '../json.ts';
import type { OpenCommon, SealedCommon, View } from '../game/position.ts';
import type { Rules } from '../rulebook.ts';

/** What a view tells of a fact, wherever it is kept; undefined where nobody has told it. */
export function reportedOf(
  { facts, known, last }: Pick<Rules, 'facts' | 'known' | 'last'>,
  view: View<OpenCommon, SealedCommon>,
  key: FactKey,
): Readonly<FactReport> | undefined {
  if (!own(facts, key)?.registered) {
    const told = own(view.sealed?.facts ?? {}, key) ?? own(view.open.facts, key);
    // what the rulebook still has of it is later than what was told
    const was = told?.as === 'unknown' ? last?.(view, key) : undefined;
    return told && was !== undefined ? { ...told, was } : told;
  }
  const value = known(view)(key);
  if (value !== undefined) return typeof value === 'object' ? undefined : { value, as: 'change' };
  const was = last?.(view, key);
  return was === undefined ? undefined : { value: null, as: 'lapsed', was };
}
