/** So many things by their names: those that were put there or asked for last. */
export function atMost<T>(most: number): {
  get(name: string): T | undefined;
  set(name: string, thing: T): void;
} {
  const all = new Map<string, T>();
  const set = (name: string, thing: T): void => {
    all.delete(name);
    all.set(name, thing);
    const [first] = all.keys();
    if (first !== undefined && all.size > most) all.delete(first);
  };
  return {
    get(name) {
      const thing = all.get(name);
      if (thing !== undefined) set(name, thing);
      return thing;
    },
    set,
  };
}
