import { type Directive, directivesIn, type ShownDispatch } from './directive.ts';
import { canonical, isRecord } from '../json.ts';
import type { RecordLine } from './record.ts';
import type { SheetResult } from '../sums/sheet.ts';

// What is otherwise since something was put right, read from one record and nothing else.

/** A sum that came out otherwise: in line `was`, and when that came again in line `line`. */
interface ChangedSum {
  readonly was: number;
  readonly line: number;
  readonly before: SheetResult;
  readonly after: SheetResult;
}

/** Something told, and the line in which it stands. */
interface ToldIn {
  readonly line: number;
  readonly told: ShownDispatch;
}

/** What is otherwise since a line put the game right. What is as it was is not in it. */
export interface Otherwise {
  /** The later line that took all of it back again: then nothing more is said here. */
  readonly anew?: number;
  /** Whether lines still wait to come again. */
  readonly waits: boolean;
  readonly sums: readonly ChangedSum[];
  /** Results that hold no more, and those that are new. */
  readonly noMore: readonly ToldIn[];
  readonly results: readonly ToldIn[];
  /** Directives that were done and hold no more: known when nothing waits. */
  readonly takeBack: readonly Directive[];
  /** Directives that are new, and not done. */
  readonly toDo: readonly Directive[];
}

/** What is otherwise since line `n` of a record; null where that line put nothing right. */
export function otherwise(lines: readonly RecordLine[], n: number): Otherwise | null {
  const found = lines[n - 1];
  if (!found?.mended) return null;
  const { old, now, pairs, waits } = compared(lines, found);
  const anew = takenBackIn(lines, n);
  if (anew) return { anew: anew.n, waits: false, sums: [], noMore: [], results: [], takeBack: [], toDo: [] };
  const told = now.flatMap(directivesIn);
  const before = [...old.flatMap(directivesIn), ...doneBefore(lines, n)];
  return {
    waits,
    sums: pairs.flatMap(sumsOtherwise),
    noMore: waits ? [] : minus(old.flatMap(resultsIn), now.flatMap(resultsIn)),
    results: minus(now.flatMap(resultsIn), old.flatMap(resultsIn)),
    takeBack: waits ? [] : stillDone(lines, found),
    toDo: minus(told, before).filter(({ told: each }) => each.done === undefined),
  };
}

/** The line that put right in which a line went, by the number of each line that did. */
export function goneIn(lines: readonly RecordLine[]): ReadonlyMap<number, number> {
  return new Map(lines.flatMap(({ n, gone = [] }) => gone.map((each) => [each, n] as const)));
}

/** The later line that took back what came after line `n`, and more, or put all of it right again. */
function takenBackIn(lines: readonly RecordLine[], n: number): RecordLine | undefined {
  const isIt = ({ kind, mended, to = 0 }: RecordLine): boolean =>
    kind === 'undo' && (to < n || (to === n && mended !== undefined));
  return lines.slice(n).find(isIt);
}

type Pair = readonly [old: RecordLine, now: RecordLine];

interface Compared {
  /** The lines that went. */
  readonly old: readonly RecordLine[];
  /** Those that stand, or stood until they were put right themselves, in their place. */
  readonly now: readonly RecordLine[];
  readonly pairs: readonly Pair[];
  readonly waits: boolean;
}

function compared(lines: readonly RecordLine[], { n, gone = [], comes = [] }: RecordLine): Compared {
  const old = gone.flatMap((each) => lines[each - 1] ?? []);
  const anew = takenBackIn(lines, n);
  const stood = (line: RecordLine): boolean => line.undone !== true || anew?.gone?.includes(line.n) === true;
  const after = lines.slice(n, anew ? anew.n - 1 : undefined).filter(stood);
  const pairs = paired(lines, old, after);
  const passed = after.find(({ kind }) => kind === 'passed');
  const root = (line: RecordLine): number => rootOf(lines, line);
  const coming = new Set(comes.flatMap((each) => lines[each - 1] ?? []).map(root));
  const came = after.filter((line) => coming.has(root(line)));
  const given = new Set([...came, ...pairs.map(([line]) => line)].map(root));
  const waits = !passed && [...coming].some((each) => !given.has(each));
  const last = [...came, ...pairs.map(([, line]) => line), ...(passed ? [passed] : [])];
  const to = Math.max(n, ...last.map((line) => line.n));
  return { old, now: waits ? after : after.filter((line) => line.n <= to), pairs, waits };
}

/** Old lines with those in which they came again, or in which the same was asked anew. */
function paired(
  lines: readonly RecordLine[],
  old: readonly RecordLine[],
  after: readonly RecordLine[],
): readonly Pair[] {
  const left = new Set(after);
  const take = (line: RecordLine, isIt: (now: RecordLine) => boolean): readonly Pair[] => {
    const now = after.find((each) => left.has(each) && isIt(each));
    if (now) left.delete(now);
    return now ? [[line, now]] : [];
  };
  const again = old.map((line) => {
    const root = rootOf(lines, line);
    return take(line, (now) => rootOf(lines, now) === root);
  });
  return old.flatMap((line, i) => {
    const found = again[i] ?? [];
    return found.length > 0 ? found : take(line, (now) => isSameAsked(line, now));
  });
}

/** The line in which something was given first, however often it came again. */
function rootOf(lines: readonly RecordLine[], line: RecordLine): number {
  const first = lines[(line.again ?? 0) - 1];
  return first && first.kind !== 'undo' ? rootOf(lines, first) : line.n;
}

function isSameAsked(a: RecordLine, b: RecordLine): boolean {
  if (a.kind === 'step') return canonical(a.seats ?? []) === canonical(b.seats ?? []);
  return a.decision !== undefined && a.decision === b.decision && a.seat === b.seat;
}

function sumsOtherwise([old, now]: Pair): readonly ChangedSum[] {
  const left = sumsIn(now);
  return sumsIn(old).flatMap((before) => {
    const at = left.findIndex(({ sheet }) => sheet === before.sheet);
    const [after] = at === -1 ? [] : left.splice(at, 1);
    const isSame = !after || comesTo(before) === comesTo(after);
    return isSame ? [] : [{ was: old.n, line: now.n, before, after }];
  });
}

function sumsIn({ dispatches }: RecordLine): SheetResult[] {
  return dispatches.flatMap(({ sheet }) => sheet ?? []);
}

function comesTo({ total, outcomes }: SheetResult): string {
  return canonical([total, outcomes]);
}

function resultsIn({ n, dispatches }: RecordLine): ToldIn[] {
  return dispatches.flatMap((told) => (told.kind === 'result' ? [{ line: n, told }] : []));
}

/** Directives that were done in the lines that went, or before them, and were not told again. */
function stillDone(lines: readonly RecordLine[], mend: RecordLine): readonly Directive[] {
  const { old, now } = compared(lines, mend);
  const done = old.flatMap(directivesIn).filter(({ told }) => told.done !== undefined);
  return minus([...doneBefore(lines, mend.n), ...done], now.flatMap(directivesIn));
}

/** The same of what was put right before, and once more in line `n`. */
function doneBefore(lines: readonly RecordLine[], n: number): readonly Directive[] {
  return lines.flatMap((line) =>
    line.mended && takenBackIn(lines, line.n)?.n === n ? stillDone(lines, line) : [],
  );
}

/** What was told in the one and not in the other, each as often. */
function minus<T extends { readonly told: ShownDispatch }>(
  all: readonly T[],
  less: readonly T[],
): readonly T[] {
  const left = less.map(textOf);
  return all.filter((each) => {
    const at = left.indexOf(textOf(each));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function textOf({ told: { to, data, clauses } }: { readonly told: ShownDispatch }): string {
  return canonical([to, data, clauses]);
}

/** Whether somebody corrected a fact in a line. */
export function isCorrection({ answer }: RecordLine): boolean {
  return (
    isRecord(answer) && Object.values(answer).some((each) => isRecord(each) && each['as'] === 'correction')
  );
}
