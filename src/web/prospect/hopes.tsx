import { type ReactNode, useState } from 'react';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { type Book, useBook } from '../book.tsx';
import { gainAt, shareAt } from './cell-figure.ts';

/** What can be hoped for, and what is shown of it. */
export interface Hopes {
  readonly labels: readonly string[];
  readonly hope: string;
  onHope(hope: string): void;
}

/** Which chance a grid of numbers shows. */
export function useHopes(prospects: readonly Prospect[]): Hopes {
  const { say } = useBook();
  const [hoped, onHope] = useState('');
  const labels = [...new Set(prospects.flatMap(({ hopes }) => hopes.map(({ label }) => say(label))))];
  return { labels, hope: labels.includes(hoped) ? hoped : (labels[0] ?? ''), onHope };
}

/** By what the lines are sorted. */
export type Sort = 'listed' | 'gain' | 'now';
const SORTS: readonly Sort[] = ['listed', 'gain', 'now'];

/** A line by what its number leads to. */
interface Sorted {
  readonly prospect: Prospect | undefined;
  /** What it is given. */
  readonly number: number;
}

/** The lines in another order; those that nothing is known of come last. */
export function sortedBy<L extends Sorted>(
  by: Sort,
  lines: readonly L[],
  hope: string,
  book: Book,
): readonly L[] {
  if (by === 'listed') return lines;
  const worth = ({ prospect, number }: L): number => {
    const found = prospect && (by === 'gain' ? gainAt : shareAt)(prospect, hope, number, book);
    return found ?? Number.NEGATIVE_INFINITY;
  };
  return lines.toSorted((one, other) => worth(other) - worth(one) || 0);
}

/** Which chance is shown. */
export function PickHope({ label, hopes }: { readonly label: ReactNode; readonly hopes: Hopes }): ReactNode {
  const { labels, hope, onHope } = hopes;
  return <Pick label={label} value={hope} of={labels.map((each) => [each, each])} onPick={onHope} />;
}

interface PickSortProps {
  readonly label: ReactNode;
  readonly sorts: Readonly<Record<Sort, string>>;
  onSort(by: Sort): void;
}

/** In which order the lines stand. */
export function PickSort({ label, sorts, onSort }: PickSortProps): ReactNode {
  const [sort, setSort] = useState<Sort>('listed');
  const pick = (value: string): void => {
    const by = SORTS.find((each) => each === value) ?? 'listed';
    setSort(by);
    onSort(by);
  };
  return <Pick label={label} value={sort} of={SORTS.map((each) => [each, sorts[each]])} onPick={pick} />;
}

interface PickProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly of: readonly (readonly [value: string, text: string])[];
  onPick(value: string): void;
}

function Pick({ label, value, of, onPick }: PickProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {of.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
