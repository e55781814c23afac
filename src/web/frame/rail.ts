import type { Cell, TrackPanel } from '../../kernel/board/panel.ts';

/** A mark of the rail: as short as it stands there, and in full. */
export interface RailMark {
  readonly short: string;
  readonly full: string;
  readonly is: 'past' | 'now' | 'ahead';
  /** What it is made of, where it is the present one. */
  readonly inner?: readonly RailMark[];
}

export interface Rail {
  readonly marks: readonly RailMark[];
  /** Many steps in a row, by their numbers. */
  readonly isLong: boolean;
}

/** A line of so many marks is a rail of its own. */
const LONG = 8;
/** What is shown of a rail around the present. */
const BEFORE = 2;
const AFTER = 5;

/** Whether a track says more than its rail: what falls due, or a line of its own. */
export function saysMore({ lines }: TrackPanel): boolean {
  return lines.length > 2 || lines.some(({ marks }) => marks.some(({ note }) => note));
}

/** The tracks of a board on one line: the outermost, its present mark unfolded; where there are many steps, those. */
export function railOf({ lines }: TrackPanel, say: (cell: Cell) => string): Rail {
  const [outer, next] = lines.map(({ marks }) =>
    marks.map(({ label, is }): RailMark => ({ ...textsOf(say(label)), is })),
  );
  const steps = lines.slice(1).findLast(({ marks }) => marks.length >= LONG);
  if (steps)
    return { isLong: true, marks: steps.marks.map(({ label, is }) => ({ ...textsOf(say(label)), is })) };
  const unfolded = (outer ?? []).map((mark) => (mark.is === 'now' && next ? { ...mark, inner: next } : mark));
  return { isLong: false, marks: around(unfolded) };
}

/** A year by its last figures, what is numbered by its number. */
function textsOf(full: string): Pick<RailMark, 'short' | 'full'> {
  const [, year] = /^19(\d\d)$/.exec(full) ?? [];
  const [, number] = /^\D*(\d+)\b/.exec(full) ?? [];
  return { full, short: year === undefined ? (number ?? full) : `\u2019${year}` };
}

/** The marks around the present one, and the last. */
function around(marks: readonly RailMark[]): readonly RailMark[] {
  const now = marks.findIndex(({ is }) => is === 'now');
  const from = Math.max(0, (now < 0 ? marks.length : now) - (now < 0 ? LONG : BEFORE));
  const to = now < 0 ? marks.length : now + AFTER + 1;
  const last = marks.at(-1);
  if (to >= marks.length - 1 || !last) return marks.slice(from);
  return [...marks.slice(from, to), { ...last, short: `\u2026${last.short}` }];
}
