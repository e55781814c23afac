// Which part of a proof runs what.

/** Of units that nobody has run yet, each counts as one that costs this, in seconds. */
const UNKNOWN = 2;

/**
 * Spread units over parts that take about equally long: the dearest first, each to the part with the least so far. The
 * same units and costs always come out alike, and every unit is in one part.
 */
export function spread(
  units: readonly string[],
  costs: ReadonlyMap<string, number>,
  parts: number,
): string[][] {
  const cost = (unit: string): number => costs.get(unit) ?? UNKNOWN;
  const shares = Array.from({ length: parts }, () => ({ units: [] as string[], seconds: 0 }));
  const sorted = [...new Set(units)].toSorted((a, b) => cost(b) - cost(a) || (a < b ? -1 : 1));
  for (const unit of sorted) {
    const least = shares.reduce((best, share) => (share.seconds < best.seconds ? share : best));
    least.units.push(unit);
    least.seconds += cost(unit);
  }
  return shares.map((share) => share.units);
}

/** Whether a plan holds these units and no other, in so many parts. */
export function isPlanOf(
  plan: readonly (readonly string[])[],
  units: readonly string[],
  parts: number,
): boolean {
  const planned = plan.flat().toSorted();
  return plan.length === parts && planned.join('\n') === units.toSorted().join('\n');
}

/** What `--part 2/4` means; null: nothing. */
export function readPart(text: string): { part: number; parts: number } | null {
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  return part >= 1 && part <= parts && parts <= 99 ? { part, parts } : null;
}
