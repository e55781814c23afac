import type { Form } from '../../kernel/forms/form.ts';
import { isRecord } from '../../kernel/json.ts';
import type { BegunAnswer } from '../answer/begun.ts';

/** Of what was begun of an answer as much as its form still has; null: nothing. */
export function fitting(form: Form, draft: unknown): BegunAnswer | null {
  if (form.kind === 'choose')
    return form.options.some(({ value, barred }) => value === draft && !barred) ? (draft as string) : null;
  if (form.kind === 'roll' || !isRecord(draft)) return null;
  const has = form.kind === 'report' ? form.facts : form.rows.map(({ id }) => id);
  const kept = Object.entries(draft).filter(
    ([name, value]) => has.includes(name) && (form.kind === 'report' || Number.isInteger(value)),
  );
  return Object.fromEntries(kept) as BegunAnswer;
}
