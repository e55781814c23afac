import type { CSSProperties, ReactNode } from 'react';
import type { Against, ChooseForm, Lead, Option } from '../../kernel/forms/form.ts';
import { useBook } from '../book.tsx';
import { usePercent } from '../prospect/percent.ts';
import { sumTexts } from '../texts/sums.ts';

/** A line of the grid: an option, or one of the sums that can be said with it. */
export interface BidLine {
  readonly key: string;
  readonly option: Option;
  readonly sum: Option | null;
}

/** The lines of a form: what is not barred, an option with sums once for each of them. */
export function bidLines({ options }: Pick<ChooseForm, 'options'>): readonly BidLine[] {
  // that nothing is given comes before what is
  const ordered = options.toSorted((one, other) => Number(hasSums(one)) - Number(hasSums(other)));
  return ordered.flatMap((option): BidLine[] => {
    if (option.barred) return [];
    if (!option.sums) return [{ key: option.value, option, sum: null }];
    const sums = option.sums.options.filter(({ barred }) => !barred);
    return sums.map((sum) => ({ key: `${option.value}/${sum.value}`, option, sum }));
  });
}

const hasSums = ({ sums }: Option): boolean => sums !== undefined;

/** What a line is called. */
export function lineLabel({ option, sum }: BidLine): Option['label'] {
  return (sum ?? option).label;
}

interface GridProps {
  readonly name: string;
  readonly lines: readonly BidLine[];
  readonly against: readonly Against[];
  readonly picked: string | null;
  onPick(key: string): void;
}

/** What one spends, a line each, and what the other may, a column each: the chance in every cell, the likelier the darker. */
export function BidGrid({ name, lines, against, picked, onPick }: GridProps): ReactNode {
  const { say } = useBook();
  return (
    <table className="bid-grid table">
      <thead>
        <tr>
          <th scope="col">{sumTexts.mine}</th>
          {against.map(({ label }, i) => (
            <th key={i} scope="col">
              {say(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={line.key === picked ? 'is-picked' : undefined}>
            <th scope="row">
              <label className="pairs">
                <input
                  type="radio"
                  name={name}
                  value={line.key}
                  checked={line.key === picked}
                  onChange={() => onPick(line.key)}
                />
                {say(lineLabel(line))}
              </label>
            </th>
            {against.map((column, i) => (
              <GridCell key={i} line={line} column={column} onPick={onPick} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GridCell({ line, column, onPick }: Pick<GridProps, 'onPick'> & CellOf): ReactNode {
  const leads = ((line.sum ?? line.option).leads ?? []).map(
    (lead): Lead => ({ ...lead, makes: { ...lead.makes, ...column.makes } }),
  );
  const percent = usePercent(leads);
  const shade = percent ? Math.round(percent.share * 4) : 0;
  return (
    <td style={{ '--share': shade } as CSSProperties} title={percent?.of} onClick={() => onPick(line.key)}>
      {percent?.most ?? '\u2013'}
    </td>
  );
}

interface CellOf {
  readonly line: BidLine;
  readonly column: Against;
}
