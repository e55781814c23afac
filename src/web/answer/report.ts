import type { FactKey, FactSchema, FactValue, ReportAnswer } from '../../kernel/sums/facts.ts';
import { type Form, takesUnknown } from '../../kernel/forms/form.ts';
import { asLastTold, isAmountOfTurn, type Last, presetOf } from '../../kernel/game/last-told.ts';
import { isRecord, isSame, type Json, own } from '../../kernel/json.ts';

/** What is filled in of a report; null: nobody knows. */
export type Values = Readonly<Record<FactKey, FactValue | null | undefined>>;

/** What a form begins with: what was answered before, else each row as it was told last, but for the amounts of a turn. */
export function startOf(form: Form, answer: Json | undefined, last: Last, schema: FactSchema): Values {
  const given = (isRecord(answer) ? answer : {}) as ReportAnswer;
  const before = Object.fromEntries(Object.entries(given).map(([key, { value }]) => [key, value ?? null]));
  return { ...presetOf(form, last, schema), ...before };
}

/** The rows that are filled in otherwise than they were told last. */
export function changedIn(form: Form, values: Values, last: Last): readonly FactKey[] {
  return factsOf(form).filter((key) => {
    const value = own(values, key);
    return value !== undefined && value !== (last(key)?.value ?? undefined);
  });
}

/** What stands on the button where nothing has changed: all rows, the amounts of this turn at nothing. Null: something is to be told. */
export function asItWas(form: Form, values: Values, last: Last, schema: FactSchema): ReportAnswer | null {
  const all = asLastTold(form, last, schema);
  if (all === null) return null;
  const told = reportOf(form, values, [], schema);
  return isSame(told as Json, all as Json) ? all : null;
}

/** The amounts of this turn that a report gives as nothing, as nobody has filled them in. */
export function nothingIn(form: Form, values: Values, schema: FactSchema): readonly FactKey[] {
  return factsOf(form).filter(
    (key) => own(values, key) === undefined && nothingOf(schema, key) !== undefined,
  );
}

function nothingOf(schema: FactSchema, key: FactKey): FactValue | undefined {
  const spec = own(schema, key);
  return spec && isAmountOfTurn(spec) ? spec.nothing : undefined;
}

/** A report without what others are asked for first, where they can give it. */
export function withoutOthers(form: Form, theirs: readonly FactKey[]): Form {
  if (form.kind !== 'report' || theirs.length === 0) return form;
  return { ...form, facts: form.facts.filter((key) => !theirs.includes(key)) };
}

function factsOf(form: Form): readonly FactKey[] {
  return form.kind === 'report' ? form.facts : [];
}

/** Whether a fact can be left out of a report that needs others. */
export function isFree(form: Form, key: FactKey): boolean {
  return form.kind === 'report' && form.free?.includes(key) === true;
}

/** The questions without an answer; that nobody knows is one where the form takes it, and nothing is one of an amount of this turn. */
export function unanswered(form: Form, values: Values, schema: FactSchema): readonly FactKey[] {
  const isOpen = (key: FactKey): boolean => own(values, key) !== null;
  return factsOf(form).filter((key) => {
    const value = own(values, key);
    if (value === undefined) return !isFree(form, key) && nothingOf(schema, key) === undefined;
    return value === null && !takesUnknown(form, key, isOpen);
  });
}

/** Whether a report can be sent: one tells what one knows, and something where play waits for it; all of it where one answers for all. */
export function isReady(form: Form, values: Values, schema: FactSchema): boolean {
  if (form.kind !== 'report' || form.some === true) return form.kind === 'report';
  const left = unanswered(form, values, schema);
  if (left.length > 0 && form.parts !== true) return false;
  const asked = form.facts.filter((key) => !isFree(form, key));
  return asked.some((key) => (own(values, key) ?? nothingOf(schema, key) ?? null) !== null);
}

/** The report: a row that nobody has filled in is not answered, but for an amount of this turn, of which there was nothing. */
export function reportOf(form: Form, values: Values, left: readonly FactKey[], schema: FactSchema): Json {
  const some = form.kind === 'report' && form.some === true;
  const told = factsOf(form).flatMap((key) => {
    const filled = own(values, key);
    const value = filled === undefined && !some && !left.includes(key) ? nothingOf(schema, key) : filled;
    if (value === undefined) return [];
    return [[key, value === null ? { as: 'unknown' } : { value, as: 'change' }]];
  });
  return Object.fromEntries(told) as Json;
}
