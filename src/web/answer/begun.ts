import type { Decision } from '../../kernel/forms/decision.ts';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { Allocation, Form } from '../../kernel/forms/form.ts';
import { onlyAnswer } from '../../kernel/forms/only-answer.ts';
import { allocationOf } from './points.ts';
import type { Values } from './report.ts';

/** What was begun of an answer: the option picked, the points given, the facts filled in. */
export type BegunAnswer = string | Allocation | Values;

/** Answers begun and not yet given, by decision: kept outside of the forms, so that the board can show and set them. */
export type Begun = Readonly<Record<string, BegunAnswer | undefined>>;

/** The option picked so far, not counting one that is held. */
export function pickedIn(begun: Begun, decision: Decision): string | null {
  const answer = begun[draftKey(decision)];
  return typeof answer === 'string' ? answer : null;
}

/** The points given so far: typed here, else those of the held answer or of the one taken back. */
export function givenIn(begun: Begun, decision: Decision): Allocation {
  const { held, draft, begin, form } = decision;
  const answer = form.kind === 'allocate' ? begun[draftKey(decision)] : undefined;
  return typeof answer === 'object'
    ? (answer as Allocation)
    : allocationOf(held ?? draft ?? begin ?? onlyIn(form) ?? undefined);
}

/** What is filled in of a report so far. */
export function typedIn(begun: Begun, decision: Decision): Values | undefined {
  const answer = decision.form.kind === 'report' ? begun[draftKey(decision)] : undefined;
  return typeof answer === 'object' ? (answer as Values) : undefined;
}

/** The one answer that a form takes; null where there is something to choose. */
export function onlyIn(form: Form): Allocation | null {
  return form.kind === 'allocate' ? onlyAnswer(form) : null;
}
