import { kindShown, type ShownDispatch } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Json } from '../../kernel/json.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { LineResult, Range, SheetResult } from '../../kernel/sums/sheet.ts';
import { namesOf } from '../record/history.ts';

/** What a sheet came to in a line of a record. */
export interface Told {
  readonly level: Range;
  readonly line: number;
  readonly sheet: SheetResult;
}

/** What a sheet came to each time that it was done in a record, in order; what was taken back is left out. */
export function levelsIn(lines: readonly RecordLine[], sheet: string): readonly Told[] {
  return lines
    .filter(({ undone }) => !undone)
    .flatMap(({ n, dispatches }) =>
      dispatches.flatMap((told) =>
        told.sheet?.sheet === sheet ? [{ level: told.sheet.total, line: n, sheet: told.sheet }] : [],
      ),
    );
}

/** The turn in which a line was given; null: before the first that is counted. */
export function turnAt(turns: readonly TurnStart[], line: number): number | null {
  return turns.findLast((turn) => turn.line <= line)?.turn ?? null;
}

/** Where levels lie in a drawing: the ends that all of them and the marks need, none of them a range that says nothing. */
export function endsOf(levels: readonly Range[], marks: readonly number[]): Range {
  // how it stands now is always in sight
  const told = levels.filter(({ min, max }, i) => max - min <= MOST || i === levels.length - 1);
  const all = [...marks, ...told.flatMap(({ min, max }) => [min, max])];
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return min === max ? { min: min - 1, max: max + 1 } : { min, max };
}

const MOST = 40;

/** The levels that a scale is drawn at: some whole numbers between its ends. */
export function gradesOf({ min, max }: Range): readonly number[] {
  const step = [1, 2, 5, 10, 20].find((each) => (max - min) / each <= GRADES) ?? 50;
  const first = Math.ceil(min / step);
  return Array.from({ length: Math.floor(max / step) - first + 1 }, (_, i) => (first + i) * step);
}

const GRADES = 6;

/** A line of a sum that counts otherwise than before. */
export interface Moved {
  readonly line: LineResult;
  readonly before: Range;
  /** By how much; null: by how much is not known. */
  readonly by: number | null;
}

/** What makes a level another than it was: the lines that count otherwise, those that count most first. */
export function movedBetween(before: SheetResult | undefined, after: SheetResult): readonly Moved[] {
  const moved = after.lines.flatMap((line): Moved[] => {
    const { min = 0, max = 0 } = before?.lines.find(({ id }) => id === line.id) ?? {};
    if (!before || (min === line.min && max === line.max)) return [];
    const isKnown = min === max && line.min === line.max;
    return [{ line, before: { min, max }, by: isKnown ? line.min - min : null }];
  });
  return moved.toSorted((one, other) => Math.abs(other.by ?? 0) - Math.abs(one.by ?? 0));
}

/** What a record told as a result of one of those that are watched, after one line and up to another. */
export function toldOf(
  lines: readonly RecordLine[],
  id: string,
  after: number,
  upTo: number,
): readonly ShownDispatch[] {
  return lines
    .filter(({ n, undone }) => !undone && n > after && n <= upTo)
    .flatMap(({ dispatches }) => dispatches)
    .filter(
      (each) => kindShown(each) === 'result' && !each.sheet && namesOf(each.data as unknown as Json).has(id),
    );
}

/** A level, the turn in which it was worked out, what moved it since the one before, and what was told of it. */
export interface Point {
  readonly level: Range;
  readonly turn: string;
  readonly moves: readonly Moved[];
  readonly told: readonly ShownDispatch[];
}
