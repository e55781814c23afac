import type { Bar } from '../../../kernel/forms/form.ts';
import { once } from '../../../kernel/steps/once.ts';
import type { Words } from '../../../kernel/texts/words.ts';

export { once } from '../../../kernel/steps/once.ts';

/** A bar whose reason names its target. */
export function targetBar(
  clauses: readonly string[],
  text: (args: { readonly target: string }) => Words,
): (target: string) => Bar {
  return once((target) => ({ clauses, reason: text({ target }) }));
}
