import type { FactKey } from '../../../kernel/facts.ts';
import { EFFECTS, favours, type ResultRow } from './results.ts';
import { MINORS } from './targets.ts';

// What the players may add to the table of a country while a roll waits; it is kept for the years after.

/** The facts by which the players say what a row gives. */
export interface RowFacts {
  readonly effect: FactKey;
  readonly brps: FactKey;
  readonly star: FactKey;
}

const FACTS: Readonly<Record<string, Readonly<Record<string, RowFacts>>>> = Object.fromEntries(
  MINORS.map((target) => [
    target,
    Object.fromEntries(Object.keys(EFFECTS).map((row): [string, RowFacts] => [row, spelled(target, row)])),
  ]),
);

function spelled(target: string, row: string): RowFacts {
  const of = (kind: string): FactKey => `${kind}.${target}.${row}`;
  return { effect: of('effect'), brps: of('brps'), star: of('star') };
}

/** The facts of a row; spelled once, as they are read at every roll. */
export function rowFacts(target: string, row: string): RowFacts {
  return FACTS[target]?.[row] ?? spelled(target, row);
}

/** The facts that rows can have: the dividing line gives nothing, and so only a star (49.53). */
export function factsOfRow(target: string, { id, effect }: ResultRow): readonly FactKey[] {
  const { effect: gives, brps, star } = rowFacts(target, id);
  return favours(effect) === null ? [star] : [gives, brps, star];
}

/** The lines that the players may add to the sheet of a target: ids, and the facts of what they count. */
export function addedLines(target: string): readonly { readonly id: string; readonly fact: FactKey }[] {
  return ['', '.2', '.3'].map((nth) => ({
    id: `49.4265/extra${nth.replace('.', '-')}`,
    fact: `extra.${target}${nth}`,
  }));
}
