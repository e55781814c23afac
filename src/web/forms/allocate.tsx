import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type AllocateForm, type Allocation, check, type Limit, type Row } from '../../kernel/form.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { closedBy, roomOf, spent, used } from './allocation.ts';
import type { FormProps } from './form.tsx';

/** Points to rows, with every limit and what is left of it. */
export function Allocate(props: FormProps & { readonly form: AllocateForm }): ReactNode {
  const { decision, form, busy, verb, onAnswer } = props;
  const { table } = useBook();
  const [given, setGiven] = useState<Allocation>(() => startOf(decision.held ?? decision.draft));
  const refusal = check(form, spent(given), { facts: table.rules.facts, clauses: decision.clauses });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!refusal && !busy) onAnswer(spent(given));
  };
  return (
    <form className="allocate" onSubmit={submit}>
      <Limits form={form} given={given} />
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">{t.form.where}</th>
            <th scope="col">{t.form.points}</th>
          </tr>
        </thead>
        <tbody>
          {form.rows.map((row) => (
            <RowLine
              key={row.id}
              form={form}
              row={row}
              given={given}
              onSet={(points) => setGiven({ ...given, [row.id]: points })}
            />
          ))}
        </tbody>
      </table>
      <Verdict refusal={refusal} />
      <div className="actions">
        <button type="submit" className="main" aria-disabled={refusal !== null || busy}>
          {busy ? t.table.sending : verb}
        </button>
      </div>
    </form>
  );
}

function startOf(answer: Json | undefined): Allocation {
  return isRecord(answer) ? (answer as Allocation) : {};
}

function Limits({ form, given }: { form: AllocateForm; given: Allocation }): ReactNode {
  const { say } = useBook();
  const least = form.least && { ...form.least, min: form.least.need };
  const limits: Limit[] = least ? [...form.limits, least] : [...form.limits];
  return (
    <ul className="limits" aria-live="polite">
      {limits.map((limit, i) => (
        <li key={i} className={isBroken(limit, given) ? 'broken' : undefined}>
          <strong>{leftOf(limit, given)}</strong> {say(limit.reason)} <Clauses ids={limit.clauses} />
        </li>
      ))}
    </ul>
  );
}

function leftOf(limit: Limit, given: Allocation): string {
  const sum = used(limit, given);
  if (limit.max !== undefined) return t.form.left(limit.max - sum, limit.max);
  return t.form.atLeast(sum, limit.min ?? 0);
}

function isBroken(limit: Limit, given: Allocation): boolean {
  return limit.max !== undefined && used(limit, given) > limit.max;
}

interface RowLineProps {
  readonly form: AllocateForm;
  readonly row: Row;
  readonly given: Allocation;
  onSet(points: number): void;
}

function RowLine({ form, row, given, onSet }: RowLineProps): ReactNode {
  const { say } = useBook();
  const label = say(row.label);
  const points = given[row.id] ?? 0;
  const room = roomOf(form, row, given);
  const after = closedBy(form, row, given) ? form.after?.find((each) => each.row === row.id) : undefined;
  const closed = row.barred ?? after;
  const why = `why-${row.id}`;
  const step = (by: number): void => onSet(Math.max(0, Math.min(points + by, Math.max(room, points))));
  return (
    <tr className={closed ? 'is-barred' : undefined}>
      <th scope="row">
        {label}
        {row.max !== undefined && !closed && <span className="hint"> {t.form.upTo(row.max)}</span>}
        {closed && (
          <span className="row-why" id={why}>
            {say(closed.reason)} <Clauses ids={closed.clauses} full />
          </span>
        )}
      </th>
      <td className="stepper">
        <button
          type="button"
          aria-label={t.form.fewer(label)}
          aria-disabled={points === 0}
          onClick={() => step(-1)}
        >
          {'\u2212'}
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          aria-label={label}
          aria-describedby={closed ? why : undefined}
          readOnly={closed !== undefined}
          value={points}
          onChange={(event) => onSet(Math.trunc(Number(event.target.value)))}
        />
        <button
          type="button"
          aria-label={t.form.more(label)}
          aria-disabled={points >= room}
          onClick={() => step(1)}
        >
          +
        </button>
      </td>
    </tr>
  );
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
