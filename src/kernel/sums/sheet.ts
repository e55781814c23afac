import type { Clause } from '../clause.ts';
import { own } from '../json.ts';
import type { FactKey, FactValue } from './facts.ts';
import type { Seat } from '../seat.ts';
import type { Words } from '../texts/words.ts';

/** Whole numbers from `min` to `max`; a known value has both equal. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The facts a line reads, all known. Asking for one that is not in `needs` throws: our own mistake. */
export interface Values {
  number(key: FactKey): number;
  text(key: FactKey): string;
  truth(key: FactKey): boolean;
}

/** One cited line of a sum. */
export interface Line {
  /** Unique in its sheet, usually a clause or row id: '59.21/malta'. */
  readonly id: string;
  readonly clause: Clause;
  readonly label: Words;
  readonly needs: readonly FactKey[];
  value(facts: Values): number | Range;
  /** The widest the line can be, for facts with too many values to try. */
  readonly bounds?: Range;
}

/** A band of totals with a meaning, both ends included; an absent end is open. */
export interface Outcome {
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
  readonly label: Words;
  readonly clauses: readonly Clause[];
  /** Nothing comes of it. */
  readonly nothing?: true;
}

/** What some seats hope for, in words ('a result for the Axis'): some outcomes, or a total `from` which it is so. */
export interface Hope {
  readonly seats: readonly Seat[];
  readonly label: Words;
  readonly outcomes?: readonly string[];
  readonly from?: number;
  readonly clauses: readonly Clause[];
}

/** A cited sum. */
export interface Sheet {
  readonly title: Words;
  readonly lines: readonly Line[];
  readonly clamp?: { readonly min?: number; readonly max?: number; readonly clause: Clause };
  readonly outcomes?: readonly Outcome[];
  /** What of its outcomes is a success, and whose: of each seat from the least to the best, each within the one before. */
  readonly hopes?: readonly Hope[];
  /** What players may add to it while it is used, beside what its lines need. */
  readonly adds?: readonly FactKey[];
}

/** A line of a result; `missing` are its unknown facts. */
export interface LineResult extends Range {
  readonly id: string;
  readonly clause: Clause;
  readonly label: Words;
  readonly missing: readonly FactKey[];
}

/** A sheet with what is known. Plain JSON, so it can stand in a log. */
export interface SheetResult {
  readonly sheet: string;
  readonly lines: readonly LineResult[];
  /** Before the clamp. */
  readonly sum: Range;
  readonly total: Range;
  /** Ids of the outcomes still possible. */
  readonly outcomes: readonly string[];
  /** Facts the sheet needs and does not know. */
  readonly missing: readonly FactKey[];
  /** True when unknown facts were tried together; false when their ranges were added ("bounds"). */
  readonly exact: boolean;
  /** The known facts the sheet read. */
  readonly facts: Readonly<Record<FactKey, FactValue>>;
  /** Outcomes that this game calls otherwise than the sheet does. */
  readonly called?: Readonly<Record<string, Words>>;
}

/** How many combinations of unknown facts are tried before ranges are added instead. */
export const MOST_COMBINATIONS = 4096;

/** A total within the clamp of a sheet. */
export function clampTotal({ clamp }: Pick<Sheet, 'clamp'>, total: number): number {
  return Math.min(
    clamp?.max ?? Number.POSITIVE_INFINITY,
    Math.max(clamp?.min ?? Number.NEGATIVE_INFINITY, total),
  );
}

/** Whether the band of an outcome holds some of the totals from `min` to `max`. */
export function touches(outcome: Outcome, min: number, max: number): boolean {
  return (
    (outcome.from === undefined || outcome.from <= max) && (outcome.to === undefined || outcome.to >= min)
  );
}

/** The outcomes whose band a range of totals touches. */
export function outcomesWithin({ outcomes = NO_OUTCOMES }: Sheet, { min, max }: Range): Outcome[] {
  return outcomes.filter((each) => touches(each, min, max));
}

const NO_OUTCOMES: readonly Outcome[] = [];

/** The unknown facts on which the outcome depends: none when one outcome is left, or the sheet has a single band. */
export function decisive(result: SheetResult): FactKey[] {
  if (result.outcomes.length === 1) return [];
  const unknown = result.lines.filter((line) => line.min !== line.max).flatMap((line) => line.missing);
  return [...new Set(unknown)];
}

/** A sheet by its name. Throws when there is none: our own mistake. */
export function sheetOf(sheets: Readonly<Record<string, Sheet>>, name: string): Sheet {
  const sheet = own(sheets, name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
}
