import { type ReactNode, useId } from 'react';
import type { Bar } from '../../kernel/forms/form.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { useBook } from '../book.tsx';
import { figureAt } from '../prospect/cell-figure.ts';
import { Stack } from '../prospect/stack.tsx';
import { fieldId } from './allocation.ts';
import { type At, barOf, type CellLine, giverOf } from './cell-lines.ts';
import { c } from './cell-texts.ts';
import type { RowsProps } from './props.ts';

interface CellRowProps extends RowsProps {
  readonly line: CellLine;
  readonly numbers: readonly number[];
  /** What it has. */
  readonly number: number;
  readonly hope: string;
  readonly prospect: Prospect | undefined;
  readonly at: At | null;
  /** Its cell at which the Tab key stops; null: at none. */
  readonly stop: number | null;
  onAt(number: number): void;
  onPress(number: number): void;
  /** Somebody is led here. */
  onLed(): void;
}

/** A line: where, how it stands there today, who gives; and a cell for each number. */
export function CellRow(props: CellRowProps): ReactNode {
  const { id, form, given, line, numbers, number, at, onLed } = props;
  const book = useBook();
  const paid = line.rows.flatMap((row): [string, number][] => {
    const points = given[row.id] ?? 0;
    return points > 0 ? [[giverOf(form, row, book), points]] : [];
  });
  const isCurrent = at?.line === line.id;
  const name = useId();
  return (
    <div
      className={['cell-line', isCurrent && 'is-current', number > 0 && 'is-given'].filter(Boolean).join(' ')}
      role="radiogroup"
      aria-labelledby={name}
    >
      <div className="cell-name">
        {line.rows.map((row) => (
          <span key={row.id} id={fieldId(id, row.id)} tabIndex={-1} onFocus={onLed} />
        ))}
        <b id={name}>{line.name}</b>{' '}
        {line.rows.length > 1 && paid.length > 0 && <span className="paid">{c.paid(paid)}</span>}
        {line.lead?.now && <span className="today">{c.today(book.say(line.lead.now))}</span>}
      </div>
      {numbers.map((each) => (
        <Cell key={each} {...props} each={each} bar={barOf(form, line, each, given)} />
      ))}
    </div>
  );
}

interface CellProps extends CellRowProps {
  readonly each: number;
  readonly bar: Bar | undefined;
}

/** What a number would bring: pressed, it is given. */
function Cell({ line, number, each, bar, hope, prospect, stop, onAt, onPress }: CellProps): ReactNode {
  const book = useBook();
  const why = useId();
  const figure = bar ? undefined : figureAt(prospect, hope, each, book);
  const show = (): void => onAt(each);
  return (
    <>
      <button
        type="button"
        role="radio"
        className={figure?.shown ? 'cell has-figure' : 'cell'}
        aria-label={c.cell(each, ...(figure?.told ?? []))}
        aria-checked={number === each}
        aria-disabled={bar ? true : undefined}
        aria-describedby={bar ? why : undefined}
        data-cell={`${line.id} ${each}`}
        tabIndex={stop === each ? 0 : -1}
        onFocus={show}
        onMouseEnter={show}
        onClick={() => onPress(each)}
      >
        <i className="cell-number">{each}</i>
        {figure?.shown && <b>{figure.shown}</b>}
        {figure && prospect && <Stack prospect={prospect} step={figure.step} />}
      </button>
      {bar && (
        <span id={why} hidden>
          {book.say(bar.reason)} {bar.clauses.join(', ')}
        </span>
      )}
    </>
  );
}
