import type { Clause } from '../clause.ts';
import type { Words } from '../texts/words.ts';
import type { FactKey } from './facts.ts';
import type { Line, Range } from './sheet.ts';

// The lines of which most sums are made.

/** Where a line stands and what it is called; where no clause is named, its id is one. */
export interface LineHead {
  readonly id: string;
  readonly clause?: Clause;
  readonly label: Words;
}

/** A line of what some facts make together: for whatever the others do not say. */
export function line(row: LineHead, needs: readonly FactKey[], value: Line['value'], bounds?: Range): Line {
  return { clause: row.id, ...row, needs, value, ...(bounds && { bounds }) };
}

/**
 * A line of a number, so much for `each`, or as a function counts it:
 * `amountLine({ id: '49.4263', label: say.line.subversion() }, subversion.key(), -1)`.
 */
export function amountLine(
  row: LineHead,
  fact: FactKey,
  each: number | ((count: number) => number) = 1,
): Line {
  const count = typeof each === 'number' ? (all: number) => each * all : each;
  // + 0 turns -0 into 0
  return line(row, [fact], (known) => count(known.number(fact)) + 0);
}

/** A line that counts `value` where something is so, else `otherwise`: `truthLine({ id: '3', label }, winter.key(), -1)`. */
export function truthLine(row: LineHead, fact: FactKey, value: number, otherwise = 0): Line {
  return line(row, [fact], (known) => (known.truth(fact) ? value : otherwise));
}

/** A line that counts `value` where a choice is one of some: `choiceLine({ id: '61', label }, control.key('peking'), ['china'], 2)`. */
export function choiceLine(row: LineHead, fact: FactKey, values: readonly string[], value: number): Line {
  return line(row, [fact], (known) => (values.includes(known.text(fact)) ? value : 0));
}
