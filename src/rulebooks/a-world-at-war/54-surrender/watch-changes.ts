import {
  type FactKey,
  type FactSpec,
  type FactType,
  type FactValue,
  type Facts,
  type Possible,
  type Sheet,
  type SheetResult,
  type Words,
  type board,
  sums,
} from '../../../kernel/index.ts';
import type { Books } from '../state.ts';
import { dpLevel } from './2-dp-level.ts';
import { onTheMap } from './22-needed.ts';
import type { Check } from './check.ts';

// The single changes that would bring a power down (54.22): each fact of its sum is put at its worst alone, all else as it
// is known. A change counts only if the level then is surely low enough, whatever else is not known.

/** A sum that is watched: its sheet, at which level something comes of it, and on what it hangs. */
export interface WatchedSum extends Pick<Check, 'sheet' | 'fatal' | 'dps' | 'besides' | 'record'> {
  /** Levels that come from other sums, and can change as the facts of a map do. */
  readonly levels?: readonly FactKey[];
}

declare module '../state.ts' {
  interface Gives {
    /** Levels that are watched beside those of the checks, in the order of the parts. */
    readonly watched: (books: Books, open: Open) => readonly WatchedLevel[];
  }
}

/** A level on the surrender watch: that of a power, or the result of a U.S. election in a theatre. */
export interface WatchedLevel {
  readonly id: string;
  readonly label: string | Words;
  readonly sum: WatchedSum;
  /** Null: nothing is left to watch. */
  readonly level: SheetResult | null;
  readonly told: Facts;
  /** The highest level at which, as far as is known, something comes of it; null: every level has a result of its own. */
  readonly at: number | null;
  readonly marks: board.ScalePanel['marks'];
  /** What the level brings as far as is known. */
  readonly stands: Words;
  /** What alone brings it down, where no level does. */
  readonly changes?: Words;
  /** When it is next looked at. */
  readonly next: Words | '';
  /** What is said where it is low enough already. */
  readonly reached: Words;
}

/** A single change: the values of a fact that do it, or from which number on it is done. */
export interface Change {
  readonly key: FactKey;
  readonly to: readonly FactValue[] | { readonly orLess: number } | { readonly orMore: number };
}

/** A level at which something comes of a check: the fatal one, else the next worse result of its own (61.11), if one is left. */
export function thresholdOf({ sheets }: Books, { sheet, fatal }: WatchedSum, { total }: SheetResult): number {
  if (fatal !== null) return fatal;
  const ends = (sheets[sheet]?.outcomes ?? []).map(({ to = Number.POSITIVE_INFINITY }) => to);
  return Math.max(...ends.filter((to) => to < total.max));
}

/** The changes of one fact alone that bring a level to a threshold for certain, in the order of the sheet (54.22). */
export function changesTo(
  books: Books,
  check: WatchedSum,
  sum: SheetResult,
  told: Facts,
  threshold: number,
): readonly Change[] {
  if (sum.total.max <= threshold) return [];
  return candidates(books, check).flatMap(({ key, spec, lines, own }): Change[] => {
    const others = sum.lines.reduce((most, { id, max }) => (own.has(id) ? most : most + max), 0);
    const known = told(key);
    // the least that lines can be counts what is not known at its worst already
    const least = sum.lines.reduce((all, { id, min }) => (own.has(id) ? all + min : all), others);
    if (!isSettled(known) && sums.clampTotal(books.sheets[check.sheet] ?? {}, least) > threshold) return [];
    const bound = { min: 0, max: 0 };
    const does = (value: FactValue): boolean => {
      lines.bound((each) => (each === key ? value : told(each)), bound);
      return sums.clampTotal(books.sheets[check.sheet] ?? {}, others + bound.max) <= threshold;
    };
    const to = worst(known, spec.type, does);
    return to ? [{ key, to }] : [];
  });
}

export function isSettled(known: Possible): boolean {
  return known !== undefined && typeof known !== 'object';
}

/** A fact that may change, the lines that need it, and their ids. */
interface Candidate {
  readonly key: FactKey;
  readonly spec: FactSpec;
  readonly lines: sums.PreparedSum;
  readonly own: ReadonlySet<string>;
}

const candidatesOf = new WeakMap<Sheet, readonly Candidate[]>();

/** What may change of a sum: what stands on the map, and the DP level; found once for each sheet of a game. */
export function candidates(books: Books, check: WatchedSum): readonly Candidate[] {
  const sheet = books.sheets[check.sheet] as Sheet;
  let found = candidatesOf.get(sheet);
  if (!found) {
    const dps = check.dps === undefined ? [] : [dpLevel.key(check.dps)];
    found = [...dps, ...(check.levels ?? []), ...onTheMap(books, check)].map((key) =>
      candidate(books, check, sheet, key),
    );
    candidatesOf.set(sheet, found);
  }
  return found;
}

function candidate(books: Books, check: WatchedSum, sheet: Sheet, key: FactKey): Candidate {
  const own = sheet.lines.filter(({ needs }) => needs.includes(key));
  return {
    key,
    spec: books.facts[key] as FactSpec,
    lines: books.prepared(check.sheet, key),
    own: new Set(own.map(({ id }) => id)),
  };
}

type Does = (value: FactValue) => boolean;

function worst(known: Possible, type: FactType, does: Does): Change['to'] | null {
  if (type.kind === 'number') return worstNumber(known, type, does);
  const all = type.kind === 'boolean' ? [true, false] : type.values;
  const possible = typeof known === 'object' && 'values' in known ? known.values : all;
  const to = possible.filter(does);
  return to.length > 0 ? to : null;
}

/**
 * From which number on it is done: by a change of half of what it can be at the most, as no game sees more at once. What is
 * known can still change; what is not can be no more than it may be.
 */
function worstNumber(
  known: Possible,
  { min, max }: { readonly min: number; readonly max: number },
  does: Does,
): Change['to'] | null {
  const range = typeof known === 'object' && 'min' in known ? known : { min, max };
  const [isLow, isHigh] = [does(range.min), does(range.max)];
  if (isLow === isHigh) return null;
  const from = typeof known === 'number' ? known : isLow ? range.max : range.min;
  const mildest = nearest(from, isLow ? range.min : range.max, does);
  if (Math.abs(mildest - from) > (max - min) / 2) return null;
  return isLow ? { orLess: mildest } : { orMore: mildest };
}

/** The number nearest to one that does not do it, on the way to one that does: a line never turns back (54.22). */
function nearest(not: number, yes: number, does: Does): number {
  while (Math.abs(yes - not) > 1) {
    const middle = Math.trunc((yes + not) / 2);
    if (does(middle)) yes = middle;
    else not = middle;
  }
  return yes;
}
