import type { ReactNode } from 'react';
import type { ContestPanel, ContestRow } from '../../kernel/board/panel.ts';
import type { Allocation, Row } from '../../kernel/forms/form.ts';
import { roomOf } from '../../kernel/forms/room.ts';
import { ContestTable } from '../board/contest.tsx';
import { useBook } from '../book.tsx';
import { capital, t } from '../texts.ts';
import { fieldId, type Matrix } from './allocation.ts';
import { useCalled } from './called.ts';
import { GridLimits } from './matrix-side.tsx';
import type { RowsProps } from './props.ts';
import { Stepper } from './stepper.tsx';

interface ResolutionProps extends RowsProps {
  readonly contest: ContestPanel;
  readonly matrix: Matrix;
  onGive(given: Allocation): void;
}

/** What comes of a contest, entered beside what each side comes to; what the leads suggest is taken by a press. */
export function Resolution({ contest, matrix, onGive, ...props }: ResolutionProps): ReactNode {
  const { form, given } = props;
  const book = useBook();
  const called = useCalled(form);
  const rows = contest.rows.filter(({ id }) => matrix.lines.includes(id));
  const suggested = Object.fromEntries(
    rows.flatMap((row) =>
      suggestedIn(props, row).map((each): [string, number] => [each.row.id, each.points]),
    ),
  );
  const entered = form.rows.filter(({ id }) => (given[id] ?? 0) > 0);
  return (
    <div className="grid-form is-stage">
      <div className="grid-frame">
        <ContestTable
          panel={contest}
          rows={rows}
          end={{
            head: t.form.entered,
            of: (row) => <Entered {...props} row={row} rows={rowsOf(matrix, row.id)} called={called} />,
          }}
        />
      </div>
      <section className="grid-side" aria-label={t.form.side} tabIndex={0}>
        {Object.keys(suggested).length > 0 && (
          <div className="field-info">
            <p>{t.form.suggests}</p>
            <button type="button" onClick={() => onGive({ ...given, ...suggested })}>
              {t.form.suggestAll(Object.keys(suggested).length)}
            </button>
          </div>
        )}
        <div className="field-info">
          <p className="field-name">{t.form.soFar}</p>
          {entered.length === 0 && <p>{t.form.nothingEntered}</p>}
          <ul className="entered">
            {entered.map(({ id, label }) => (
              <li key={id}>{t.form.counted(book.say(label), given[id] ?? 0)}</li>
            ))}
          </ul>
        </div>
        <GridLimits form={form} given={given} row={undefined} />
      </section>
    </div>
  );
}

function rowsOf({ columns, cell }: Matrix, line: string): readonly Row[] {
  return columns.flatMap((column) => cell(line, column) ?? []);
}

/** What a lead suggests, of what the form takes and is not entered. */
function suggestedIn(
  { form, given }: Pick<RowsProps, 'form' | 'given'>,
  { suggested = {} }: ContestRow,
): readonly { readonly row: Row; readonly points: number }[] {
  return form.rows.flatMap((row) => {
    const points = suggested[row.id] ?? 0;
    return points > 0 && !given[row.id] && roomOf(form, row, given) >= points ? [{ row, points }] : [];
  });
}

interface EnteredProps extends RowsProps {
  readonly row: ContestRow;
  readonly rows: readonly Row[];
  called(id: string): string;
}

/** What is entered of one place: counters of what is there or suggested, all others folded. */
function Entered({ row, rows, called, ...props }: EnteredProps): ReactNode {
  const { given, onSet } = props;
  const { name } = useBook();
  const suggested = suggestedIn(props, row);
  const isThere = ({ id }: Row): boolean => (given[id] ?? 0) > 0;
  const columnOf = ({ id }: Row): string => called(id.split('/')[0] ?? '');
  const count = (each: Row): ReactNode => (
    <Count key={each.id} {...props} row={each} label={columnOf(each)} />
  );
  return (
    <>
      {suggested.map(({ row: each, points }) => (
        <button
          key={each.id}
          type="button"
          className="suggested"
          onClick={() => onSet(each.id, points, true)}
        >
          {t.form.suggested(columnOf(each), points)}
        </button>
      ))}
      {rows.filter(isThere).map(count)}
      <details className="others">
        <summary aria-label={t.form.othersIn(capital(name(row.id)))}>{t.form.others}</summary>
        {rows.filter((each) => !isThere(each)).map(count)}
      </details>
    </>
  );
}

function Count({
  id,
  form,
  given,
  row,
  label,
  onSet,
}: RowsProps & { readonly row: Row; readonly label: string }): ReactNode {
  const { say } = useBook();
  return (
    <p className="count">
      <span>{label}</span>
      <Stepper
        id={fieldId(id, row.id)}
        label={say(row.label)}
        points={given[row.id] ?? 0}
        room={roomOf(form, row, given)}
        closed={row.barred !== undefined}
        why={undefined}
        onSet={(to, pressed) => onSet(row.id, to, pressed)}
      />
    </p>
  );
}
