import type { TurnStart } from '../game/reading.ts';
import type { RecordLine } from '../game/record.ts';

/** A line where it stands, with what stood there before it was put right. */
export interface ArrangedLine {
  readonly line: RecordLine;
  readonly was?: RecordLine;
}

/** A turn of a log: its lines, the oldest first. */
export interface LogTurn {
  /** Null: before the first turn that the rules count. */
  readonly turn: number | null;
  /** The line at which it begins in the record. */
  readonly from: number;
  readonly lines: readonly ArrangedLine[];
}

/**
 * A record by turns, each turn and each line once: what came again after something was put right stands in its first place, as it is
 * now, and what was put right itself below it. `all`: the whole record, where these are a part of it.
 */
export function arrangeLog(
  lines: readonly RecordLine[],
  starts: readonly TurnStart[],
  all: readonly RecordLine[] = lines,
): readonly LogTurn[] {
  const rootOf = rootsIn(all);
  const mended = new Set(lines.flatMap(({ gone = [] }) => gone));
  const now = new Map<number, RecordLine>();
  for (const line of lines) if (!mended.has(line.n)) now.set(rootOf(line.n), line);
  const gone = lines.filter(({ n }) => mended.has(n) && !now.has(rootOf(n)));
  for (const line of gone) now.set(rootOf(line.n), line);
  const placed = [...now].toSorted(([one], [other]) => one - other);
  const turns = new Map<number | null, { from: number; lines: ArrangedLine[] }>();
  for (const [root, line] of placed) {
    const turn = starts.findLast((each) => each.line <= root)?.turn ?? null;
    const found = turns.get(turn) ?? { from: root, lines: [] };
    turns.set(turn, found);
    const was = all[root - 1];
    found.lines.push(was && was !== line && was.kind === line.kind ? { line, was } : { line });
  }
  return [...turns].map(([turn, { from, lines: its }]) => ({ turn, from, lines: its }));
}

/** The line in which something was given first, by a line in which it came again. */
function rootsIn(lines: readonly RecordLine[]): (n: number) => number {
  const roots = new Map<number, number>();
  for (const { n, again } of lines) {
    const first = again === undefined || lines[again - 1]?.kind === 'undo' ? n : (roots.get(again) ?? again);
    roots.set(n, first);
  }
  return (n) => roots.get(n) ?? n;
}
