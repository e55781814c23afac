import type { Bar, Row } from '../../kernel/form.ts';
import { words } from '../../kernel/words.ts';

// Parts of forms that come again and again are made once and shared: nobody writes into them.

/** What `make` gives for a name, made once. */
export function once<A extends string, T>(make: (name: A) => T): (name: A) => T {
  const made = new Map<A, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(name);
    made.set(name, fresh);
    return fresh;
  };
}

/** What `make` gives for a name and a number, made once for each pair. */
export function onceForEach<A extends string, T>(make: (name: A, n: number) => T): (name: A, n: number) => T {
  const byNumber = new Map<number, (name: A) => T>();
  return (name, n) => {
    const known = byNumber.get(n) ?? once((each: A) => make(each, n));
    byNumber.set(n, known);
    return known(name);
  };
}

/** What `make` gives for two names, made once for each pair. */
export function onceForPair<A extends string, T>(
  make: (first: A, second: string) => T,
): (first: A, second: string) => T {
  const made = new Map<A, Map<string, T>>();
  return (first, second) => {
    const known = made.get(first)?.get(second);
    if (known !== undefined) return known;
    const fresh = make(first, second);
    made.set(first, (made.get(first) ?? new Map<string, T>()).set(second, fresh));
    return fresh;
  };
}

/** A bar whose reason names its target. */
export function targetBar(clauses: readonly string[], key: string): (target: string) => Bar {
  return once((target) => ({ clauses, reason: words(key, { target }) }));
}

/** A row, barred or (null) open. */
export function rowWith({ id, label }: Pick<Row, 'id' | 'label'>, max: number, barred: Bar | null): Row {
  return barred ? { id, label, max, barred } : { id, label, max };
}
