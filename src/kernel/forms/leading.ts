import type { Decision } from './decision.ts';
import type { Form, Option, Row } from './form.ts';
import type { View } from '../game/position.ts';
import type { Rules } from '../rulebook.ts';

// What choices lead to, where their step says it apart: it would weigh too much to be sent with the form.

/** The form of a decision with all that its choices lead to. */
export function leadingForm(
  rules: Pick<Rules, 'leads'>,
  view: View,
  { form, optional }: Pick<Decision, 'form' | 'optional'>,
): Form {
  const leads = optional ? undefined : rules.leads?.(view);
  if (!leads) return form;
  const led = <C extends Option | Row>(choice: C): C => {
    const own = choice.barred ? [] : leads('value' in choice ? choice.value : choice.id);
    return own.length === 0 ? choice : { ...choice, leads: own };
  };
  if (form.kind === 'choose') return { ...form, options: form.options.map(led) };
  return form.kind === 'allocate' ? { ...form, rows: form.rows.map(led) } : form;
}
