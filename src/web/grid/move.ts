/** A grid of fields, some of which are not there. */
export interface Ground {
  readonly lines: readonly string[];
  readonly columns: readonly string[];
  /** At which lines a group begins: where there are several, the pages lead from one to the next. */
  readonly starts: readonly number[];
  has(line: number, column: number): boolean;
}

type At = readonly [line: number, column: number];

const STEPS: Readonly<Record<string, At>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Where a key leads from a field; null: it leads nowhere, undefined: it is no key of the grid's. */
export function moved(ground: Ground, [line, column]: At, key: string, far: boolean): At | null | undefined {
  const step = STEPS[key];
  if (step) return along(ground, [line + step[0], column + step[1]], step);
  if (key === 'Home') return along(ground, [far ? 0 : line, 0], [0, 1]);
  if (key === 'End')
    return along(ground, [far ? ground.lines.length - 1 : line, ground.columns.length - 1], [0, -1]);
  if (!key.startsWith('Page') || ground.starts.length < 2) return undefined;
  const start =
    key === 'PageDown'
      ? ground.starts.find((each) => each > line)
      : ground.starts.findLast((each) => each < line);
  return nearest(ground, start, column);
}

/** The first field from there in a direction. */
function along(ground: Ground, from: At, [down, right]: At): At | null {
  let [line, column] = from;
  while (line >= 0 && column >= 0 && line < ground.lines.length && column < ground.columns.length) {
    if (ground.has(line, column)) return [line, column];
    line += down;
    column += right;
  }
  return null;
}

/** A field of a line, in the same column where that has one. */
function nearest(ground: Ground, line: number | undefined, column: number): At | null {
  if (line === undefined) return null;
  return along(ground, [line, column], [0, 1]) ?? along(ground, [line, column], [0, -1]);
}

/** The number that a digit makes of one that stands there: it is put behind what was typed just before, where both fit. */
export function typed(digit: string, before: string, room: number): number {
  const both = Number(before + digit);
  return both <= room ? both : Number(digit);
}

/** What one more makes of a number: after the most it is none again. */
export function oneMore(points: number, room: number): number {
  return points < room ? points + 1 : 0;
}
