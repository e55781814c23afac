import type { Bar, Row } from '../../kernel/form.ts';

export { once, onceForPair } from '../once.ts';

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
