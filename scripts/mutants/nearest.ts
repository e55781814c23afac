/** How much of its beginning a path has in common with another. */
function shared(path: string, other: string): number {
  let same = 0;
  while (same < other.length && path[same] === other[same]) same++;
  return same;
}

/** Puts those paths first that have most in common with this one. */
export function byNearness(to: string): (a: string, b: string) => number {
  return (a, b) => shared(b, to) - shared(a, to) || (a < b ? -1 : 1);
}
