import type { ReactNode } from 'react';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import type { FactKey, FactValue } from '../../kernel/sums/facts.ts';
import type { AllocateForm, Allocation } from '../../kernel/forms/form.ts';
import type { Last } from '../../kernel/game/last-told.ts';
import type { Json } from '../../kernel/json.ts';
import type { Values } from './report.ts';

/** What is begun of an answer, kept outside of the form, so that the board can show and set it. */
interface BegunProps {
  /** The option picked in a `choose`, kept outside so that the board can show and set it. */
  readonly picked: string | null;
  onPick(value: string): void;
  /** The points given so far in an `allocate`, kept outside likewise. */
  readonly given: Allocation;
  onGive(given: Allocation): void;
  /** What is filled in of a report, kept outside likewise; absent: nothing yet. */
  readonly filled?: Values | undefined;
  onType?(values: Values): void;
}

/** What was told of facts, and by whom. */
interface ToldProps {
  /** The seats of the person who answers; absent: all, as one person answers for the table. */
  readonly seats?: readonly Seat[];
  /** What was told last of a fact that is asked again. */
  readonly last: Last;
  /** What is told of a fact by now. */
  told(fact: FactKey): FactValue | undefined;
  /** Who told a fact last. */
  by(fact: FactKey): string | undefined;
}

/** What every control of a form takes. */
export interface FormProps extends BegunProps, ToldProps {
  readonly decision: Decision;
  /** Something is on its way to the server: nothing more can be sent now. */
  readonly busy: boolean;
  /** It is this form's own answer, and its button says so: of anything else it stays as it is. */
  readonly sending: boolean;
  /** What stands on the button. */
  readonly verb: string;
  /** What is sealed with it in the same form, and what that does in words for the button. */
  readonly then?: ReactNode;
  readonly does?: string | undefined;
  /** What is said of how the answer begun is kept; it stands beside the button. */
  readonly kept?: ReactNode;
  /** Send an answer, and what is left with it; without one the server rolls. */
  onAnswer(answer?: Json, leaves?: Readonly<Record<string, string>>): void;
}

/** What every way of showing the rows takes. */
export interface RowsProps {
  /** The decision, by which the fields are named. */
  readonly id: string;
  readonly form: AllocateForm;
  readonly given: Allocation;
  onSet(row: string, points: number, pressed?: boolean): void;
  /** What the button does, where the rows say it: '' where they leave it to the form. */
  onSay?(does: string): void;
}
