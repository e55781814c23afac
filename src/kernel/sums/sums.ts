import { MOST_COMBINATIONS, type Range } from './sheet.ts';

/** Every sum that is possible: ranges of whole numbers, rising, with at least one number missing between two of them. */
export type Sums = readonly Range[];

/** Ranges as a set: sorted, and joined where they touch. */
export function sumsOf(ranges: readonly Range[]): Sums {
  const joined: { min: number; max: number }[] = [];
  for (const { min, max } of ranges.toSorted((a, b) => a.min - b.min)) {
    const last = joined.at(-1);
    if (last && min <= last.max + 1) last.max = Math.max(last.max, max);
    else joined.push({ min, max });
  }
  return joined;
}

/** Every sum of one from each of two sets; null when there are more than 4,096 pairs. */
export function addSums(some: Sums, others: Sums): Sums | null {
  if (some.length * others.length > MOST_COMBINATIONS) return null;
  return sumsOf(some.flatMap((a) => others.map((b) => ({ min: a.min + b.min, max: a.max + b.max }))));
}

/** From the least to the greatest sum. */
export function endsOf(sums: Sums): Range {
  return { min: sums[0]?.min ?? 0, max: sums.at(-1)?.max ?? 0 };
}
