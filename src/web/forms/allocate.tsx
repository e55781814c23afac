import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type AllocateForm, type Allocation, check, type Row } from '../../kernel/forms/form.ts';
import { closingOf, isPick, withoutZeros, unusedPoints } from '../../kernel/forms/room.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { later } from '../later.tsx';
import { giveTogether } from '../prospect/given.ts';
import { Tabled } from '../prospect/tabled.tsx';
import { Leading } from '../sheet/leads.tsx';
import { capital, t } from '../texts.ts';
import { isCelled, type Matrix, matrixOf } from './allocation.ts';
import type { Barred } from './barred.tsx';
import type { At, CellLine } from './cell-lines.ts';
import type { CellsProps } from './cells.tsx';
import { Limits, limitTexts, takeAway } from './limits.tsx';
import { Picks } from './picks.tsx';
import type { FormProps, RowsProps } from './props.ts';
import { reachedIn, Refusal, refusalOf } from './refusal.tsx';
import { RowTable } from './rows.tsx';

/** Grids, and what the cell under the cursor says: their script comes with the first form that has one. */
const MatrixTable = later(async () => (await import('./matrix.tsx')).MatrixTable);
const LeftOver = later(async () => (await import('./matrix-side.tsx')).LeftOver);
const Cells = later(async () => (await import('./cells.tsx')).Cells);
const CellSaid = later(async () => (await import('./cell-said.tsx')).CellSaid);

/** What a form of points is about to answer, and how it is sent. */
function useAnswering({ decision, form, given, busy, onAnswer }: AllocateProps) {
  const { table, say } = useBook();
  const [asked, setAsked] = useState<string | null>(null);
  const [barred, setBarred] = useState<Barred | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const byEnter = useRef(false);
  const answer = withoutZeros(given);
  const refusal = check(form, answer, { facts: table.rules.facts, clauses: decision.clauses });
  const left = unusedPoints(form, given, decision.sealed === true);
  const isNone = Object.keys(answer).length === 0 && !refusal;
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    byEnter.current = key === 'Enter' && target !== main.current;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reached = closedIn(form, given, reachedIn(event.currentTarget));
    setBarred(reached ? refusalOf(say(reached.label), closingOf(form, reached, given)) : null);
    const entered = byEnter.current;
    byEnter.current = false;
    if (refusal || busy || reached) return;
    // Enter in a row never gives nothing: that is the button's
    if (isNone && entered) main.current?.focus();
    else if (left > 0 && !isNone) setAsked(JSON.stringify(answer));
    else onAnswer(answer);
  };
  const onBack = (): void => {
    setAsked(null);
    main.current?.focus();
  };
  const isAsked = asked === JSON.stringify(answer) && !refusal;
  return { main, answer, refusal, left, isNone, isAsked, barred, setBarred, onKeyDown, onSubmit, onBack };
}

type AllocateProps = FormProps & { readonly form: AllocateForm };

/** Points to rows, with the limits and what is left of them; ticks where a row is taken or left. */
export function Allocate(props: AllocateProps): ReactNode {
  const { decision, form, given, onGive, busy, sending, onAnswer } = props;
  const book = useBook();
  const [heard, setHeard] = useState('');
  const [at, setAt] = useState<At | null>(null);
  const { main, answer, refusal, left, isNone, isAsked, barred, setBarred, onKeyDown, onSubmit, onBack } =
    useAnswering(props);
  const celled = isCelled(form);
  const matrix = useMatrix(form);
  const give = (next: Allocation, ids: readonly string[], first = ''): void => {
    onGive(next);
    setBarred(null);
    const changed = ids.filter((id) => (next[id] ?? 0) !== (given[id] ?? 0));
    setHeard([first, ...limitTexts(form, changed, next, book)].join(' ').trim());
  };
  const onSet: RowsProps['onSet'] = (row, points, pressed = false) => {
    const label = form.rows.find(({ id }) => id === row)?.label;
    const count = pressed && label ? t.form.count(book.say(label), points) : '';
    give({ ...given, [row]: points }, [row], count);
  };
  const onLine = ({ rows: of }: CellLine, number: number): void => {
    const ids = of.map(({ id }) => id);
    const next = giveTogether(form, given, ids, number);
    give(next, ids, takeAway(form, next, book) ?? '');
  };
  const rows = { id: decision.id, form, given, onSet };
  return (
    <>
      <form className={matrix ? 'allocate has-grid' : 'allocate'} onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <p role="status" className="visually-hidden">
          {heard}
        </p>
        <Rows {...rows} {...{ at, matrix, onGive, onLine }} onAt={setAt} onHear={setHeard}>
          <Limits form={form} given={given} />
        </Rows>
        <div className="actions">
          <Verdict refusal={refusal} takeAway={takeAway(form, given, book)} />
          {celled && (
            <div className={hasGivers(form) ? 'cell-said has-givers' : 'cell-said'}>
              <Suspense fallback={null}>
                <CellSaid {...rows} at={at} />
              </Suspense>
            </div>
          )}
          <Refusal of={barred} />
          <WhatIf decision={decision} answer={refusal ? undefined : answer} />
          <button ref={main} type="submit" className="main" aria-disabled={refusal !== null || busy}>
            {sending ? t.table.sending : doesText({ ...props, matrix }, left, isNone, book)}
          </button>
          {props.kept}
          <Suspense fallback={null}>{matrix && !isNone && <LeftOver form={form} given={given} />}</Suspense>
        </div>
        {isAsked && <AskOnce left={left} onBack={onBack} onAnswer={() => !busy && onAnswer(answer)} />}
      </form>
      {!celled && !form.heads && <Tabled form={form} given={given} onGive={onGive} />}
      <Leading
        all={form.rows}
        given={given}
        picked={form.rows.filter(({ id }) => (given[id] ?? 0) > 0)}
        sums={celled}
      />
    </>
  );
}

/** Whether several give: who gives the points of a place is then said and set beneath the cells. */
function hasGivers({ rows }: AllocateForm): boolean {
  return new Set(rows.flatMap(({ id, barred }) => (barred ? [] : [id.split('/')[0]]))).size > 1;
}

/** What the main button does: what is given, and what is left over. */
function doesText(
  { decision, form, given, verb, matrix }: AllocateProps & { readonly matrix: Matrix | null },
  left: number,
  isNone: boolean,
  { say }: Book,
): string {
  const rows = form.rows.filter(({ id }) => (given[id] ?? 0) > 0);
  if (isNone) return `${verb}: ${decision.nothing ? say(decision.nothing) : t.form.none(left)}`;
  if (rows.length === 0) return verb;
  if (isPick(form))
    return t.form.takes(
      verb,
      rows.map(({ label }) => say(label)),
    );
  const points = rows.reduce((sum, { id }) => sum + (given[id] ?? 0), 0);
  return matrix ? t.form.placed(verb, points) : t.form.does(verb, points, left);
}

/** The row of a tick that takes nothing now, where this is its value. */
function closedIn(form: AllocateForm, given: Allocation, value: string | null): Row | undefined {
  if (!isPick(form)) return undefined;
  return form.rows.find(
    (row) => row.id === value && !(given[row.id] ?? 0) && closingOf(form, row, given) !== undefined,
  );
}

interface AskOnceProps {
  readonly left: number;
  onBack(): void;
  onAnswer(): void;
}

/** Asks whether less than one has is meant; going back is the first choice. */
function AskOnce({ left, onBack, onAnswer }: AskOnceProps): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const texts = t.form.undone;
  const question = `${texts.points(left)}: ${texts.seal}?`;
  return (
    <div className="undone" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div className="actions">
        <button ref={first} type="button" onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" onClick={onAnswer}>
          {capital(texts.seal)}
        </button>
      </div>
    </div>
  );
}

/** The rows in two directions, where they are not cells; lines without names would say less than the rows do. */
function useMatrix(form: AllocateForm): Matrix | null {
  const { name } = useBook();
  const matrix = isCelled(form) ? null : matrixOf(form);
  return matrix?.lines.some((line) => name(line) !== line) ? matrix : null;
}

interface AllRowsProps extends CellsProps {
  readonly matrix: Matrix | null;
  onGive(given: Allocation): void;
}

/** The limits, and below them what is given: by cells, by ticks, or row by row; a grid says itself what they leave. */
function Rows({ matrix, onGive, ...props }: AllRowsProps): ReactNode {
  const { form, children: limits } = props;
  if (isCelled(form))
    return (
      <Suspense fallback={<div className="cells-top">{limits}</div>}>
        <Cells {...props} />
      </Suspense>
    );
  if (matrix)
    return (
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <MatrixTable {...props} matrix={matrix} onGive={onGive} />
      </Suspense>
    );
  return (
    <>
      {limits}
      {isPick(form) ? <Picks {...props} /> : <RowTable {...props} />}
    </>
  );
}

interface VerdictProps {
  readonly refusal: ReturnType<typeof check>;
  readonly takeAway: string | null;
}

function Verdict({ refusal, takeAway: away }: VerdictProps): ReactNode {
  const { say } = useBook();
  return (
    <p className="verdict" role="status">
      {refusal && (
        <>
          {t.form.notYet} {say(refusal.refused)} <Clauses ids={refusal.clauses} /> {away}
        </>
      )}
    </p>
  );
}
