import type { Bar } from '../../kernel/form.ts';
import { once } from '../../kernel/once.ts';
import type { Words } from '../../kernel/words.ts';

export { once, onceFor, onceForPair } from '../../kernel/once.ts';

/** A bar whose reason names its target. */
export function targetBar(
  clauses: readonly string[],
  text: (args: { readonly target: string }) => Words,
): (target: string) => Bar {
  return once((target) => ({ clauses, reason: text({ target }) }));
}
