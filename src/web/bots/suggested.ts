import type { Form } from '../../kernel/forms/form.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { fitting } from '../drafts/fitting.ts';
import type { BegunAnswer } from '../answer/begun.ts';

/** A whole answer as one that is begun in its form; null: it does not fit. */
export function begunOf(form: Form, answer: Json): BegunAnswer | null {
  if (form.kind === 'choose') return fitting(form, isRecord(answer) ? answer['value'] : answer);
  if (form.kind !== 'report' || !isRecord(answer)) return fitting(form, answer);
  const values = Object.entries(answer).map(([fact, told]) => [
    fact,
    isRecord(told) ? (told['value'] ?? null) : null,
  ]);
  return fitting(form, Object.fromEntries(values));
}
