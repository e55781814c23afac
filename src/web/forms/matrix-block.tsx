import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { MapPlace } from '../../kernel/board/panel.ts';
import type { Row } from '../../kernel/forms/form.ts';
import { own } from '../../kernel/json.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { useOnBoard } from '../board/panels.ts';
import { Clauses, useBook } from '../book.tsx';
import { capital, t } from '../texts.ts';
import { fieldId, type Matrix } from './allocation.ts';
import type { Block } from './blocks.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { MatrixHead } from './matrix-head.tsx';
import { type Ground, moved, oneMore, typed } from './matrix-move.ts';
import { headsOf, lineGroups } from './matrix-parts.ts';
import type { RowsProps } from './props.ts';

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
  const ground: Ground = { lines, columns, starts, has };
  const cells = lines.flatMap((line) => columns.flatMap((column) => matrix.cell(line, column) ?? []));
  const stop = cells.find((row) => row.id === props.at) ?? cells.find((row) => !row.barred) ?? cells[0];
  const onKeyDown = useKeys(props, ground);
  return (
    <table className="matrix" role="grid" aria-label={t.form.grid} onKeyDown={onKeyDown}>
      <MatrixHead {...props} heads={heads} />
      {groups.map(({ group, lines: those }) => (
        <tbody key={those[0]}>
          {group && groups.length > 1 && <GroupHead group={group} span={columns.length + 1} />}
          {those.map((line) => (
            <tr key={line} className={props.at?.split('/')[1] === line ? 'is-at' : undefined}>
              <th scope="row">
                <span className="row-name">{called(line)}</span> <Lying place={place(line)} />
              </th>
              {columns.map((column) => {
                const row = matrix.cell(line, column);
                const isStop = row !== undefined && row === stop;
                return row ? (
                  <MatrixCell
                    key={column}
                    {...{ id, form, given: props.given, onSet: props.onSet, onShow: props.onShow }}
                    row={row}
                    ticks={matrix.isWide}
                    isStop={isStop}
                  />
                ) : (
                  <td key={column} />
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function GroupHead({ group, span }: { group: NonNullable<MapPlace['group']>; span: number }): ReactNode {
  const { say } = useBook();
  return (
    <tr className="group">
      <th colSpan={span} scope="rowgroup">
        <span>
          {say(group.label)} <Clauses ids={group.clauses} />
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
      {place.lying.map(({ tone, label }, i) => (
        <span key={i} className={`lies is-${tone}`}>
          {say(label)}{' '}
        </span>
      ))}
    </span>
  );
}

/** What the keys do: arrows, Home, End and the pages move, space and digits set, "?" says why. */
function useKeys(
  { id, form, given, matrix, onSet, onAsk }: BlockProps,
  ground: Ground,
): (event: KeyboardEvent<HTMLElement>) => void {
  const fresh = useRef('');
  return (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const at = target instanceof HTMLElement ? (target.dataset['row'] ?? '') : '';
    const row = form.rows.find((each) => each.id === at);
    if (!row || metaKey || altKey) return;
    const [column = '', line = ''] = at.split('/');
    const from = [ground.lines.indexOf(line), ground.columns.indexOf(column)] as const;
    const to = moved(ground, from, key, ctrlKey);
    const points = given[at] ?? 0;
    const before = fresh.current;
    fresh.current = '';
    const number = numberOf(key, row.max === 1 ? '' : before, points, roomOf(form, row, given));
    if (to === undefined && (ctrlKey || (number === null && key !== '?'))) return;
    event.preventDefault();
    const next = to && matrix.cell(ground.lines[to[0]] ?? '', ground.columns[to[1]] ?? '');
    if (next) document.getElementById(fieldId(id, next.id))?.focus();
    if (to !== undefined) return;
    const isShut = closingOf(form, row, given) !== undefined && points === 0;
    if (key === '?' || number === null || isShut) return onAsk(row);
    if (/^\d$/.test(key)) fresh.current = String(number);
    onSet(at, row.max === 1 ? Math.min(number, 1) : number);
  };
}

/** What a key makes of the number in a field; null: nothing. */
function numberOf(key: string, before: string, points: number, room: number): number | null {
  if (/^\d$/.test(key)) return typed(key, before, room);
  if (key === ' ') return oneMore(points, room);
  if (key === '+') return Math.min(points + 1, Math.max(points, room));
  if (key === '-') return Math.max(points - 1, 0);
  return key === 'Delete' || key === 'Backspace' ? 0 : null;
}

/** What a part of the rows' ids is called in a form. */
export function useCalled({ called = {} }: RowsProps['form']): (id: string) => string {
  const { say, name } = useBook();
  return (id) => {
    const said = own(called, id);
    return capital(said ? say(said) : name(id));
  };
}
