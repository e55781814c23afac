import { type Refusal, refuse } from '../clause.ts';
import type { Decision, Seat } from '../forms/decision.ts';
import type { ReportAnswer } from '../sums/facts.ts';
import { type Json, own } from '../json.ts';
import type { ReadTable } from '../rulebook.ts';
import { letBeIn } from '../steps/let-be.ts';
import { TABLE } from '../seat.ts';
import { standingName } from './always-open.ts';
import { words } from '../texts/words.ts';

/**
 * The seats from whom an answer takes a decision away: they must agree. Skipping: those that its option names, or all;
 * a ruling in mid-game, a bar set aside in an open decision or by an override, and what the rules themselves keep or have set, put right from
 * now on: all. It follows from the decision alone, which the table is asked from what is open.
 */
export function concerned(table: ReadTable, decision: Decision, answer: Json): readonly Seat[] {
  switch (standingName(decision)) {
    case 'skip':
      return skipped(decision, answer) ?? table.seats;
    case 'ruling':
    case 'allow':
      return table.seats;
    case 'report':
      return decision.seat === TABLE && takesFrom(table, decision, answer as ReportAnswer) ? table.seats : [];
    default:
      return [];
  }
}

/** Whether a report lets be what is barred, or puts right what the rules keep (by its fact) or have set (unless it is news of it). */
function takesFrom({ rules: { facts } }: ReadTable, decision: Decision, answer: ReportAnswer): boolean {
  if (letBeIn(decision, answer).length > 0) return true;
  return Object.entries(answer).some(([key, { as }]) => {
    const spec = own(facts, key);
    return spec?.kept === true || (spec?.byRules === true && as !== 'change');
  });
}

function skipped({ form }: Decision, answer: Json): readonly Seat[] | undefined {
  return form.kind === 'choose' ? form.options.find(({ value }) => value === answer)?.seats : undefined;
}

/**
 * Whose agreement an answer has, as its entry names it. Refused while a seat that it concerns is not among `agreed`;
 * without `agreed` all seats are at one device, and agree.
 */
export function agreement(
  table: ReadTable,
  decision: Decision,
  answer: Json,
  agreed: readonly Seat[] | undefined,
): { readonly agreed?: readonly Seat[] } | Refusal {
  const needed = concerned(table, decision, answer);
  return needed.length === 0 ? {} : agreedBy(needed, agreed);
}

/** That these seats agree; refused while one of them is not among `agreed`. */
export function agreedBy(
  needed: readonly Seat[],
  agreed: readonly Seat[] | undefined,
): { readonly agreed: readonly Seat[] } | Refusal {
  const missing = agreed ? needed.filter((seat) => !agreed.includes(seat)) : [];
  return missing.length > 0 ? refuse(words('play.consent', { seats: missing })) : { agreed: needed };
}
