import type { ReactNode } from 'react';
import { type Hopes, PickHope, PickSort, type Sort } from '../prospect/hopes.tsx';
import { cellTexts } from './cell-texts.ts';

interface CellHeadProps {
  readonly numbers: readonly number[];
  readonly hopes: Hopes;
  /** The cells show a sum, and no chance. */
  readonly isSum: boolean;
  onSort(by: Sort): void;
}

/** The heads of the columns: which chance the cells show, in which order, and the number of points of each column. */
export function CellHead({ numbers, hopes, isSum, onSort }: CellHeadProps): ReactNode {
  return (
    <div className="cell-head">
      <div className="cell-picks">
        <PickHope label={<span>{isSum ? cellTexts.sumOf : cellTexts.of}</span>} hopes={hopes} />
        <PickSort
          label={<span className="visually-hidden">{cellTexts.sort}</span>}
          sorts={cellTexts.sorts}
          onSort={onSort}
        />
      </div>
      <div className="cell-numbers" aria-hidden="true">
        {numbers.map((number) => (
          <b key={number}>{number}</b>
        ))}
      </div>
    </div>
  );
}
