import type { FactKey, FactSchema, FactValue, ReportAnswer } from '../../kernel/sums/facts.ts';
import { type Form, takesUnknown } from '../../kernel/forms/form.ts';
import { isRecord, type Json, own } from '../../kernel/json.ts';

/** What is filled in of a report; null: nobody knows. */
export type Values = Readonly<Record<FactKey, FactValue | null | undefined>>;

/** What a fact was when it lapsed. */
type Was = (fact: FactKey) => FactValue | undefined;

/** What a form begins with: what was answered before, else what is likely still true. */
export function startOf(form: Form, answer: Json | undefined, was: Was, schema: FactSchema): Values {
  const given = (isRecord(answer) ? answer : {}) as ReportAnswer;
  return Object.fromEntries(
    factsOf(form).flatMap((key) => {
      const before = own(given, key);
      if (before) return [[key, before.value ?? null]];
      const value = own(schema, key)?.likely ? was(key) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function factsOf(form: Form): readonly FactKey[] {
  return form.kind === 'report' ? form.facts : [];
}

/** Whether a fact can be left out of a report that needs others. */
export function isFree(form: Form, key: FactKey): boolean {
  return form.kind === 'report' && form.free?.includes(key) === true;
}

/** The questions without an answer; that nobody knows is one where the form takes it. */
export function unanswered(form: Form, values: Values): readonly FactKey[] {
  const isOpen = (key: FactKey): boolean => own(values, key) !== null;
  return factsOf(form).filter((key) => {
    const value = own(values, key);
    if (value === undefined && isFree(form, key)) return false;
    return value === undefined || (value === null && !takesUnknown(form, key, isOpen));
  });
}

/** Whether a report can be sent: one tells what one knows, and something where play waits for it. */
export function isReady(form: Form, values: Values): boolean {
  const asked = factsOf(form).filter((key) => !isFree(form, key));
  const told = asked.filter((key) => (own(values, key) ?? null) !== null);
  return (form.kind === 'report' && form.some === true) || told.length > 0;
}

/** The report: what has no answer stays unknown. */
export function reportOf(form: Form, values: Values): Json {
  const some = form.kind === 'report' && form.some === true;
  const told = factsOf(form).flatMap((key) => {
    const value = own(values, key);
    if (value === undefined && (some || isFree(form, key))) return [];
    return [[key, value === undefined || value === null ? { as: 'unknown' } : { value, as: 'change' }]];
  });
  return Object.fromEntries(told) as Json;
}
