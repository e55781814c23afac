import type { ReactNode } from 'react';
import type { Limit } from '../../kernel/forms/form.ts';
import { own } from '../../kernel/json.ts';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import type { Block } from './blocks.ts';
import type { HeadGroup } from './matrix-parts.ts';
import { Pips } from './limits.tsx';
import type { RowsProps } from '../answer/props.ts';

interface HeadProps extends Pick<RowsProps, 'form' | 'given'> {
  readonly block: Block;
  readonly heads: readonly HeadGroup[];
  called(id: string): string;
}

/** The heads of the columns; those that belong together under one, with what is left of their limit. */
export function MatrixHead(props: HeadProps): ReactNode {
  const { heads, form, called } = props;
  const { say } = useBook();
  const isParted = heads.some(({ of }) => of !== null);
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={isParted ? 2 : 1}>
          {deskTexts.form.where}
        </th>
        {heads.map(({ of, columns }) => (
          <th
            key={columns[0]}
            className="head"
            colSpan={columns.length}
            rowSpan={isParted && !of ? 2 : 1}
            scope={of ? 'colgroup' : 'col'}
          >
            <span>{of ? say(of) : called(columns[0] ?? '')}</span> <Left {...props} columns={columns} />
          </th>
        ))}
      </tr>
      {isParted && (
        <tr className="under">
          {heads.flatMap(({ of, columns }) =>
            of
              ? columns.map((column, i) => {
                  const head = own(form.heads ?? {}, column);
                  return (
                    <th
                      key={column}
                      scope="col"
                      abbr={called(column)}
                      className={i === 0 ? 'head' : undefined}
                    >
                      {head ? say(head.as) : called(column)}
                    </th>
                  );
                })
              : [],
          )}
        </tr>
      )}
    </thead>
  );
}

/** What is used of the narrowest limit over all lines of some columns. */
function Left({ form, given, block, columns }: HeadProps & { columns: readonly string[] }): ReactNode {
  const isHere = (row: string): boolean => columns.includes(row.split('/')[0] ?? '');
  const over = form.limits.filter(
    ({ rows, max, weights }) =>
      max !== undefined && !weights && rows.length >= block.lines.length && rows.every(isHere),
  );
  const [limit] = over.toSorted((one: Limit, other: Limit) => (one.max ?? 0) - (other.max ?? 0));
  return limit ? <Pips limit={limit} given={given} /> : null;
}
