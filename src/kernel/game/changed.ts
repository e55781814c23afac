import { isRecord, type Json, own } from '../json.ts';
import type { ReadTable } from '../rulebook.ts';
import type { FactKey, FactSpec, FactValue, Report, ReportAnswer } from '../sums/facts.ts';
import { reportedOf } from '../sums/reported-of.ts';
import type { Decision } from '../forms/decision.ts';
import { type Position, viewOf } from './position.ts';

// What a report changes: a log tells that alone as having happened.

/** Facts that a report changes, each with what was known of it before; null: nothing was. */
export type ChangedFacts = Readonly<Record<FactKey, FactValue | null>>;

/** What a report that is given now changes, by what its seat may know; null: the answer reports nothing. */
export function changedBy(
  { rules }: ReadTable,
  position: Position,
  { seat, form }: Pick<Decision, 'seat' | 'form'>,
  answer: Json,
): ChangedFacts | null {
  if (form.kind !== 'report' || !isRecord(answer)) return null;
  const view = viewOf(position, seat);
  const known = rules.known(view);
  const changed: Record<FactKey, FactValue | null> = {};
  for (const [key, report] of Object.entries(answer as unknown as ReportAnswer)) {
    const now = known(key);
    const told = reportedOf(rules, view, key);
    const value = typeof now === 'object' ? undefined : now;
    const before = value ?? told?.value ?? lastOf(own(rules.facts, key), told?.was);
    if (!isSame(report, before ?? null)) changed[key] = before ?? null;
  }
  return changed;
}

/** What was told of a fact before it lapsed, where telling it again is no news: an amount of each turn is new each time. */
function lastOf(spec: FactSpec | undefined, was: FactValue | undefined): FactValue | undefined {
  return spec?.likely || spec?.lasts === 'ever' || isNothing(spec, was) ? was : undefined;
}

/** Whether a value says that nothing is so. */
export function isNothing(spec: FactSpec | undefined, value: FactValue | null | undefined): boolean {
  return value === false || value === 0 || (spec?.nothing !== undefined && spec.nothing === value);
}

function isSame({ as, value, reason }: Report, before: FactValue | null): boolean {
  if (as === 'unknown') return before === null;
  return reason === undefined && value === before;
}
