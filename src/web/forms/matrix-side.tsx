import { type ReactNode } from 'react';
import type { Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf, usedPoints } from '../../kernel/forms/room.ts';
import { useOnBoard } from '../board/panels.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { useBriefs } from '../prospect/figure.tsx';
import { capital, deskTexts } from '../texts.ts';
import { fieldId } from '../answer/points.ts';
import { shownLimits, tellsLimits } from './allocation.ts';
import { isBroken, leftOf, Pips } from './limits.tsx';
import type { RowsProps } from '../answer/props.ts';
import { Stepper } from './stepper.tsx';
import './matrix.css';

/** What the field under the cursor is: whether it takes anything, why not, and what would come of it. */
export function CellInfo({ row, ...props }: RowsProps & { readonly row: Row | undefined }): ReactNode {
  if (!row) return <p className="field-info hint">{deskTexts.form.gridHint}</p>;
  return <Known {...props} row={row} />;
}

function Known({ id, form, given, row, onSet }: RowsProps & { readonly row: Row }): ReactNode {
  const book = useBook();
  const { place } = useOnBoard();
  const briefs = useBriefs(row);
  const bar = closingOf(form, row, given) ?? fullBy({ form, given }, row);
  const points = given[row.id] ?? 0;
  const here = place(row.id.split('/')[1] ?? '')?.words ?? [];
  return (
    <div className="field-info tight">
      <p className="eyebrow">{book.say(row.label)}</p>
      <div className="field-state flow">
        <strong>{stateOf({ form, given }, row)}</strong>
        {row.max !== 1 && !closingOf(form, row, given) && (
          <Stepper
            id={`${fieldId(id, row.id)}-count`}
            label={book.say(row.label)}
            points={points}
            room={roomOf(form, row, given)}
            closed={false}
            why={undefined}
            onSet={(to, pressed) => onSet(row.id, to, pressed)}
          />
        )}
      </div>
      {bar && (
        <p>
          {book.say(bar.reason)} <Clauses ids={bar.clauses} full />
        </p>
      )}
      {!row.barred && briefs.map((brief) => <p key={brief}>{capital(brief)}</p>)}
      {here.length > 0 && <p className="hint">{capital(here.map((words) => book.say(words)).join('; '))}.</p>}
    </div>
  );
}

type Filled = Pick<RowsProps, 'form' | 'given'>;

/** The limit that leaves no room for one more. */
export function fullBy({ form, given }: Filled, row: Row): RowsProps['form']['limits'][number] | undefined {
  return form.limits.find(
    (limit) =>
      limit.max !== undefined && limit.rows.includes(row.id) && usedPoints(limit, given) >= limit.max,
  );
}

function stateOf({ form, given }: Filled, row: Row): string {
  const points = given[row.id] ?? 0;
  if (points > 0) return row.max === 1 ? deskTexts.form.taken : deskTexts.form.here(points);
  if (closingOf(form, row, given)) return deskTexts.form.closed;
  return roomOf(form, row, given) > 0 ? deskTexts.form.open : deskTexts.form.full;
}

/** What is heard of a field where somebody asks. */
export function askedText({ form, given }: Filled, row: Row, { say }: Book): string {
  const bar = closingOf(form, row, given) ?? fullBy({ form, given }, row);
  const why = bar ? ` ${say(bar.reason)} ${bar.clauses.filter((id) => !/^[a-z]/.test(id)).join(', ')}` : '';
  return `${say(row.label)}: ${stateOf({ form, given }, row)}.${why}`;
}

/** What the limits still leave, the first of them in words. */
export function LeftOver({ form, given }: Filled): ReactNode {
  const { say } = useBook();
  const isLeft = ({ rows, max = 0 }: (typeof form.limits)[number]): boolean =>
    max > usedPoints({ rows }, given) && form.rows.some((row) => rows.includes(row.id) && !row.barred);
  const [first, ...more] = shownLimits(form.limits, given).filter(isLeft);
  if (!first) return null;
  return (
    <p className="hint">{deskTexts.form.leftOver(leftOf(first, given), say(first.reason), more.length)}</p>
  );
}

/** The limits that matter now, with what is used of each; those of the field under the cursor are marked. */
export function GridLimits({ form, given, row }: Filled & { readonly row: Row | undefined }): ReactNode {
  const { say } = useBook();
  if (!tellsLimits(form)) return null;
  return (
    <ul className="limits grid-limits bare" aria-label={deskTexts.form.limits}>
      {shownLimits(form.limits, given).map((limit, i) => (
        <li
          key={i}
          className={[isBroken(limit, given) && 'is-broken', row && limit.rows.includes(row.id) && 'is-here']
            .filter(Boolean)
            .join(' ')}
        >
          <Pips limit={limit} given={given} />
          <span>
            {say(limit.reason)} <Clauses ids={limit.clauses} quiet />
          </span>
          <strong>{leftOf(limit, given)}</strong>
        </li>
      ))}
    </ul>
  );
}
