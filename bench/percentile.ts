/** The smallest of the values that at least `share` of them do not exceed (nearest rank); of none: not a number. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** The middle value; of an even number of them the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
