import { type Bar, type Words, once } from '../../../kernel/index.ts';

/** A bar whose reason names its target. */
export function targetBar(
  clauses: readonly string[],
  text: (args: { readonly target: string }) => Words,
): (target: string) => Bar {
  return once((target) => ({ clauses, reason: text({ target }) }));
}
