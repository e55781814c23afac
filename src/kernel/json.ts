/** Plain JSON: all that a position, an answer or a file may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one byte form of a JSON value: keys sorted, nothing that JSON cannot carry back.
 * Throws on `undefined`, `NaN`, infinities, `-0` and objects that are not plain: these are our own mistakes.
 */
export function canonical(value: unknown): string {
  return withCanonical('', value);
}

/** Bytes with those of a value after them: to write on is far quicker than to join parts. */
function withCanonical(bytes: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      return bytes + quoted(value);
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0))
        throw new Error(`not canonical: the number ${value}`);
      return bytes + String(value);
    case 'boolean':
      return bytes + (value ? 'true' : 'false');
    case 'object':
      if (value === null) return `${bytes}null`;
      return Array.isArray(value) ? withList(bytes, value) : withRecord(bytes, value);
    default:
      throw new Error(`not canonical: a ${typeof value}`);
  }
}

function withList(before: string, list: readonly unknown[]): string {
  let bytes = `${before}[`;
  for (let i = 0; i < list.length; i++) bytes = withCanonical(i === 0 ? bytes : `${bytes},`, list[i]);
  return `${bytes}]`;
}

function withRecord(before: string, record: object): string {
  const kind = Object.getPrototypeOf(record);
  if (kind !== Object.prototype && kind !== null) throw new Error('not canonical: not a plain object');
  const members = record as Readonly<Record<string, unknown>>;
  let bytes = before;
  let sign = '{';
  for (const key of sortedKeys(members)) {
    bytes = withCanonical(bytes + sign + quotedKey(key), members[key]);
    sign = ',';
  }
  return sign === '{' ? `${bytes}{}` : `${bytes}}`;
}

/** Keys in order; those that stand so already, as most do, are not sorted again, nor those that came before in that order. */
export function sortedKeys(record: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(record);
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return sortedBefore(keys);
  return keys;
}

/** Key lists of which the last of each length is kept: a position and its copies have the same, and many. */
const LONG = 50;
const MOST_LISTS = 100;
const sorted = new Map<number, readonly [keys: readonly string[], sorted: readonly string[]]>();

function sortedBefore(keys: readonly string[]): readonly string[] {
  if (keys.length < LONG) return keys.toSorted();
  const [before, known] = sorted.get(keys.length) ?? [];
  if (before && known && areSame(keys, before)) return known;
  const now = keys.toSorted();
  if (sorted.size >= MOST_LISTS) sorted.clear();
  sorted.set(keys.length, [keys, now]);
  return now;
}

function areSame(keys: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < keys.length; i++) if (keys[i] !== others[i]) return false;
  return true;
}

// what JSON escapes: signs of its own, and halves of a letter that stand alone
// oxlint-disable-next-line no-control-regex
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

function quoted(text: string): string {
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** So many keys are kept as they are written: those of many games. */
const MOST_KEYS = 20_000;

const writtenKeys = new Map<string, string>();

/** A key as it is written before its value, made once: the same ones come in every position. */
function quotedKey(key: string): string {
  const known = writtenKeys.get(key);
  if (known !== undefined) return known;
  if (writtenKeys.size >= MOST_KEYS) writtenKeys.clear();
  const written = `${quoted(key)}:`;
  writtenKeys.set(key, written);
  return written;
}

/** A deep copy of plain JSON. What is copied as a whole first is copied far quicker than part by part. */
export function copyJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copyJson(list[i]);
    return list as T;
  }
  if (Object.getPrototypeOf(value) === null) return copyBare(value as Record<string, unknown>) as T;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyJson(copy[key]);
  return copy as T;
}

function copyBare(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = bare<unknown>();
  for (const key in record) copy[key] = copyJson(record[key]);
  return copy;
}

/** Whether two values have the same bytes, without making them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A record of nothing but its own keys, without `constructor` and its like; a missing key is found out fast. */
export function bare<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

/** Whether a value is a plain object, as answers and data files are. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of an object under its own key, never an inherited one such as `constructor`. */
export function own<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** How a value of any shape is quoted in a refusal; never throws, never long. */
export function quote(value: unknown): string {
  const plain =
    value === null || ['string', 'number', 'boolean', 'bigint', 'undefined'].includes(typeof value);
  return plain ? String(value).slice(0, 80) : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

/** How much JSON there may be: values and letters in all, and levels in one another. */
interface Size {
  readonly values: number;
  readonly letters: number;
  readonly levels: number;
}

/** Why a value is larger than it may be, or null. It is read no further than up to there. */
export function tooMuch(whole: Json, most: Size): string | null {
  const left = { values: most.values, letters: most.letters };
  const within = (value: Json, levels: number): string | null => {
    if (--left.values < 0) return `holds more than ${most.values} values`;
    if (typeof value === 'string') left.letters -= value.length;
    if (left.letters < 0) return `holds more than ${most.letters} letters`;
    if (typeof value !== 'object' || value === null) return null;
    if (levels === 0) return `is nested deeper than ${most.levels} levels`;
    if (Array.isArray(value)) return first(value, (each) => within(each, levels - 1));
    const members = value as Readonly<Record<string, Json>>;
    return first(Object.keys(members), (key) => {
      left.letters -= key.length;
      return within(members[key] ?? null, levels - 1);
    });
  };
  return within(whole, most.levels);
}

function first<T>(list: readonly T[], why: (each: T) => string | null): string | null {
  for (const each of list) {
    const found = why(each);
    if (found !== null) return found;
  }
  return null;
}
