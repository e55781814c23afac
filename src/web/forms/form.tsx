import type { ReactNode } from 'react';
import type { Decision } from '../../kernel/decision.ts';
import type { FactKey, FactValue } from '../../kernel/facts.ts';
import type { Allocation } from '../../kernel/form.ts';
import type { Json } from '../../kernel/json.ts';
import type { Preview } from '../../kernel/know.ts';
import { Allocate } from './allocate.tsx';
import { Choose } from './choose.tsx';
import { Questions } from './questions.tsx';
import { Roll } from './roll.tsx';

export interface FormProps {
  readonly decision: Decision;
  readonly busy: boolean;
  /** What stands on the button. */
  readonly verb: string;
  /** The option picked in a `choose`, kept outside so that the board can show and set it. */
  readonly picked: string | null;
  onPick(value: string): void;
  /** The points given so far in an `allocate`, kept outside likewise. */
  readonly given: Allocation;
  onGive(given: Allocation): void;
  /** The last known value of a fact that is unknown again. */
  was(fact: FactKey): FactValue | undefined;
  /** What is told of a fact by now. */
  told(fact: FactKey): FactValue | undefined;
  /** Send an answer; without one the server rolls. */
  onAnswer(answer?: Json): void;
}

/** The one control for a decision's form. */
export function DecisionForm(
  props: FormProps & { readonly previews: readonly Preview[]; readonly typed: boolean },
): ReactNode {
  const { form } = props.decision;
  switch (form.kind) {
    case 'choose':
      return <Choose {...props} options={form.options} />;
    case 'allocate':
      return <Allocate {...props} form={form} />;
    case 'roll':
      return <Roll {...props} dice={form.dice} />;
    case 'report':
      return <Questions {...props} facts={form.facts} />;
  }
}
