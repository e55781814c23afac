import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type AllocateForm, type Allocation, check } from '../../kernel/form.ts';
import { Clauses, useBook } from '../book.tsx';
import { capital, t } from '../texts.ts';
import { isPick, limitsVary, matrixOf, spent, type Undone, undone } from './allocation.ts';
import type { FormProps } from './form.tsx';
import { Limits } from './limits.tsx';
import { MatrixTable } from './matrix.tsx';
import { Picks } from './picks.tsx';
import { RowTable } from './rows.tsx';

/** What every way of showing the rows takes. */
export interface RowsProps {
  /** The decision, by which the fields are named. */
  readonly id: string;
  readonly form: AllocateForm;
  readonly given: Allocation;
  onSet(row: string, points: number): void;
}

/** Points to rows, with the limits and what is left of them; ticks where a row is taken or left. */
export function Allocate(props: FormProps & { readonly form: AllocateForm }): ReactNode {
  const { decision, form, given, onGive, busy, verb, onAnswer } = props;
  const { table } = useBook();
  const [asked, setAsked] = useState<{ readonly left: Undone; readonly of: string } | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const answer = spent(given);
  const refusal = check(form, answer, { facts: table.rules.facts, clauses: decision.clauses });
  const left = undone(form, given, decision.sealed === true);
  const isNone = Object.keys(answer).length === 0 && left === null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (refusal || busy) return;
    if (left) setAsked({ left, of: JSON.stringify(answer) });
    else onAnswer(answer);
  };
  const onSet = (row: string, points: number): void => onGive({ ...given, [row]: points });
  const back = (): void => {
    setAsked(null);
    main.current?.focus();
  };
  return (
    <form className={limitsVary(form) ? 'allocate has-room' : 'allocate'} onSubmit={submit}>
      <Limits form={form} given={given} />
      <Rows id={decision.id} form={form} given={given} onSet={onSet} />
      <div className="actions">
        <button ref={main} type="submit" className="main" aria-disabled={refusal !== null || busy}>
          {busy ? t.table.sending : isNone ? t.form.none(verb) : verb}
        </button>
      </div>
      <Verdict refusal={refusal} />
      {asked?.of === JSON.stringify(answer) && !refusal && (
        <AskOnce
          left={asked.left}
          sealed={decision.sealed === true}
          onBack={back}
          onAnswer={() => !busy && onAnswer(answer)}
        />
      )}
    </form>
  );
}

interface AskOnceProps {
  readonly left: Undone;
  readonly sealed: boolean;
  onBack(): void;
  onAnswer(): void;
}

/** Asks whether less than one has is meant; going back is the first choice. */
function AskOnce({ left, sealed, onBack, onAnswer }: AskOnceProps): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const texts = t.form.undone;
  const what = left.kind === 'points' ? texts.points(left.points) : texts[left.kind];
  const question = `${what}: ${sealed ? texts.seal : texts.answer}?`;
  return (
    <div className="undone" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div className="actions">
        <button ref={first} type="button" onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" onClick={onAnswer}>
          {capital(sealed ? texts.seal : texts.answer)}
        </button>
      </div>
    </div>
  );
}

function Rows(props: RowsProps): ReactNode {
  const matrix = matrixOf(props.form);
  if (matrix) return <MatrixTable {...props} matrix={matrix} />;
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
