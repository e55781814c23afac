import { possible, type Value } from './text.ts';

// Sums of what is told, and of what nobody knows: each line is a function of facts, and a sum a range.

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What is known: a value, a range of numbers, or nothing. */
export type Known = (key: string) => Value | Range | undefined;
/** How a line reads its facts, all of them with a value. */
export type Read = (key: string) => Value;

/** A line of a sheet: what it reads, and what it is worth. */
export interface Line {
  readonly needs: readonly string[];
  readonly worth: (read: Read) => number;
  /** What it can be at all: so much is shown where two or more of its facts are open, as they are too many ways to try. */
  readonly atMost?: Range;
}

export type Sheet = Readonly<Record<string, Line>>;

function choices(known: Known, key: string): readonly Value[] {
  const value = known(key);
  if (value === undefined) return possible(key);
  return typeof value === 'object' ? [...new Set([value.min, value.max])] : [value];
}

/** Every way in which some facts can be. */
function worlds(known: Known, keys: readonly string[]): readonly Read[] {
  let all: readonly ReadonlyMap<string, Value>[] = [new Map()];
  for (const key of keys)
    all = all.flatMap((world) => choices(known, key).map((value) => new Map([...world, [key, value]])));
  return all.map(
    (world) =>
      (key): Value =>
        world.get(key) ?? 0,
  );
}

function ofValues(values: readonly number[]): Range {
  return { min: Math.min(...values), max: Math.max(...values) };
}

/** What a line can be worth. */
export function ofLine({ needs, worth, atMost }: Line, known: Known): Range {
  if (atMost && needs.filter((key) => known(key) === undefined).length > 1) return atMost;
  return ofValues(worlds(known, [...new Set(needs)]).map(worth));
}

/** What all lines can come to, where several read the same open fact, too. */
export function ofSheet(sheet: Sheet, known: Known): Range {
  const lines = Object.values(sheet);
  const needs = lines.flatMap((each) => [...new Set(each.needs)]);
  const isOpen = (key: string): boolean => typeof (known(key) ?? {}) === 'object';
  const shared = [...new Set(needs.filter((key, i) => needs.indexOf(key) !== i))].filter(isOpen);
  const sums = worlds(known, shared).map((world) => {
    const inWorld: Known = (key) => (shared.includes(key) ? world(key) : known(key));
    const ranges = lines.map((line) => ofLine(line, inWorld));
    return { min: sum(ranges.map(({ min }) => min)), max: sum(ranges.map(({ max }) => max)) };
  });
  return { min: Math.min(...sums.map(({ min }) => min)), max: Math.max(...sums.map(({ max }) => max)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((so, each) => so + each, 0);
}

/** A range within two ends. */
export function clamp({ min, max }: Range, least: number, most: number): Range {
  const within = (value: number): number => Math.min(Math.max(value, least), most);
  return { min: within(min), max: within(max) };
}
