import type { RecordLine } from '../../kernel/game/record.ts';
import type { Range } from '../../kernel/sums/sheet.ts';

/** What a sheet came to each time that it was done in a record, in order; what was taken back is left out. */
export function levelsIn(lines: readonly RecordLine[], sheet: string): readonly Range[] {
  return lines
    .filter(({ undone }) => !undone)
    .flatMap(({ dispatches }) =>
      dispatches.flatMap((told) => (told.sheet?.sheet === sheet ? told.sheet.total : [])),
    );
}

/** Where levels lie in a drawing: the ends that all of them and the marks need, none of them a range that says nothing. */
export function endsOf(levels: readonly Range[], marks: readonly number[]): Range {
  const told = levels.filter(({ min, max }) => max - min <= MOST);
  const all = [...marks, ...told.flatMap(({ min, max }) => [min, max])];
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return min === max ? { min: min - 1, max: max + 1 } : { min, max };
}

const MOST = 40;
