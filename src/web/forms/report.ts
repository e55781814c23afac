import type { FactKey, FactSchema, FactValue, ReportAnswer } from '../../kernel/sums/facts.ts';
import { type Form, takesUnknown } from '../../kernel/forms/form.ts';
import { asLastTold, type Last } from '../../kernel/game/last-told.ts';
import { isRecord, isSame, type Json, own } from '../../kernel/json.ts';

/** What is filled in of a report; null: nobody knows. */
export type Values = Readonly<Record<FactKey, FactValue | null | undefined>>;

/**
 * What a form begins with: what was answered before, else all as it was told last, where all of it was told, else what is
 * likely still true.
 */
export function startOf(form: Form, answer: Json | undefined, last: Last, schema: FactSchema): Values {
  const given = (isRecord(answer) ? answer : (asLastTold(form, last) ?? {})) as ReportAnswer;
  return Object.fromEntries(
    factsOf(form).flatMap((key) => {
      const before = own(given, key);
      if (before) return [[key, before.value ?? null]];
      const value = own(schema, key)?.likely ? last(key)?.value : undefined;
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
}

/** What nobody has answered yet, and was told before: as it was told last. */
export function restAsTold(form: Form, values: Values, last: Last): Values {
  return Object.fromEntries(
    factsOf(form).flatMap((key) => {
      const value = own(values, key) === undefined && !isFree(form, key) ? last(key)?.value : undefined;
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
}

/** A report without what others are asked for first, where they can give it. */
export function withoutOthers(form: Form, theirs: readonly FactKey[]): Form {
  if (form.kind !== 'report' || theirs.length === 0) return form;
  return { ...form, facts: form.facts.filter((key) => !theirs.includes(key)) };
}

/** Whether a report says all as it was told last. */
export function isAsTold(form: Form, values: Values, last: Last): boolean {
  const told = asLastTold(form, last);
  return told !== null && isSame(told as Json, reportOf(form, values));
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

/** The report: what has no answer stays unknown, or is left to those who know it where it can be. */
export function reportOf(form: Form, values: Values, left: readonly FactKey[] = []): Json {
  const some = form.kind === 'report' && form.some === true;
  const told = factsOf(form).flatMap((key) => {
    const value = own(values, key);
    if (value === undefined && (some || left.includes(key) || isFree(form, key))) return [];
    return [[key, value === undefined || value === null ? { as: 'unknown' } : { value, as: 'change' }]];
  });
  return Object.fromEntries(told) as Json;
}
