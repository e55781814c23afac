import type { Decision } from '../../kernel/forms/decision.ts';
import type { Allocation, Form } from '../../kernel/forms/form.ts';
import { onlyAnswer } from '../../kernel/forms/only-answer.ts';
import { allocationOf } from '../forms/allocation.ts';

/** Answers begun and not yet given, by decision: kept outside of the forms, so that the board can show and set them. */
export type Begun = Readonly<Record<string, string | Allocation>>;

/** The option picked so far, not counting one that is held. */
export function pickedIn(begun: Begun, { id }: Decision): string | null {
  const answer = begun[id];
  return typeof answer === 'string' ? answer : null;
}

/** The points given so far: typed here, else those of the held answer or of the one taken back. */
export function givenIn(begun: Begun, { id, held, draft, form }: Decision): Allocation {
  const answer = begun[id];
  return typeof answer === 'object' ? answer : allocationOf(held ?? draft ?? onlyIn(form) ?? undefined);
}

/** The one answer that a form takes; null where there is something to choose. */
export function onlyIn(form: Form): Allocation | null {
  return form.kind === 'allocate' ? onlyAnswer(form) : null;
}
