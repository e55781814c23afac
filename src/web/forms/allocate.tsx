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
import { closingOf, isPick, spent, undone } from '../../kernel/forms/room.ts';
import { Clauses, useBook } from '../book.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { Tabled } from '../prospect/tabled.tsx';
import { Leading } from '../sheet/leads.tsx';
import { capital, t } from '../texts.ts';
import { type Matrix, matrixOf, roomForLimits } from './allocation.ts';
import type { Barred } from './barred.tsx';
import { Limits, limitTexts } from './limits.tsx';
import { later } from '../later.ts';
import { Picks } from './picks.tsx';
import type { FormProps, RowsProps } from './props.ts';
import { reachedIn, Refusal, refusalOf } from './refusal.tsx';
import { RowTable } from './rows.tsx';

const MatrixTable = later(async () => (await import('./matrix.tsx')).MatrixTable);
const LeftOver = later(async () => (await import('./matrix-side.tsx')).LeftOver);

/** Points to rows, with the limits and what is left of them; ticks where a row is taken or left. */
export function Allocate(props: FormProps & { readonly form: AllocateForm }): ReactNode {
  const { decision, form, given, onGive, busy, sending, verb, onAnswer } = props;
  const book = useBook();
  const { table, say } = book;
  const [asked, setAsked] = useState<string | null>(null);
  const [barred, setBarred] = useState<Barred | null>(null);
  const [heard, setHeard] = useState('');
  const main = useRef<HTMLButtonElement>(null);
  const matrix = useMatrix(form);
  const answer = spent(given);
  const refusal = check(form, answer, { facts: table.rules.facts, clauses: decision.clauses });
  const left = undone(form, given, decision.sealed === true);
  const isNone = Object.keys(answer).length === 0 && !refusal;
  const none = decision.nothing ? say(decision.nothing) : t.form.none(left);
  const doing = matrix ? t.form.placed(verb, sumOf(answer)) : verb;
  const byEnter = useRef(false);
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    byEnter.current = key === 'Enter' && target !== main.current;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
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
  const onSet: RowsProps['onSet'] = (row, points, pressed = false) => {
    const next = { ...given, [row]: points };
    onGive(next);
    setBarred(null);
    const label = form.rows.find(({ id }) => id === row)?.label;
    const count = pressed && label ? [t.form.count(say(label), points)] : [];
    setHeard([...count, ...limitTexts(form, row, next, book)].join(' '));
  };
  const back = (): void => {
    setAsked(null);
    main.current?.focus();
  };
  return (
    <>
      <form
        className={matrix ? 'allocate has-grid' : `allocate ${roomForLimits(form)}`.trim()}
        onSubmit={submit}
        onKeyDown={onKeyDown}
      >
        <p role="status" className="visually-hidden">
          {heard}
        </p>
        <Fields {...{ id: decision.id, form, given, onSet, onGive, matrix }} />
        <div className="actions">
          <Verdict refusal={refusal} />
          <Refusal of={barred} />
          <WhatIf decision={decision} answer={refusal ? undefined : answer} />
          <button ref={main} type="submit" className="main" aria-disabled={refusal !== null || busy}>
            {sending ? t.table.sending : isNone ? `${verb}: ${none}` : doing}
          </button>
          <Suspense fallback={null}>{matrix && !isNone && <LeftOver form={form} given={given} />}</Suspense>
        </div>
        {asked === JSON.stringify(answer) && !refusal && (
          <AskOnce left={left} onBack={back} onAnswer={() => !busy && onAnswer(answer)} />
        )}
      </form>
      <div className="tabled">
        <Tabled form={form} given={given} onGive={onGive} />
      </div>
      <Leading all={form.rows} given={given} picked={form.rows.filter(({ id }) => (given[id] ?? 0) > 0)} />
    </>
  );
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

/** The rows in two directions; lines without names would say less than the rows do. */
function useMatrix(form: AllocateForm): Matrix | null {
  const { name } = useBook();
  const matrix = matrixOf(form);
  return matrix?.lines.some((line) => name(line) !== line) ? matrix : null;
}

function sumOf(given: Allocation): number {
  return Object.values(given).reduce((sum, points) => sum + points, 0);
}

interface FieldsProps extends RowsProps {
  readonly matrix: Matrix | null;
  onGive(given: Allocation): void;
}

/** A grid says itself what its limits leave. */
function Fields({ matrix, onGive, ...props }: FieldsProps): ReactNode {
  if (matrix)
    return (
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <MatrixTable {...props} matrix={matrix} onGive={onGive} />
      </Suspense>
    );
  return (
    <>
      <Limits form={props.form} given={props.given} />
      <Rows {...props} />
    </>
  );
}

function Rows(props: RowsProps): ReactNode {
  return isPick(props.form) ? <Picks {...props} /> : <RowTable {...props} />;
}

function Verdict({ refusal }: { refusal: ReturnType<typeof check> }): ReactNode {
  const { say } = useBook();
  return (
    <p className="verdict" role="status">
      {refusal && (
        <>
          {t.form.notYet} {say(refusal.refused)} <Clauses ids={refusal.clauses} full />
        </>
      )}
    </p>
  );
}
