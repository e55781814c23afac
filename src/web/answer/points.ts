import type { Allocation } from '../../kernel/forms/form.ts';
import { isRecord, type Json } from '../../kernel/json.ts';

/** The points of an answer that was given before; none where there is none. */
export function allocationOf(answer: Json | undefined): Allocation {
  return isRecord(answer) ? (answer as Allocation) : {};
}

/** The id in the page of the field for a row's points: others lead there. */
export function fieldId(decision: string, row: string): string {
  return `points ${decision} ${row}`.replaceAll(' ', '-');
}
