import { goneIn } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';

/** A record as it is read: the lines that were put right stand folded under the line that did it. */
export interface Folds {
  /** The line where everybody looks now. */
  readonly latest: RecordLine | undefined;
  /** The others that are not folded, the oldest first. */
  readonly past: readonly RecordLine[];
  /** By line: the ones folded under it. */
  readonly under: ReadonlyMap<number, readonly RecordLine[]>;
}

/** Fold a record. While nothing new was done, what was put right is the latest, not what came again by itself. */
export function folded(lines: readonly RecordLine[]): Folds {
  const gone = goneIn(lines);
  const shown = lines.filter(({ n }) => !gone.has(n));
  // what pages put into the dice nobody did
  const given = shown.filter(({ kind }) => kind !== 'lot');
  const done = given.findLast(({ kind, again }) => kind !== 'passed' && again === undefined);
  const latest = done?.mended ? done : given.at(-1);
  return {
    latest,
    past: shown.filter((line) => line !== latest),
    under: Map.groupBy(
      lines.filter(({ n }) => gone.has(n)),
      ({ n }) => gone.get(n) ?? 0,
    ),
  };
}
