import { type ReactNode, useEffect, useRef } from 'react';
import type { ContestPanel, ContestRow } from '../../kernel/board/panel.ts';
import type { Allocation, Row } from '../../kernel/forms/form.ts';
import { roomOf } from '../../kernel/forms/room.ts';
import { ContestTable } from '../board/contest.tsx';
import { useBook } from '../book.tsx';
import { capital, deskTexts } from '../texts.ts';
import { fieldId } from '../answer/points.ts';
import { type Matrix } from './allocation.ts';
import { useCalled } from './called.ts';
import { GridLimits } from './matrix-side.tsx';
import type { RowsProps } from '../answer/props.ts';
import { resolutionTexts } from './resolution-texts.ts';
import { Stepper } from './stepper.tsx';
import './matrix.css';

interface ResolutionProps extends RowsProps {
  readonly contest: ContestPanel;
  readonly matrix: Matrix;
  onGive(given: Allocation): void;
}

/** What comes of a contest, entered beside what each side comes to; what the leads suggest is ticked, and can be left out. */
export function Resolution({ contest, matrix, onGive, ...props }: ResolutionProps): ReactNode {
  const { form, given } = props;
  const called = useCalled(form);
  const rows = contest.rows.filter(({ id }) => matrix.lines.includes(id));
  useTicked(rows, props, onGive);
  useSaid(contest, rows, props);
  return (
    <div className="grid-form is-stage">
      <div className="grid-frame">
        <ContestTable
          panel={contest}
          rows={rows}
          end={{
            head: resolutionTexts.entered,
            of: (row) => <Entered {...props} row={row} rows={rowsOf(matrix, row.id)} called={called} />,
          }}
        />
      </div>
      <section className="grid-side" aria-label={deskTexts.form.side} tabIndex={0}>
        <Suggestions {...props} rows={rows} called={called} onGive={onGive} />
        <GridLimits form={form} given={given} row={undefined} />
      </section>
    </div>
  );
}

/** All that is suggested is ticked once, where nothing is entered yet. */
function useTicked(
  rows: readonly ContestRow[],
  { form, given }: Pick<RowsProps, 'form' | 'given'>,
  onGive: ResolutionProps['onGive'],
): void {
  const isDone = useRef(Object.values(given).some((points) => points > 0));
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const ticked = rows.flatMap(({ suggested = {} }) => Object.entries(suggested));
    const fits = ticked.filter(([id, points]) =>
      form.rows.some((row) => row.id === id && roomOf(form, row, {}) >= points),
    );
    if (fits.length > 0) onGive(Object.fromEntries(fits));
    // once, as it is opened
  }, []);
}

/** What the button does: so many of the suggestions are taken, or none; of anything else the form says it. */
function useSaid(
  { does }: ContestPanel,
  rows: readonly ContestRow[],
  { given, onSay }: Pick<RowsProps, 'given' | 'onSay'>,
): void {
  const { say } = useBook();
  const all = Object.assign({}, ...rows.map(({ suggested = {} }) => suggested)) as Allocation;
  const taken = Object.entries(given).filter(([, points]) => points > 0);
  const isAsSuggested = taken.every(([row, points]) => all[row] === points);
  const count = taken.reduce((sum, [, points]) => sum + points, 0);
  const said =
    !does || !isAsSuggested || Object.keys(all).length === 0
      ? ''
      : say(count === 0 ? does.none : { ...does.suggested, args: { ...does.suggested.args, count } });
  useEffect(() => onSay?.(said), [said]);
}

interface SuggestionsProps extends RowsProps {
  readonly rows: readonly ContestRow[];
  called(id: string): string;
  onGive(given: Allocation): void;
}

/** What each lead suggests, to be taken or left, and the way to what else comes of it. */
function Suggestions({ rows, form, given, called, onGive }: SuggestionsProps): ReactNode {
  const { say } = useBook();
  const suggested = rows.filter((row) => Object.keys(row.suggested ?? {}).length > 0);
  if (suggested.length === 0) return null;
  return (
    <div className="field-info tight">
      <p>{resolutionTexts.suggests}</p>
      <ul className="suggestions ruled bare">
        {suggested.map((row) => {
          const all = Object.entries(row.suggested ?? {}).filter(([id]) =>
            form.rows.some((each) => each.id === id),
          );
          const isTicked = all.every(([id, points]) => given[id] === points);
          const label = typeof row.label === 'object' && row.label ? say(row.label) : String(row.label);
          const change = (): void =>
            onGive({
              ...given,
              ...Object.fromEntries(all.map(([id, points]) => [id, isTicked ? 0 : points])),
            });
          const what = all.map(([id, points]) => `${called(id.split('/')[0] ?? '')} ${points}`).join(', ');
          return (
            <li key={row.id} className="apart">
              <label className="tick">
                <input type="checkbox" checked={isTicked} onChange={change} /> <b>{label}</b>{' '}
                {row.lead ? <span className={`lies is-${row.lead.tone}`}>{what}</span> : what}
              </label>
              <button type="button" className="link" onClick={() => openOthers(row.id)}>
                {resolutionTexts.otherwise}
                <span className="visually-hidden"> {label}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What else can come of a place stands folded in its line. */
function openOthers(place: string): void {
  const found = document.querySelector<HTMLDetailsElement>(`details[data-others="${place}"]`);
  if (!found) return;
  found.open = true;
  found.querySelector('summary')?.focus();
}

function rowsOf({ columns, cell }: Matrix, line: string): readonly Row[] {
  return columns.flatMap((column) => cell(line, column) ?? []);
}

interface EnteredProps extends RowsProps {
  readonly row: ContestRow;
  readonly rows: readonly Row[];
  called(id: string): string;
}

/** What is entered of one place: counters of what is there, all others folded. */
function Entered({ row, rows, called, ...props }: EnteredProps): ReactNode {
  const { given } = props;
  const { name } = useBook();
  const isThere = ({ id }: Row): boolean => (given[id] ?? 0) > 0;
  const columnOf = ({ id }: Row): string => called(id.split('/')[0] ?? '');
  const count = (each: Row): ReactNode => (
    <Count key={each.id} {...props} row={each} label={columnOf(each)} />
  );
  return (
    <>
      {rows.filter(isThere).map(count)}
      <details className="others" data-others={row.id}>
        <summary className="hint" aria-label={resolutionTexts.othersIn(capital(name(row.id)))}>
          {resolutionTexts.others}
        </summary>
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
    <p className="count apart">
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
