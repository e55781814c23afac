import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { FactKey } from '../../kernel/facts.ts';
import { takesUnknown } from '../../kernel/form.ts';
import { own } from '../../kernel/json.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { FactField } from './fact-field.tsx';
import type { FormProps } from './form.tsx';
import { isLikely, isReady, reportOf, startOf, unanswered, type Values } from './report.ts';

/** The facts a game must know before it goes on, as plain questions; one answers what one knows. */
export function Questions(props: FormProps & { readonly facts: readonly FactKey[] }): ReactNode {
  const { decision, facts, busy, onAnswer } = props;
  const { form } = decision;
  const { table, say } = useBook();
  const schema = table.rules.facts;
  // what is asked can change while it is filled in: what was typed stays
  const [typed, setTyped] = useState<Values>({});
  const values = { ...startOf(form, decision.held ?? decision.draft, props.was, schema), ...typed };
  const some = form.kind === 'report' && form.some === true;
  const left = some ? [] : unanswered(form, values);
  const ready = isReady(form, values);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ready && !busy) onAnswer(reportOf(form, values));
  };
  return (
    <form className="questions" onSubmit={submit}>
      {facts.map((key) => {
        const spec = own(schema, key);
        return spec ? (
          <FactField
            key={key}
            legend={
              <>
                {say(spec.question)} <Clauses ids={spec.clauses} /> <Before {...props} fact={key} />
              </>
            }
            type={spec.type}
            value={own(values, key)}
            known={!takesUnknown(form, key, (other) => own(values, other) !== null)}
            onSet={(value) => setTyped({ ...typed, [key]: value })}
          />
        ) : null;
      })}
      <div className="actions">
        <button type="submit" className="main" aria-disabled={!ready || busy}>
          {busy ? t.table.sending : t.form.send}
        </button>
        {some && (
          <button type="button" aria-disabled={busy} onClick={() => !busy && onAnswer({})}>
            {t.form.nothing}
          </button>
        )}
        <span className="hint">{left.length > 0 && t.form.missing(left.length, ready)}</span>
      </div>
    </form>
  );
}

/** What a fact was before: filled in where it is likely still so, else only said. */
function Before({ was, fact }: Pick<FormProps, 'was'> & { readonly fact: FactKey }): ReactNode {
  const { table, name } = useBook();
  const value = was(fact);
  if (value === undefined) return null;
  const isFilled = isLikely(table.rules.facts, fact);
  return <span className="hint">{isFilled ? t.form.lastKnown : t.form.wasThen(name(value))}</span>;
}
