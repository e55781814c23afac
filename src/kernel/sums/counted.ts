import { own } from '../json.ts';
import type { ReadRules } from '../rulebook.ts';
import type { FactKey } from './facts.ts';

// What counts in a sum, through every sum on the way, and who told it.

type Summing = Pick<ReadRules, 'facts' | 'sheets'>;

/** Some facts, and all that those count which come from sums. */
export function withCounted({ facts, sheets }: Summing, keys: readonly FactKey[]): ReadonlySet<FactKey> {
  const counted = new Set<FactKey>();
  const add = (some: readonly FactKey[]): void => {
    for (const key of some) {
      if (counted.has(key)) continue;
      counted.add(key);
      const from = own(facts, key)?.from;
      if (from !== undefined) add((own(sheets, from)?.lines ?? []).flatMap(({ needs }) => needs));
    }
  };
  add(keys);
  return counted;
}

/** Who told what a line of a sheet counts, each once: `by` says who told a fact, as a reader's record has it. */
export function tellersOfLine(
  rules: Summing,
  sheet: string,
  line: string,
  by: (fact: FactKey) => string | undefined,
): readonly string[] {
  const { needs = [] } = own(rules.sheets, sheet)?.lines.find(({ id }) => id === line) ?? {};
  return [...new Set([...withCounted(rules, needs)].flatMap((key) => by(key) ?? []))];
}
