import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { FactKey, FactValue, ReportAnswer } from '../../kernel/facts.ts';
import { takesUnknown } from '../../kernel/form.ts';
import { own, type Json } from '../../kernel/json.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { FactField } from './fact-field.tsx';
import type { FormProps } from './form.tsx';

/** The facts a game must know before it goes on, as plain questions. */
export function Questions(props: FormProps & { readonly facts: readonly FactKey[] }): ReactNode {
  const { decision, facts, busy, onAnswer } = props;
  const { table, say } = useBook();
  const [values, setValues] = useState<Values>(() => ({
    ...lastKnown(facts, props.was),
    ...startOf(decision.held ?? decision.draft),
  }));
  const some = decision.form.kind === 'report' && decision.form.some === true;
  const missing = some ? [] : facts.filter((key) => own(values, key) === undefined);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (missing.length === 0 && !busy) onAnswer(reportOf(values));
  };
  return (
    <form className="questions" onSubmit={submit}>
      {facts.map((key) => {
        const spec = own(table.rules.facts, key);
        return spec ? (
          <FactField
            key={key}
            legend={
              <>
                {say(spec.question)} <Clauses ids={spec.clauses} />{' '}
                {props.was(key) !== undefined && <span className="hint">{t.form.lastKnown}</span>}
              </>
            }
            type={spec.type}
            value={own(values, key)}
            known={!takesUnknown(decision.form, key, (other) => own(values, other) !== null)}
            onSet={(value) => setValues({ ...values, [key]: value })}
          />
        ) : null;
      })}
      <div className="actions">
        <button type="submit" className="main" aria-disabled={missing.length > 0 || busy}>
          {busy ? t.table.sending : t.form.send}
        </button>
        {some && (
          <button type="button" aria-disabled={busy} onClick={() => !busy && onAnswer({})}>
            {t.form.nothing}
          </button>
        )}
        {missing.length > 0 && <span className="hint">{t.form.missing(missing.length)}</span>}
      </div>
    </form>
  );
}

type Values = Readonly<Record<FactKey, FactValue | null>>;

/** Facts that were known once are filled in, to be looked at again. */
function lastKnown(facts: readonly FactKey[], was: FormProps['was']): Values {
  return Object.fromEntries(
    facts.flatMap((key) => {
      const value = was(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function startOf(answer: Json | undefined): Values {
  const report = (answer ?? {}) as unknown as ReportAnswer;
  return Object.fromEntries(Object.entries(report).map(([key, { value }]) => [key, value ?? null]));
}

function reportOf(values: Values): Json {
  const told = Object.entries(values).map(([key, value]) => [
    key,
    value === null ? { as: 'unknown' } : { value, as: 'change' },
  ]);
  return Object.fromEntries(told) as Json;
}
