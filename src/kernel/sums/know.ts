import type { Decision } from '../forms/decision.ts';
import { ways } from './dice.ts';
import type { FactKey, Facts, FactSchema, Possible } from './facts.ts';
import type { Lead, RollSheet } from '../forms/form.ts';
import { own } from '../json.ts';
import { type Odds, rollOdds } from './odds.ts';
import type { View } from '../game/position.ts';
import type { ReadRules } from '../rulebook.ts';
import { evaluate } from './evaluate.ts';
import { sheetOf, type SheetResult } from './sheet.ts';

/** What facts are read with: the rules of a game, or the books that its steps are given. */
interface Reading<Looked> extends Pick<ReadRules, 'facts' | 'sheets'> {
  known(view: Looked): Facts;
}

type Given = Readonly<Record<FactKey, Possible>>;

/**
 * All that a view knows: what was reported, typed over or opened to it, what a register keeps, and for a fact that comes from a
 * sheet, where nobody has told it, the sheet's total or range. `given`: put in place of that, such as the faces of rolled dice.
 */
export function knownFacts<Looked>(books: Reading<Looked>, view: NoInfer<Looked>, given?: Given): Facts {
  const known = books.known(view);
  return withSheets(books, given ? withFacts(known, given) : known);
}

/** What a view knows of one fact, wherever it is kept: its value, some values or a range of them, or undefined: it is unknown. */
export function read<Looked>(books: Reading<Looked>, view: NoInfer<Looked>, fact: FactKey): Possible {
  return knownFacts(books, view)(fact);
}

/** What a sheet comes to, as a view knows it. */
export function sumOf<Looked>(
  books: Reading<Looked>,
  view: NoInfer<Looked>,
  sheet: string,
  given?: Given,
): SheetResult {
  return evaluateNamed(books, sheet, knownFacts(books, view, given));
}

/** Facts with those that come from a sheet computed where nothing else is known of them. */
export function withSheets(rules: Pick<ReadRules, 'facts' | 'sheets'>, direct: Facts): Facts {
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
export function withFacts(facts: Facts, given: Given): Facts {
  const put = new Map(Object.entries(given));
  return (key) => put.get(key) ?? facts(key);
}

/** Do one of the rulebook's sheets. Throws when there is none of that name: our own mistake. */
export function evaluateNamed(
  rules: Pick<ReadRules, 'facts' | 'sheets'>,
  name: string,
  facts: Facts,
): SheetResult {
  return evaluate(name, sheetOf(rules.sheets, name), facts, rules.facts);
}

/** A sheet as a view knows it before its dice fall, and the exact odds of what they bring. */
export interface Preview {
  readonly sheet: SheetResult;
  /** Null where no dice fall, nothing is called an outcome, or there are too many ways to fall to count them. */
  readonly odds: Odds | null;
}

/** What a view can see coming in a roll; nothing of a decision that is none. */
export function preview(rules: ReadRules, view: View, { form, sheets = [] }: Decision): readonly Preview[] {
  return form.kind === 'roll' ? foresee(rules, view, sheets) : [];
}

/** What a view can see coming on the sheets of a roll, which need not be open yet; with `number` given by a choice. */
export function foresee(
  rules: ReadRules,
  view: View,
  sheets: readonly Lead[],
  number?: number,
): readonly Preview[] {
  const known = rules.known(view);
  return sheets.map(({ name, dice, sets, makes = {}, leaves = [] }) => {
    const isGiven = (key: FactKey): boolean => key === sets && number !== undefined;
    const direct: Facts = (key) =>
      own(makes, key) ?? (isGiven(key) ? number : leaves.includes(key) ? undefined : known(key));
    const facts = withSheets(rules, direct);
    const sheet = evaluateNamed(rules, name, facts);
    return { sheet: rules.said?.(view.open, sheet) ?? sheet, odds: oddsAhead(rules, facts, { name, dice }) };
  });
}

/** Rolls with more ways to fall than this are not counted while somebody waits. */
export const MOST_WAYS = 10_000;

function oddsAhead(rules: ReadRules, facts: Facts, { name, dice }: RollSheet): Odds | null {
  const sheet = own(rules.sheets, name);
  const sides = dice.map((die) => sidesOf(rules.facts, die));
  if (!sheet?.outcomes || dice.length === 0 || ways(sides) > MOST_WAYS) return null;
  return rollOdds(name, sheet, facts, rules.facts, dice, sides);
}

/** The sides of a die by the fact that stands for it. Throws when that is no number: our own mistake. */
export function sidesOf(schema: FactSchema, die: FactKey): number {
  const type = own(schema, die)?.type;
  if (type?.kind !== 'number') throw new Error(`the fact "${die}" is no die`);
  return type.max;
}
