import { createContext, type ReactNode } from 'react';
import type { Piece, Tone } from '../../kernel/board/panel.ts';
import type { AllocateForm, Allocation, Row } from '../../kernel/forms/form.ts';
import { roomOf } from '../../kernel/forms/room.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { fieldId } from '../answer/points.ts';
import type { RowsProps } from '../answer/props.ts';
import { useBook } from '../book.tsx';
import { useDrawing } from '../map/drawn.ts';
import { capital } from '../texts.ts';
import { useCalled } from './called.ts';
import { kindOf, numberIn, numberOf, numbersFor, placeOf, withNumber } from './kinds.ts';
import { kindTexts } from './kinds-texts.ts';
import { Stepper } from './stepper.tsx';
import './acts.css';

/** What is placed, in a form whose kinds it is of; `tone`: whose it is. */
interface PlacedProps extends RowsProps {
  readonly tone: Tone;
}

/** The sealed form of the numbers that go with what is placed, as it is filled in so far. */
interface Numbers {
  readonly id: string;
  readonly form: AllocateForm;
  readonly given: Allocation;
  onGive(given: Allocation): void;
}

/** What is placed, for what is sealed with it: it stands in the same list. */
export const PlacedRows = createContext<PlacedProps | null>(null);

interface ListProps extends PlacedProps {
  /** null: nothing is asked of it, or not yet. */
  readonly numbers: Numbers | null;
}

/** What is placed so far, each with its strength where that is sealed with it; the map shows the same. */
export function PlacedList({ numbers, ...props }: ListProps): ReactNode {
  const { form, given, tone } = props;
  const { say } = useBook();
  const placed = form.rows.filter(({ id }) => (given[id] ?? 0) > 0);
  const ofRow = (row: Row): readonly Row[] | undefined =>
    numbers ? numberOf(row, form, placed, numbers.form) : undefined;
  const pieces = placed.map((row): readonly [string, Piece] => {
    const number = numbers ? numberIn(ofRow(row) ?? [], numbers.given) : 0;
    const letter = letterOf(form, row, say);
    return [placeOf(row), { is: 'counter', tone, text: number > 0 ? `${letter} ${number}` : letter }];
  });
  useDrawing(
    new Map(
      [...Map.groupBy(pieces, ([place]) => place)].map(([at, those]) => [at, those.map(([, one]) => one)]),
    ),
  );
  return (
    <section aria-labelledby="placed-so-far">
      <h2 className="eyebrow apart" id="placed-so-far">
        {kindTexts.placed} {numbers && placed.length > 0 && <small>{kindTexts.own}</small>}
      </h2>
      {placed.length === 0 && <p className="hint">{kindTexts.nothing}</p>}
      <ul className="act-list ruled bare">
        {placed.map((row) => (
          <PlacedLine key={row.id} {...props} row={row} of={ofRow(row)} numbers={numbers} />
        ))}
      </ul>
    </section>
  );
}

function letterOf({ kinds = {} }: AllocateForm, row: Row, say: (words: Words) => string): string {
  const kind = kinds[kindOf(row)];
  return kind ? say(kind.letter) : '';
}

interface LineProps extends ListProps {
  readonly row: Row;
  /** The rows of its number; absent: none is asked. */
  readonly of: readonly Row[] | undefined;
}

function PlacedLine({ row, of, numbers, id, form, given, onSet, tone }: LineProps): ReactNode {
  const { say } = useBook();
  const called = useCalled(form);
  const kind = form.kinds?.[kindOf(row)];
  const label = say(row.label);
  const points = given[row.id] ?? 0;
  return (
    <li className="flow">
      <b className={`lies is-large is-${tone}`} aria-hidden="true">
        {letterOf(form, row, say)}
      </b>
      <span>
        <b>{called(placeOf(row))}</b>
        <small>{kind && capital(say(kind.name))}</small>
      </span>
      {row.max !== 1 && (
        <Stepper
          id={fieldId(id, row.id)}
          label={capital(label)}
          points={points}
          room={Math.max(points, roomOf(form, row, given))}
          closed={false}
          why={undefined}
          onSet={(to, pressed) => onSet(row.id, Math.max(1, to), pressed)}
        />
      )}
      {numbers && of && <Strength {...numbers} rows={of} label={kindTexts.strength(label)} />}
      <button
        type="button"
        className="act-out square"
        aria-label={kindTexts.out(label)}
        onClick={() => onSet(row.id, 0, true)}
      >
        {'\u00d7'}
      </button>
    </li>
  );
}

/** How strong it is: only what can be said. */
function Strength({
  id,
  form,
  given,
  onGive,
  rows,
  label,
}: Numbers & { readonly rows: readonly Row[]; readonly label: string }): ReactNode {
  const points = numberIn(rows, given);
  return (
    <Stepper
      id={fieldId(id, rows[0]?.id ?? '')}
      label={label}
      points={points}
      room={numbersFor(form, rows, given).at(-1) ?? points}
      closed={false}
      why={undefined}
      onSet={(to) => onGive(withNumber(form, rows, given, to))}
    />
  );
}
