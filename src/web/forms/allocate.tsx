import { type KeyboardEvent, type ReactNode, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { type AllocateForm, type Allocation, check, type Row } from '../../kernel/forms/form.ts';
import { closingOf, isPick, withoutZeros, unusedPoints } from '../../kernel/forms/room.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { later } from '../later.tsx';
import { giveTogether } from '../prospect/given.ts';
import { Tabled } from '../prospect/tabled.tsx';
import { Leading } from '../sheet/leads.tsx';
import { capital, deskTexts } from '../texts.ts';
import { isCelled, type Matrix, matrixOf } from './allocation.ts';
import type { Barred } from './barred.tsx';
import type { At, CellLine, CellsProps } from './cell-lines.ts';
import { Limits, limitTexts, takeAway } from './limits.tsx';
import { Picks } from './picks.tsx';
import type { FormProps, RowsProps } from '../answer/props.ts';
import { Tail } from '../answer/tail.tsx';
import { reachedIn, Refusal, refusalOf } from './refusal.tsx';
import { actsText, sumsText } from './told-text.ts';
import { leavesIn, leftIn, summedRows, withoutSums } from '../answer/with-sums.ts';

/** Grids, and what the cell under the cursor says: their script comes with the first form that has one. */
const MatrixTable = later(async () => (await import('./matrix.tsx')).MatrixTable);
const Kinds = later(async () => (await import('./kinds.tsx')).Kinds);
const RowTable = later(async () => (await import('./rows.tsx')).RowTable);
const SumsTable = later(async () => (await import('./sums.tsx')).SumsTable);
const Parts = later(async () => (await import('./parts.tsx')).Parts);
const ActsOf = later(async () => (await import('./acts.tsx')).ActsOf);
const LeftOver = later(async () => (await import('./matrix-side.tsx')).LeftOver);
const Cells = later(async () => (await import('./cells.tsx')).Cells);
const AskOnce = later(async () => (await import('./ask-once.tsx')).AskOnce);
const CellSaid = later(async () => (await import('./cell-said.tsx')).CellSaid);

/** What a form of points is about to answer, and how it is sent. */
function useAnswering({ decision, form, given, busy, onAnswer }: AllocateProps, isDoubted: boolean) {
  const { table, say } = useBook();
  const [asked, setAsked] = useState<string | null>(null);
  const [barred, setBarred] = useState<Barred | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const byEnter = useRef(false);
  const answer = withoutZeros(withoutSums(form, given));
  const isOver = (leftIn(form, given) ?? 0) < 0;
  const refusal = check(form, answer, { facts: table.rules.facts, clauses: decision.clauses });
  const left = unusedPoints(form, given, decision.sealed === true);
  const isNone = Object.keys(answer).length === 0 && !refusal;
  // nothing is a usual answer, but not where all that one has for the year is placed
  const isMissed = left > 0 && form.unit !== undefined;
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    byEnter.current = key === 'Enter' && target !== main.current;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reached = closedIn(form, given, reachedIn(event.currentTarget));
    setBarred(reached ? refusalOf(say(reached.label), closingOf(form, reached, given)) : null);
    const entered = byEnter.current;
    byEnter.current = false;
    if (refusal || isOver || busy || reached) return;
    // Enter in a row never gives nothing: that is the button's
    if (isNone && entered) main.current?.focus();
    else if (isNone && (isDoubted || isMissed)) setAsked(JSON.stringify(answer));
    else onAnswer(answer, leavesIn(form, given));
  };
  const onBack = (): void => {
    setAsked(null);
    main.current?.focus();
  };
  const isAsked = asked === JSON.stringify(answer) && !refusal;
  const once = { onBack, onAnswer: () => void (busy || onAnswer(answer)) };
  return {
    main,
    once,
    answer,
    refusal,
    isOver,
    left,
    isNone,
    isAsked,
    barred,
    setBarred,
    onKeyDown,
    onSubmit,
  };
}

/** Puts points into rows, and reads out what that leaves. */
function useGiving({ form, given, onGive }: AllocateProps, onGiven: () => void) {
  const book = useBook();
  const [heard, setHeard] = useState('');
  const give = (next: Allocation, ids: readonly string[], first = ''): void => {
    onGive(next);
    onGiven();
    const changed = ids.filter((id) => (next[id] ?? 0) !== (given[id] ?? 0));
    setHeard([first, ...limitTexts(form, changed, next, book)].join(' ').trim());
  };
  const onSet: RowsProps['onSet'] = (row, points, pressed = false) => {
    const label = form.rows.find(({ id }) => id === row)?.label;
    const count = pressed && label ? deskTexts.form.count(book.say(label), points) : '';
    // of what is one of several, another one is left for it
    const several = form.limits.find(
      ({ min, max, weights, rows: of }) => min === 1 && max === 1 && !weights && of.includes(row),
    );
    const left = points === 1 ? (several?.rows.filter((each) => (given[each] ?? 0) > 0) ?? []) : [];
    const without = Object.fromEntries(left.map((each) => [each, 0]));
    give({ ...given, ...without, [row]: points }, [row, ...left], count);
  };
  const onLine = ({ rows: of }: CellLine, number: number): void => {
    const ids = of.map(({ id }) => id);
    const next = giveTogether(form, given, ids, number);
    give(next, ids, takeAway(form, next, book) ?? '');
  };
  return { heard, setHeard, onSet, onLine };
}

type AllocateProps = FormProps & { readonly form: AllocateForm };

/** Points to rows, with the limits and what is left of them; ticks where a row is taken or left. */
export function Allocate(props: AllocateProps): ReactNode {
  const { decision, form, given, onGive } = props;
  const book = useBook();
  const [at, setAt] = useState<At | null>(null);
  const [said, setSaid] = useState('');
  const answering = useAnswering(props, said !== '');
  const { answer, refusal, left, isNone } = answering;
  const celled = isCelled(form);
  const matrix = useMatrix(form);
  const { heard, setHeard, onSet, onLine } = useGiving(props, () => answering.setBarred(null));
  const rows = { id: decision.id, form, given, onSet };
  const drawn = { at, matrix, onGive, onLine, seat: decision.seat, sealed: props.then };
  const none = isNone ? said : '';
  return (
    <>
      <form
        className={matrix ? 'allocate has-grid' : 'allocate'}
        onSubmit={answering.onSubmit}
        onKeyDown={answering.onKeyDown}
      >
        <p role="status" className="visually-hidden">
          {heard}
        </p>
        <Rows {...rows} {...drawn} onAt={setAt} onHear={setHeard} onSay={setSaid}>
          <Limits form={form} given={given} />
        </Rows>
        <Tail
          sent={props}
          ready={refusal === null && !answering.isOver}
          verb={said || doesText({ ...props, matrix }, left, isNone, book)}
          button={{ ref: answering.main, className: none || (isNone && left > 0) ? 'main is-line' : 'main' }}
          tries={{ decision, answer: refusal ? undefined : answer }}
          after={<KeptAndLeft kept={props.kept} left={matrix && !isNone ? rows : null} />}
        >
          <Verdict refusal={refusal} takeAway={takeAway(form, given, book)} />
          {celled && !answering.isAsked && <SaidOfCell {...rows} at={at} />}
          <Refusal of={answering.barred} />
          <Suspense fallback={null}>
            {answering.isAsked && <AskOnce {...{ left, none }} unit={form.unit} {...answering.once} />}
          </Suspense>
        </Tail>
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

interface KeptAndLeftProps {
  readonly kept: ReactNode;
  /** Where it is said what the limits leave. */
  readonly left: Pick<RowsProps, 'form' | 'given'> | null;
}

function KeptAndLeft({ kept, left }: KeptAndLeftProps): ReactNode {
  return (
    <>
      {kept}
      <Suspense fallback={null}>{left && <LeftOver form={left.form} given={left.given} />}</Suspense>
    </>
  );
}

/** What the cell under the cursor would bring, once it can say so. */
function SaidOfCell(props: RowsProps & { readonly at: At | null }): ReactNode {
  return (
    <div className="cell-said">
      <Suspense fallback={null}>
        <CellSaid {...props} />
      </Suspense>
    </div>
  );
}

/** What the main button does: what is given, and what is left over. */
function doesText(
  { decision, form, given, verb, does, matrix }: AllocateProps & { readonly matrix: Matrix | null },
  left: number,
  isNone: boolean,
  book: Book,
): string {
  const { say } = book;
  const rows = form.rows.filter(({ id }) => (given[id] ?? 0) > 0);
  if (isNone && decision.nothing && decision.verb) return capital(say(decision.nothing));
  if (isNone)
    return `${verb}: ${decision.nothing ? say(decision.nothing) : deskTexts.form.none(left, form.unit)}`;
  if (rows.length === 0) return verb;
  if (form.acts) return actsText(form, given, verb, book);
  if (summedRows(form).length > 0) return sumsText(form, given, verb, book);
  const points = rows.reduce((sum, { id }) => sum + (given[id] ?? 0), 0);
  if (decision.does) {
    const what = capital(
      say({
        ...decision.does,
        args: { ...decision.does.args, count: points, given: rows.map(({ id }) => [id, given[id] ?? 0]) },
      }),
    );
    return does ? `${what}, ${does}` : what;
  }
  if (isPick(form))
    return deskTexts.form.takes(
      verb,
      rows.map(({ label }) => say(label)),
    );
  return matrix ? deskTexts.form.placed(verb, points) : deskTexts.form.does(verb, points, left, form.unit);
}

/** The row of a tick that takes nothing now, where this is its value. */
function closedIn(form: AllocateForm, given: Allocation, value: string | null): Row | undefined {
  if (!isPick(form)) return undefined;
  return form.rows.find(
    (row) => row.id === value && !(given[row.id] ?? 0) && closingOf(form, row, given) !== undefined,
  );
}

/** The rows in two directions, where they are not cells; lines without names would say less than the rows do. */
function useMatrix(form: AllocateForm): Matrix | null {
  const { name } = useBook();
  const isOther = isCelled(form) || form.acts || form.parts || summedRows(form).length > 0;
  const matrix = isOther ? null : matrixOf(form);
  return matrix?.lines.some((line) => name(line) !== line) ? matrix : null;
}

interface AllRowsProps extends CellsProps {
  readonly matrix: Matrix | null;
  readonly seat: string;
  /** What is sealed with it. */
  readonly sealed: ReactNode;
  onGive(given: Allocation): void;
}

/** The limits, and below them what is given: by cells, by ticks, or row by row; a grid says itself what they leave. */
function Rows({ matrix, onGive, ...props }: AllRowsProps): ReactNode {
  const { form, children: limits } = props;
  if (form.acts)
    return (
      <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
        <ActsOf {...props} acts={form.acts} onGive={onGive} />
      </Suspense>
    );
  if (form.parts)
    return (
      <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
        <Parts {...props} parts={form.parts} onGive={onGive} />
      </Suspense>
    );
  if (summedRows(form).length > 0)
    return (
      <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
        <SumsTable {...props} onGive={onGive} />
      </Suspense>
    );
  if (isCelled(form))
    return (
      <Suspense fallback={<div className="cells-top">{limits}</div>}>
        <Cells {...props} />
      </Suspense>
    );
  if (matrix && form.kinds)
    return (
      <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
        <Kinds {...props} matrix={matrix} onGive={onGive} />
      </Suspense>
    );
  if (matrix)
    return (
      <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
        <MatrixTable {...props} matrix={matrix} onGive={onGive} />
      </Suspense>
    );
  return (
    <>
      {limits}
      {isPick(form) ? (
        <Picks {...props} />
      ) : (
        <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
          <RowTable {...props} />
        </Suspense>
      )}
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
          {deskTexts.form.notYet} {say(refusal.refused)} <Clauses ids={refusal.clauses} /> {away}
        </>
      )}
    </p>
  );
}
