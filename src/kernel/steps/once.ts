import { bare } from '../json.ts';

// Parts of forms and keys of facts that come again and again are made once and shared: nobody writes into them.

/** How many names are kept: those of many games at once. */
const MOST = 10_000;

/** What `make` gives for a name or number, made once. */
export function once<T, A extends string | number = string>(make: (name: A) => T): (name: A) => T {
  // a plain record is read quicker than a map where its keys are there
  let made: Record<string | number, T> = bare();
  let count = 0;
  return (name) => {
    const known = made[name];
    if (known !== undefined) return known;
    if (count++ >= MOST) [made, count] = [bare(), 1];
    return (made[name] = make(name));
  };
}

/** What `make` gives for two names, made once for each pair. */
export function onceForPair<A extends string, B extends string, T>(
  make: (first: A, second: B) => T,
): (first: A, second: B) => T {
  let made: Record<string, Record<string, T>> = bare();
  let count = 0;
  return (first, second) => {
    const known = made[first]?.[second];
    if (known !== undefined) return known;
    if (count++ >= MOST) [made, count] = [bare(), 1];
    return ((made[first] ??= bare())[second] = make(first, second));
  };
}

/** What `make` gives for an object, made once, and gone with it. */
export function onceFor<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, T>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
}

/** What `make` gives for a name and a number, made once for each pair. */
export function onceForEach<A extends string, T>(make: (name: A, n: number) => T): (name: A, n: number) => T {
  const byNumber: ((name: A) => T)[] = [];
  return (name, n) => (byNumber[n] ??= once((each: A) => make(each, n)))(name);
}
