import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { DataFault } from '../../kernel/rulebook.ts';
import type { Group, Way } from '../../kernel/file-form.ts';

/** Where in a file something stands. */
export type Path = readonly (string | number)[];

/** What stands at a place of a document; undefined when nothing does. */
export function valueAt(document: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
    return isRecord(value) ? own(value as Record<string, Json>, String(key)) : undefined;
  }, document);
}

/** The document with another value at a place; undefined takes it out. What is in the way there gives way. */
export function withValue(document: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (typeof key === 'number') {
    const list = Array.isArray(document) ? [...document] : [];
    if (rest.length > 0 || value !== undefined)
      list[key] = rest.length > 0 ? withValue(list[key], rest, value) : (value ?? null);
    else list.splice(key, 1);
    return list;
  }
  const record = isRecord(document) ? { ...(document as Record<string, Json>) } : {};
  if (rest.length > 0) record[key] = withValue(own(record, key), rest, value);
  else if (value === undefined) delete record[key];
  else record[key] = value;
  return record;
}

/** An item of a list in another place. */
export function moved(list: readonly Json[], from: number, to: number): Json[] {
  const item = list[from];
  const rest = list.filter((_, i) => i !== from);
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}

/** A short name from a text: small letters, digits and hyphens; one that is not taken. */
export function shortName(text: string, taken: readonly string[]): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  const name = plain.length > MOST_LETTERS ? plain.slice(0, MOST_LETTERS).replace(/-[^-]*$/, '') : plain;
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n++) if (!taken.includes(`${name}-${n}`)) return `${name}-${n}`;
}
const MOST_LETTERS = 24;

/** Which shape an object has: the last of which a field of its own is there. */
export function wayOf({ ways = [] }: Pick<Group, 'ways'>, value: Json | undefined): number {
  const known = isRecord(value) ? value : {};
  return Math.max(
    0,
    ways.findLastIndex((way, i) =>
      way.fields.some(({ key }) => !inWays(ways.slice(0, i), key) && own(known, key) !== undefined),
    ),
  );
}

/** An object in another shape: what only the other shapes have goes, and what tells this one comes. */
export function inWay(ways: readonly Way[], to: number, value: Json | undefined): Json {
  const way = ways[to];
  const known = isRecord(value) ? (value as Record<string, Json>) : {};
  const kept = Object.entries(known).filter(
    ([key]) => !inWays(ways, key) || way?.fields.some((field) => field.key === key),
  );
  return { ...way?.begin, ...Object.fromEntries(kept) };
}

function inWays(ways: readonly Way[], key: string): boolean {
  return ways.some((way) => way.fields.some((field) => field.key === key));
}

/** Whether one place is the other, or holds it. */
export function holds(outer: Path, inner: Path): boolean {
  return outer.every((key, i) => inner[i] === key);
}

/** The faults of one place: of the place itself, and with `deep` of all that stands in it. */
export function faultsAt(faults: readonly DataFault[], at: Path, deep: boolean): string[] {
  return faults
    .filter(({ path }) => holds(at, path) && (deep || path.length === at.length))
    .map(({ fault }) => fault);
}
