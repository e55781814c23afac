import type { ReactNode } from 'react';
import type { Form } from '../../kernel/forms/form.ts';
import { Clauses, useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';

/** What a form takes although a rule bars it: what, why the table allows it, and the rule. */
export function AllowedLines({ form }: { form: Form }): ReactNode {
  const { say } = useBook();
  const all = form.kind === 'choose' ? form.options : form.kind === 'allocate' ? form.rows : [];
  return all.map(({ label, allowed }, i) =>
    allowed ? (
      <p key={i} className="marked allowed">
        {deskTexts.allow.line(say(label), allowed.because)} {say(allowed.reason)}{' '}
        <Clauses ids={allowed.clauses} full />
      </p>
    ) : null,
  );
}
