import type { FactKey, Facts, FactSpec, FactType, FactValue, Possible } from '../../../kernel/facts.ts';
import { type Prepared, prepare } from '../../../kernel/prepare.ts';
import { clamped, type Sheet, type SheetResult } from '../../../kernel/sheet.ts';
import type { Books } from '../state.ts';
import { dpLevel } from './2-dp-level.ts';
import { onTheMap } from './22-needed.ts';
import type { Check } from './check.ts';

// The single changes that would bring a power down (54.22): each fact of its sum is put at its worst alone, all else as it
// is known. A change counts only if the level then is surely low enough, whatever else is not known.

/** A single change: the values of a fact that do it, or from which number on it is done. */
export interface Change {
  readonly key: FactKey;
  readonly to: readonly FactValue[] | { readonly orLess: number } | { readonly orMore: number };
}

/** A level at which something comes of a check: the fatal one, else the next worse result of its own (61.11). */
export function thresholdOf(
  { sheets }: Books,
  { sheet, fatal }: Check,
  { total }: SheetResult,
): number | null {
  if (fatal !== null) return fatal;
  const below = (sheets[sheet]?.outcomes ?? []).flatMap(({ to }) =>
    to !== undefined && to < total.max ? [to] : [],
  );
  return below.length > 0 ? Math.max(...below) : null;
}

/** The changes of one fact alone that bring a level to a threshold for certain, in the order of the sheet (54.22). */
export function changesTo(
  books: Books,
  check: Check,
  sum: SheetResult,
  told: Facts,
  threshold: number,
): readonly Change[] {
  if (sum.total.max <= threshold) return [];
  return candidates(books, check).flatMap(({ key, spec, lines, rest }): Change[] => {
    const others = rest.reduce((most, i) => most + (sum.lines[i]?.max ?? 0), 0);
    const bound = { min: 0, max: 0 };
    const does = (value: FactValue): boolean => {
      lines.bound((each) => (each === key ? value : told(each)), bound);
      return clamped(books.sheets[check.sheet] ?? {}, others + bound.max) <= threshold;
    };
    const to = worst(told(key), spec.type, does);
    return to ? [{ key, to }] : [];
  });
}

/** A fact that may change, the lines that need it, and where the others stand in the sheet. */
interface Candidate {
  readonly key: FactKey;
  readonly spec: FactSpec;
  readonly lines: Prepared;
  readonly rest: readonly number[];
}

const candidatesOf = new WeakMap<Sheet, readonly Candidate[]>();

/** What may change of a sum: what stands on the map, and the DP level; found once for each sheet of a game. */
function candidates(books: Books, check: Check): readonly Candidate[] {
  const sheet = books.sheets[check.sheet] as Sheet;
  let found = candidatesOf.get(sheet);
  if (!found) {
    const dps = check.dps === undefined ? [] : [dpLevel.key(check.dps)];
    found = [...dps, ...onTheMap(books, check)].flatMap((key) => candidate(books, check, sheet, key));
    candidatesOf.set(sheet, found);
  }
  return found;
}

/** What the rules keep is no change on the map: it is only corrected. */
function candidate(books: Books, check: Check, sheet: Sheet, key: FactKey): Candidate[] {
  const spec = books.facts[key];
  if (spec === undefined || spec.kept) return [];
  const own = sheet.lines.filter(({ needs }) => needs.includes(key));
  const rest = sheet.lines.flatMap((line, i) => (own.includes(line) ? [] : [i]));
  const lines = prepare(check.sheet, { title: sheet.title, lines: own }, books.facts);
  return [{ key, spec, lines, rest }];
}

type Does = (value: FactValue) => boolean;

function worst(known: Possible, type: FactType, does: Does): Change['to'] | null {
  if (type.kind === 'number') return worstNumber(known, type, does);
  const all = type.kind === 'boolean' ? [true, false] : type.values;
  const possible = typeof known === 'object' && 'values' in known ? known.values : all;
  const to = possible.filter(does);
  return to.length > 0 && to.length < possible.length ? to : null;
}

/**
 * From which number on it is done. What is known can still change, by half of what it can be at the most: no game sees more
 * at once. What is not known can be no more than it may be.
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
  if (typeof known === 'number' && Math.abs(mildest - known) > (max - min) / 2) return null;
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
