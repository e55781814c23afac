import type { ReactNode } from 'react';
import type { MapPlace } from '../../kernel/board/panel.ts';
import type { Row } from '../../kernel/forms/form.ts';
import { useOnBoard } from '../board/panels.ts';
import { Clauses, useBook } from '../book.tsx';
import { Grid, type GridColumn, type GridLine } from '../grid/grid.tsx';
import { deskTexts } from '../texts.ts';
import type { Matrix } from './allocation.ts';
import type { Block } from './blocks.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { MatrixHead } from './matrix-head.tsx';
import { useKeys } from './matrix-keys.ts';
import { headsOf, lineGroups } from './matrix-parts.ts';
import type { RowsProps } from '../answer/props.ts';

export interface BlockProps extends RowsProps {
  readonly matrix: Matrix;
  readonly block: Block;
  /** The row that the cursor is on. */
  readonly at: string | null;
  called(id: string): string;
  onShow(row: Row, isReached: boolean): void;
  /** Why something takes nothing, or what it is, is to be heard. */
  onAsk(row: Row): void;
}

/** One grid of a matrix: one stop of the Tab key, and a cursor that the arrow keys move. */
export function BlockTable(props: BlockProps): ReactNode {
  const { id, form, block, matrix, called } = props;
  const { place } = useOnBoard();
  const heads = headsOf(block.columns, form);
  const columns = heads.flatMap((head) => head.columns);
  const groups = lineGroups(block.lines, (line) => place(line)?.group);
  const lines = groups.flatMap((group) => group.lines);
  const has = (line: number, column: number): boolean =>
    matrix.cell(lines[line] ?? '', columns[column] ?? '') !== undefined;
  const starts = groups.map((group) => lines.indexOf(group.lines[0] ?? ''));
  const cells = lines.flatMap((line) => columns.flatMap((column) => matrix.cell(line, column) ?? []));
  const stop = cells.find((row) => row.id === props.at) ?? cells.find((row) => !row.barred) ?? cells[0];
  const onKeyDown = useKeys(props, { lines, columns, starts, has });
  const lineOf = (line: string): GridLine => ({
    id: line,
    name: (
      <>
        <span className="row-name">{called(line)}</span>
        <Lying place={place(line)} />
      </>
    ),
    attributes: { className: props.at?.split('/')[1] === line ? 'is-at' : undefined },
  });
  const columnOf = (column: string): GridColumn<GridLine> => ({
    id: column,
    mark(line) {
      const row = matrix.cell(line.id, column);
      const { given, onSet, onShow } = props;
      if (!row) return <td />;
      return (
        <MatrixCell
          {...{ id, form, given, onSet, onShow, row }}
          ticks={matrix.isWide}
          isStop={row === stop}
        />
      );
    },
  });
  return (
    <Grid
      look="table"
      attributes={{ className: 'matrix', role: 'grid', 'aria-label': deskTexts.form.grid, onKeyDown }}
      head={<MatrixHead {...props} heads={heads} />}
      groups={groups.map(({ group, lines: those }) => ({
        head: group && groups.length > 1 && <GroupHead group={group} span={columns.length + 1} />,
        lines: those.map(lineOf),
      }))}
      columns={columns.map(columnOf)}
    />
  );
}

function GroupHead({ group, span }: { group: NonNullable<MapPlace['group']>; span: number }): ReactNode {
  const { say } = useBook();
  return (
    <tr className="group">
      <th colSpan={span} scope="rowgroup" className="eyebrow">
        <span>
          {say(group.label)} <Clauses ids={group.clauses} quiet />
        </span>
      </th>
    </tr>
  );
}

/** What others have put there. */
function Lying({ place }: { place: MapPlace | undefined }): ReactNode {
  const { say } = useBook();
  if (!place?.lying?.length) return null;
  return (
    <span className="lying">
      {' '}
      {place.lying.map(({ tone, label }, i) => (
        <span key={i} className={`lies is-${tone}`}>
          {say(label)}{' '}
        </span>
      ))}
    </span>
  );
}
