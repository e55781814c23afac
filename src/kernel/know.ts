import type { Decision } from './decision.ts';
import type { FactKey, Facts, Possible } from './facts.ts';
import { own } from './json.ts';
import { type Odds, rollOdds } from './odds.ts';
import type { View } from './position.ts';
import type { Rules } from './rulebook.ts';
import { evaluate } from './evaluate.ts';
import type { Sheet, SheetResult } from './sheet.ts';

/**
 * All that a view knows: what the rulebook's `known` says, and for a fact that comes from a sheet, unless it was
 * reported or overridden, the sheet's total or range.
 */
export function knownFacts(rules: Rules, view: View): Facts {
  return withSheets(rules, rules.known(view));
}

/** Facts with those that come from a sheet computed where nothing else is known of them. */
export function withSheets(rules: Pick<Rules, 'facts' | 'sheets'>, direct: Facts): Facts {
  const computed = new Map<FactKey, Possible>();
  const facts: Facts = (key) => {
    const told = direct(key);
    const from = told === undefined ? own(rules.facts, key)?.from : undefined;
    if (from === undefined) return told;
    if (!computed.has(key)) computed.set(key, total(evaluateNamed(rules, from, facts)));
    return computed.get(key);
  };
  return facts;
}

function total(result: SheetResult): Possible {
  return result.total.min === result.total.max ? result.total.min : result.total;
}

/** Facts with some put in place of what is known, such as the faces of rolled dice. */
export function withFacts(facts: Facts, given: Readonly<Record<FactKey, Possible>>): Facts {
  const put = new Map(Object.entries(given));
  return (key) => put.get(key) ?? facts(key);
}

/** Do one of the rulebook's sheets. Throws when there is none of that name: our own mistake. */
export function evaluateNamed(
  rules: Pick<Rules, 'facts' | 'sheets'>,
  name: string,
  facts: Facts,
): SheetResult {
  const sheet = own(rules.sheets, name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return evaluate(name, sheet, facts, rules.facts);
}

/** The sheet and the exact odds of a roll, as a view knows them before the dice fall. */
export interface Preview {
  readonly sheet: SheetResult;
  readonly odds: Odds;
}

/** What a view can see coming in a roll; null for a decision that has no sheet. */
export function preview(rules: Rules, view: View, decision: Decision): Preview | null {
  if (!decision.sheet || decision.form.kind !== 'roll') return null;
  const { name, dice } = decision.sheet;
  const facts = knownFacts(rules, view);
  const sheet = evaluateNamed(rules, name, facts);
  const odds = rollOdds(name, rules.sheets[name] as Sheet, facts, rules.facts, dice, decision.form.dice);
  return { sheet: rules.said?.(view.open, sheet) ?? sheet, odds };
}
