import type { Bar, Row } from '../../kernel/form.ts';
import type { Words } from '../../kernel/words.ts';
import { once } from '../once.ts';

export { once, onceFor, onceForPair } from '../once.ts';

/** What `make` gives for a name and a number, made once for each pair. */
export function onceForEach<A extends string, T>(make: (name: A, n: number) => T): (name: A, n: number) => T {
  const byNumber: ((name: A) => T)[] = [];
  return (name, n) => (byNumber[n] ??= once((each: A) => make(each, n)))(name);
}

/** A bar whose reason names its target. */
export function targetBar(
  clauses: readonly string[],
  text: (args: { readonly target: string }) => Words,
): (target: string) => Bar {
  return once((target) => ({ clauses, reason: text({ target }) }));
}

/** A row, barred or (null) open. */
export function rowWith({ id, label }: Pick<Row, 'id' | 'label'>, max: number, barred: Bar | null): Row {
  return barred ? { id, label, max, barred } : { id, label, max };
}
