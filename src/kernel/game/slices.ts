/** Long work, a slice at a time: an entry, a line, a sight. Whoever does it can let others in after each. */
export type Slices<T> = Generator<unknown, T>;

/** All slices of a work at once: what it comes to. */
export function runToEnd<T>(slices: Slices<T>): T {
  let next = slices.next();
  while (!next.done) next = slices.next();
  return next.value;
}
