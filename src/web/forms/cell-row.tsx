import { type ReactNode, useId } from 'react';
import type { Bar } from '../../kernel/forms/form.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { fieldId } from '../answer/points.ts';
import type { RowsProps } from '../answer/props.ts';
import { useBook } from '../book.tsx';
import type { GridLine } from '../grid/grid.tsx';
import { HiddenWhy } from '../grid/hidden-why.tsx';
import { useFigure } from '../prospect/cell-figure.ts';
import { Stack } from '../prospect/stack.tsx';
import { type CellLine, giverOf } from './cell-lines.ts';
import { cellTexts } from './cell-texts.ts';

/** All that a line of cells is drawn from. */
export interface CellLineDrawn extends GridLine {
  readonly line: CellLine;
  /** What it has. */
  readonly number: number;
  /** What a bot would give it; null: nothing is proposed. */
  readonly proposed: number | null;
  readonly prospect: Prospect | undefined;
  /** Its cell at which the Tab key stops; null: at none. */
  readonly stop: number | null;
}

interface CellNameProps extends Pick<RowsProps, 'id' | 'form' | 'given'> {
  readonly line: CellLine;
  readonly name: string;
  /** Somebody is led here. */
  onLed(): void;
}

/** Where, how it stands there today, and who gives. */
export function CellName({ id, form, given, line, name, onLed }: CellNameProps): ReactNode {
  const book = useBook();
  const paid = line.rows.flatMap((row): [string, number][] => {
    const points = given[row.id] ?? 0;
    return points > 0 ? [[giverOf(form, row, book), points]] : [];
  });
  return (
    <>
      {line.rows.map((row) => (
        <span key={row.id} id={fieldId(id, row.id)} tabIndex={-1} onFocus={onLed} />
      ))}
      <b id={name}>{line.name}</b>{' '}
      {line.rows.length > 1 && paid.length > 0 && (
        <span className="tag is-changed">{cellTexts.paid(paid)}</span>
      )}
      {line.lead?.now && <span className="today">{cellTexts.today(book.say(line.lead.now))}</span>}
    </>
  );
}

interface CellProps {
  readonly of: CellLineDrawn;
  readonly each: number;
  readonly bar: Bar | undefined;
  readonly hope: string;
  readonly unit: string | undefined;
  /** It has the focus. */
  onAt(): void;
  /** The mouse has moved over it. */
  onOver(): void;
  onPress(): void;
}

/** What a number would bring: pressed, it is given. */
export function Cell({ of, each, bar, hope, unit, onAt, onOver, onPress }: CellProps): ReactNode {
  const { line, number, proposed, prospect, stop } = of;
  const isProposed = proposed === each && number !== each;
  const why = useId();
  const figure = useFigure(bar ? undefined : prospect, hope, each);
  return (
    <>
      <button
        type="button"
        role="radio"
        className={`cell${figure?.shown ? ' has-figure' : ''}${isProposed ? ' is-proposed' : ''}`}
        aria-label={cellTexts.cell(
          each,
          unit,
          figure?.gives,
          figure?.total,
          isProposed && cellTexts.proposed,
        )}
        aria-checked={number === each}
        aria-disabled={bar ? true : undefined}
        aria-describedby={bar ? why : undefined}
        data-cell={`${line.id} ${each}`}
        tabIndex={stop === each ? 0 : -1}
        onFocus={onAt}
        // a line that moves below the mouse is not pointed at
        onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onOver()}
        onClick={onPress}
      >
        <i className="cell-number">{each}</i>
        {figure?.shown && <b>{figure.shown}</b>}
        {figure && prospect && <Stack prospect={prospect} step={figure.step} />}
      </button>
      <HiddenWhy id={why} bar={bar} />
    </>
  );
}
