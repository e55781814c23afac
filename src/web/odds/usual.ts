import { asNothing } from '../../kernel/sums/calculator.ts';
import { rulingFact } from '../../kernel/sums/family.ts';
import { factsNeeded } from '../../kernel/sums/evaluate.ts';
import { own } from '../../kernel/json.ts';
import type { ReadRules } from '../../kernel/rulebook.ts';
import type { FactKey, FactSpec, FactValue, Possible } from '../../kernel/sums/facts.ts';
import { factsSaid, type Given, UNKNOWN } from './said.ts';

const RULING = rulingFact('');

type OfRules = Pick<ReadRules, 'facts' | 'sheets'>;

/** How choices say that there is nobody or nothing. */
const NOTHING = ['none', 'nobody', 'neither', 'neutral', 'no'];

/** Nothing of a fact: 0, no, none; undefined where it has no such value. */
function nothingOf(spec: FactSpec): FactValue | undefined {
  const { type } = spec;
  const known = asNothing({ fact: spec })['fact'];
  return known ?? (type.kind === 'choice' ? NOTHING.find((each) => type.values.includes(each)) : undefined);
}

/** What a fact mostly is: nothing of it; where it has no such value, the first that it can have. */
export function usualOf(spec: FactSpec): FactValue {
  const { type } = spec;
  const nothing = nothingOf(spec);
  if (nothing !== undefined) return nothing;
  if (type.kind === 'number') return type.min;
  return type.kind === 'boolean' ? false : (type.values[0] ?? '');
}

/** Whether it is only supposed: it stands in a table that players have, or nothing says what is usual. */
export function isSupposed(spec: FactSpec): boolean {
  return spec.club === true || nothingOf(spec) === undefined;
}

/** The facts that a sheet reads: in the place of one that is another sheet's total those of that sheet. No dice. */
export function askedFor(rules: OfRules, name: string): readonly FactKey[] {
  const seen = new Set<string>();
  const keysOf = (sheetName: string): readonly FactKey[] => {
    const sheet = own(rules.sheets, sheetName);
    if (!sheet || seen.has(sheetName)) return [];
    seen.add(sheetName);
    return factsNeeded(sheetName, sheet, rules.facts).flatMap((key) => {
      const spec = own(rules.facts, key);
      // by which ruling it is played is no fact of a situation
      if (!spec || spec.by === 'dice' || key.startsWith(RULING)) return [];
      return spec.from === undefined ? [key] : keysOf(spec.from);
    });
  };
  return [...new Set(keysOf(name))];
}

/** What is so: as is usual, but for what is said. */
export function heldSo(rules: OfRules, name: string, given: Given): Readonly<Record<FactKey, Possible>> {
  const usual = askedFor(rules, name).flatMap((key): [FactKey, Possible][] => {
    const spec = own(rules.facts, key);
    return spec && given[key] !== UNKNOWN ? [[key, usualOf(spec)]] : [];
  });
  return { ...Object.fromEntries(usual), ...factsSaid(rules.facts, given) };
}

/** The rolls of a rulebook: sheets in which a die falls and something comes of it; where there are none, all its sums. */
export function rollsOf(rules: OfRules): readonly string[] {
  const names = Object.keys(rules.sheets);
  const rolls = names.filter((name) => isRoll(rules, name));
  return rolls.length > 0 ? rolls : names;
}

/** Whether a die falls in a sheet. */
export function isRoll({ sheets, facts }: OfRules, name: string): boolean {
  const sheet = own(sheets, name);
  return (
    sheet !== undefined &&
    (sheet.outcomes?.length ?? 0) > 0 &&
    factsNeeded(name, sheet, facts).some((key) => facts[key]?.by === 'dice')
  );
}
