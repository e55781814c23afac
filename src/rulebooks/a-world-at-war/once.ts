import type { Bar, Row } from '../../kernel/form.ts';
import { bare } from '../../kernel/json.ts';
import { words } from '../../kernel/words.ts';

// Parts of forms that come again and again are made once and shared: nobody writes into them.

/** What `make` gives for a name, made once. */
export function once<A extends string, T>(make: (name: A) => T): (name: A) => T {
  // a plain record is read quicker than a map where its keys are there
  const made: Record<string, T> = bare();
  return (name) => (made[name] ??= make(name));
}

/** What `make` gives for a name and a number, made once for each pair. */
export function onceForEach<A extends string, T>(make: (name: A, n: number) => T): (name: A, n: number) => T {
  const byNumber: ((name: A) => T)[] = [];
  return (name, n) => (byNumber[n] ??= once((each: A) => make(each, n)))(name);
}

/** What `make` gives for two names, made once for each pair. */
export function onceForPair<A extends string, T>(
  make: (first: A, second: string) => T,
): (first: A, second: string) => T {
  const made: Record<string, Record<string, T>> = bare();
  return (first, second) => ((made[first] ??= bare())[second] ??= make(first, second));
}

/** A bar whose reason names its target. */
export function targetBar(clauses: readonly string[], key: string): (target: string) => Bar {
  return once((target) => ({ clauses, reason: words(key, { target }) }));
}

/** A row, barred or (null) open. */
export function rowWith({ id, label }: Pick<Row, 'id' | 'label'>, max: number, barred: Bar | null): Row {
  return barred ? { id, label, max, barred } : { id, label, max };
}
