import { type ReactNode, useId } from 'react';
import type { FormPart, Limit, Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { Clauses, useBook } from '../book.tsx';
import { fieldId } from '../answer/points.ts';
import { BarredList } from './barred.tsx';
import { useCalled } from './called.ts';
import { Limits, leftOf, Pips } from './limits.tsx';
import type { RowsProps } from '../answer/props.ts';
import { Stepper } from './stepper.tsx';
import './parts.css';

interface PartsProps extends RowsProps {
  readonly parts: readonly FormPart[];
  onGive(given: RowsProps['given']): void;
}

/** Several things in one form, each with what is left of it: what it can be as chips, and what is counted with its number. */
export function Parts(props: PartsProps): ReactNode {
  const { form, given, parts } = props;
  const { say } = useBook();
  const isWithin = ({ rows }: Limit): boolean =>
    parts.some((part) => rows.every((id) => part.rows.includes(id)));
  const across = form.limits.filter((limit) => !isWithin(limit));
  const barred = form.rows.flatMap(({ label, barred: bar }) => (bar ? [{ label: say(label), bar }] : []));
  return (
    <>
      <Limits form={{ ...form, limits: across }} given={given} />
      {parts.map((part) => (
        <PartOf key={part.rows[0]} {...props} part={part} />
      ))}
      <BarredList barred={barred} open={false} />
    </>
  );
}

interface PartProps extends PartsProps {
  readonly part: FormPart;
}

function PartOf(props: PartProps): ReactNode {
  const { id, form, given, onSet, part } = props;
  const { say } = useBook();
  const called = useCalled(form);
  const heading = useId();
  const open = form.rows.filter((row) => part.rows.includes(row.id) && !row.barred);
  // what binds one of them alone says its stepper
  const limits = form.limits.filter(
    ({ max, rows }) =>
      max !== undefined && open.filter((row) => rows.includes(row.id)).length > Math.min(1, open.length - 1),
  );
  const isCounted = (row: Row): boolean => row.max !== 1 && (given[row.id] ?? 0) > 0;
  const placeOf = (row: Row): string => called(row.id.slice(row.id.indexOf('/') + 1));
  if (open.length === 0) return null;
  return (
    <div className="form-part" role="group" aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow apart">
        <span>
          {say(part.label)} <Clauses ids={part.clauses} quiet />
        </span>
        {limits.map((limit) => (
          <small className="flow" key={form.limits.indexOf(limit)}>
            <Pips limit={limit} given={given} /> {leftOf(limit, given)}
          </small>
        ))}
      </h2>
      {open.filter(isCounted).map((row) => (
        <p key={row.id} className="count apart">
          <span>{placeOf(row)}</span>
          <Stepper
            id={fieldId(id, row.id)}
            label={say(row.label)}
            points={given[row.id] ?? 0}
            room={roomOf(form, row, given)}
            closed={false}
            why={undefined}
            onSet={(to, pressed) => onSet(row.id, Math.max(0, to), pressed)}
          />
        </p>
      ))}
      <div className="act-chips flow">
        {open
          .filter((row) => !isCounted(row))
          .map((row) => (
            <Chip key={row.id} {...props} row={row} text={placeOf(row)} />
          ))}
      </div>
    </div>
  );
}

/** One of the things: taken, left, or in the place of another where one alone can be. */
function Chip({
  id,
  form,
  given,
  onSet,
  onGive,
  row,
  text,
}: PartProps & { readonly row: Row; readonly text: string }): ReactNode {
  const { say } = useBook();
  const isTaken = (given[row.id] ?? 0) > 0;
  const closed = isTaken ? undefined : closingOf(form, row, given);
  const hasRoom = roomOf(form, row, given) > 0;
  const one = form.limits.find(({ max, rows }) => max === 1 && rows.includes(row.id));
  const isShut = closed !== undefined || (!isTaken && !hasRoom && !one);
  const take = (): void => {
    if (isShut) return;
    // what is counted becomes a number, which has the focus then
    if (row.max !== 1) requestAnimationFrame(() => document.getElementById(fieldId(id, row.id))?.focus());
    if (isTaken || hasRoom || !one) return onSet(row.id, isTaken ? 0 : 1, true);
    onGive({ ...given, ...Object.fromEntries(one.rows.map((each) => [each, 0])), [row.id]: 1 });
  };
  return (
    <button
      id={fieldId(id, row.id)}
      type="button"
      className="round"
      aria-label={say(row.label)}
      aria-pressed={isTaken}
      aria-disabled={isShut ? true : undefined}
      title={closed && say(closed.reason)}
      onClick={take}
    >
      {text}
    </button>
  );
}
