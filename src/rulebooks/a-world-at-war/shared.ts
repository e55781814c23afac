import type { Bar, Row } from '../../kernel/form.ts';
import { words } from '../../kernel/words.ts';

// Parts of forms that come again and again are made once and shared: nobody writes into them.

/** What `make` gives for a name and a number (0 where none matters), made once for each pair. */
export function once<T>(make: (name: string, n: number) => T): (name: string, n?: number) => T {
  const made = new Map<number, Map<string, T>>();
  return (name, n = 0) => {
    const known = made.get(n)?.get(name);
    if (known !== undefined) return known;
    const fresh = make(name, n);
    made.set(n, (made.get(n) ?? new Map<string, T>()).set(name, fresh));
    return fresh;
  };
}

/** A bar whose reason names its target. */
export function targetBar(clauses: readonly string[], key: string): (target: string) => Bar {
  return once((target) => ({ clauses, reason: words(key, { target }) }));
}

/** A row of at most one, barred or (null) open. */
export function rowOfOne({ id, label }: Row, barred: Bar | null): Row {
  return barred ? { id, label, max: 1, barred } : { id, label, max: 1 };
}
