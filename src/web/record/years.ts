import type { LogTurn } from '../../kernel/log/arranged.ts';

/** The year that the name of a turn has; empty where it has none. */
export function yearIn(title: string): string {
  return /\b\d{4}\b/.exec(title)?.[0] ?? '';
}

/** A part of a record: its name, and the lines at which its turns begin. */
export interface Part {
  readonly title: string;
  readonly from: readonly number[];
}

/** The years of a record, in the order of its turns; none where turns are counted otherwise. */
export function yearsOf(
  turns: readonly Pick<LogTurn, 'turn' | 'from'>[],
  titleOf: (turn: number | null) => string,
): readonly Part[] {
  const years = Map.groupBy(turns, ({ turn }) => yearIn(titleOf(turn)));
  return [...years]
    .filter(([year]) => year !== '')
    .map(([title, all]) => ({ title, from: all.map(({ from }) => from) }));
}
