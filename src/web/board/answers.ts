import type { Decision } from '../../kernel/forms/decision.ts';
import type { Allocation, AllocateForm, Bar } from '../../kernel/forms/form.ts';
import { closingOf, isPick } from '../../kernel/forms/room.ts';
import { standsFor } from '../../kernel/forms/stands.ts';
import { fieldId } from '../forms/allocation.ts';
import { leadTo } from '../forms/lead.ts';
import { type Begun, givenIn, pickedIn } from '../game/begun.ts';

/** What touching something on the board answers. */
export interface Touch {
  readonly taken: boolean;
  /** The points that its rows have so far; null where it is taken or left. */
  readonly points: number | null;
  /** Why it cannot be taken. */
  readonly bar?: Bar;
  /** Take it, leave it, or go to the field of its points. */
  give(): void;
}

/** What a choice of a panel answers now; undefined where nothing that is asked has it. */
export type Touches = (choice: string | undefined) => Touch | undefined;

type Begin = (decision: Decision, answer: string | Allocation) => void;

/** Nothing on the board answers anything. */
export const NO_TOUCHES: Touches = () => undefined;

/** The touches of what a seat is asked; the first decision that has a choice answers to it. */
export function touchesOf(asks: readonly Decision[], begun: Begun, begin: Begin): Touches {
  return (choice) => {
    if (choice === undefined) return undefined;
    for (const decision of asks) {
      const touch = touchOf(decision, choice, begun, begin);
      if (touch) return touch;
    }
    return undefined;
  };
}

function touchOf(decision: Decision, choice: string, begun: Begun, begin: Begin): Touch | undefined {
  const { form } = decision;
  if (form.kind === 'allocate') return touchRows(decision, form, choice, givenIn(begun, decision), begin);
  const option = form.kind === 'choose' && form.options.find(({ value }) => value === choice);
  if (!option) return undefined;
  return {
    taken: pickedIn(begun, decision) === choice,
    points: null,
    ...(option.barred ? { bar: option.barred } : {}),
    give: () => begin(decision, choice),
  };
}

/** A row that is taken or left is ticked; for points the way leads to the field of the first row that takes any. */
function touchRows(
  decision: Decision,
  form: AllocateForm,
  choice: string,
  given: Allocation,
  begin: Begin,
): Touch | undefined {
  const rows = form.rows.filter(({ id }) => standsFor(id, choice));
  const open = rows.find((row) => !closingOf(form, row, given)) ?? rows[0];
  if (!open) return undefined;
  const points = rows.reduce((sum, { id }) => sum + (given[id] ?? 0), 0);
  const bar = points > 0 ? undefined : closingOf(form, open, given);
  const tick = isPick(form);
  const give = (): void => {
    if (tick) begin(decision, { ...given, [open.id]: points > 0 ? 0 : 1 });
    else leadTo(fieldId(decision.id, open.id));
  };
  return { taken: points > 0, points: tick ? null : points, ...(bar ? { bar } : {}), give };
}
