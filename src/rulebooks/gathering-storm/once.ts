import type { Bar, Row } from '../../kernel/form.ts';

// Parts of forms and keys of facts that come again and again are made once and shared: nobody writes into them.

/** How many names are kept: those of many games at once. */
const MOST = 10_000;

/** What `make` gives for a name or number, made once. */
export function once<A extends string | number, T>(make: (name: A) => T): (name: A) => T {
  const made = new Map<A, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(name);
    if (made.size >= MOST) made.clear();
    made.set(name, fresh);
    return fresh;
  };
}

/** What `make` gives for two names, made once for each pair. */
export function onceForPair<A extends string, B extends string, T>(
  make: (first: A, second: B) => T,
): (first: A, second: B) => T {
  const of = once((first: A) => once((second: B) => make(first, second)));
  return (first, second) => of(first)(second);
}

/** What `make` gives for a setting, or a part of it, made once for each: it hangs on nothing else of a game. */
export function onceForEach<S extends object, T>(make: (setting: S) => T): (setting: S) => T {
  const made = new WeakMap<S, T>();
  return (setting) => {
    const known = made.get(setting);
    if (known !== undefined) return known;
    const fresh = make(setting);
    made.set(setting, fresh);
    return fresh;
  };
}

/** A row, barred or (null) open. */
export function rowWith(row: Row, barred: Bar | null): Row {
  if (barred === null) return row;
  const { id, label, max } = row;
  return max === undefined ? { id, label, barred } : { id, label, max, barred };
}
