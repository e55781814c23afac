import { bare } from '../json.ts';

// Parts of forms and keys of facts that come again and again are made once and shared: nobody writes into them.

/** How many names are kept: those of many games at once. */
const MOST = 10_000;

type Name = string | number;

/**
 * What `make` gives, made once: for all, for a name or number, for an object (and gone with it), or for two names. `make` names
 * each that it takes, as it is by their count that it is kept.
 */
export function once<Of extends readonly (Name | object)[], T>(make: (...of: Of) => T): (...of: Of) => T {
  const how: (make: never) => unknown = make.length === 0 ? forAll : make.length === 1 ? forOne : forPair;
  return how(make as never) as (...of: Of) => T;
}

function forAll<T>(make: () => T): () => T {
  let known: { readonly made: T } | undefined;
  return () => (known ??= { made: make() }).made;
}

function forOne<T>(make: (of: Name | object) => T): (of: Name | object) => T {
  // a plain record is read quicker than a map where its keys are there
  let made: Record<Name, T> = bare();
  let count = 0;
  let ofObjects: WeakMap<object, T> | undefined;
  return (of) => {
    const isObject = typeof of === 'object';
    const known = isObject ? ofObjects?.get(of) : made[of];
    if (known !== undefined) return known;
    const fresh = make(of);
    if (isObject) (ofObjects ??= new WeakMap()).set(of, fresh);
    else {
      if (count++ >= MOST) [made, count] = [bare(), 1];
      made[of] = fresh;
    }
    return fresh;
  };
}

function forPair<T>(make: (first: Name, second: Name) => T): (first: Name, second: Name) => T {
  let made: Record<Name, Record<Name, T>> = bare();
  let count = 0;
  return (first, second) => {
    const known = made[first]?.[second];
    if (known !== undefined) return known;
    // two objects would have one name between them, and one game be taken for another
    if (typeof first === 'object' || typeof second === 'object')
      throw new Error('what is made once for two is made for two names');
    if (count++ >= MOST) [made, count] = [bare(), 1];
    return ((made[first] ??= bare())[second] = make(first, second));
  };
}
