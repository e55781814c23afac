import { type ReactNode, useState } from 'react';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import type { Book } from '../book.tsx';
import { gainAt, prospectOf, shareAt } from '../prospect/cell-figure.ts';
import type { CellLine } from './cell-lines.ts';
import { c } from './cell-texts.ts';

/** By what the lines are sorted. */
export type Sort = keyof typeof c.sorts;
const SORTS: readonly Sort[] = ['listed', 'gain', 'now'];

interface CellHeadProps {
  readonly numbers: readonly number[];
  readonly labels: readonly string[];
  readonly hope: string;
  onHope(hope: string): void;
  onSort(by: Sort): void;
}

/** The heads of the columns: which chance the cells show, in which order, and the number of points of each column. */
export function CellHead({ numbers, labels, hope, onHope, onSort }: CellHeadProps): ReactNode {
  const [sort, setSort] = useState<Sort>('listed');
  return (
    <div className="cell-head">
      <div className="cell-picks">
        <label>
          <span>{c.of}</span>{' '}
          <select value={hope} onChange={(event) => onHope(event.target.value)}>
            {labels.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{c.sort}</span>{' '}
          <select
            value={sort}
            onChange={(event) => {
              const by = SORTS.find((each) => each === event.target.value) ?? 'listed';
              setSort(by);
              onSort(by);
            }}
          >
            {SORTS.map((each) => (
              <option key={each} value={each}>
                {c.sorts[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="cell-numbers" aria-hidden="true">
        {numbers.map((number) => (
          <b key={number}>{number}</b>
        ))}
      </div>
    </div>
  );
}

/** The lines in another order; those that nothing is known of come last. */
export function sortedBy(
  by: Sort,
  lines: readonly CellLine[],
  hope: string,
  all: readonly Prospect[],
  numberOf: (line: CellLine) => number,
  book: Book,
): readonly CellLine[] {
  if (by === 'listed') return lines;
  const worth = (line: CellLine): number => {
    const prospect = prospectOf(all, line);
    const found = prospect && (by === 'gain' ? gainAt : shareAt)(prospect, hope, numberOf(line), book);
    return found ?? Number.NEGATIVE_INFINITY;
  };
  return lines.toSorted((one, other) => worth(other) - worth(one) || 0);
}
