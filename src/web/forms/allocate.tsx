import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type AllocateForm, type Allocation, check } from '../../kernel/form.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { isPick, matrixOf, spent } from './allocation.ts';
import type { FormProps } from './form.tsx';
import { Limits } from './limits.tsx';
import { MatrixTable } from './matrix.tsx';
import { Picks } from './picks.tsx';
import { RowTable } from './rows.tsx';

/** What every way of showing the rows takes. */
export interface RowsProps {
  readonly form: AllocateForm;
  readonly given: Allocation;
  onSet(row: string, points: number): void;
}

/** Points to rows, with the limits and what is left of them; ticks where a row is taken or left. */
export function Allocate(props: FormProps & { readonly form: AllocateForm }): ReactNode {
  const { decision, form, busy, verb, onAnswer } = props;
  const { table } = useBook();
  const [given, setGiven] = useState<Allocation>(() => startOf(decision.held ?? decision.draft));
  const refusal = check(form, spent(given), { facts: table.rules.facts, clauses: decision.clauses });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!refusal && !busy) onAnswer(spent(given));
  };
  const onSet = (row: string, points: number): void => setGiven({ ...given, [row]: points });
  return (
    <form className="allocate" onSubmit={submit}>
      <Limits form={form} given={given} />
      <Rows form={form} given={given} onSet={onSet} />
      <Verdict refusal={refusal} />
      <div className="actions">
        <button type="submit" className="main" aria-disabled={refusal !== null || busy}>
          {busy ? t.table.sending : Object.keys(spent(given)).length === 0 ? t.form.none(verb) : verb}
        </button>
      </div>
    </form>
  );
}

function startOf(answer: Json | undefined): Allocation {
  return isRecord(answer) ? (answer as Allocation) : {};
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
