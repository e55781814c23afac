import { isRecord, type Json, tooMuch } from '../json.ts';
import type { DataFault } from '../rulebook.ts';

/** Where in a file something stands. */
export type Path = (string | number)[];

/**
 * The most that one file may hold, far above any table of a game. `entries`: of a list; `id`: letters of an id. More
 * faults than `faults` are not named.
 */
const MOST = {
  values: 20_000,
  letters: 200_000,
  levels: 16,
  entries: 250,
  id: 60,
  faults: 100,
} as const;

/** Collects faults; its readers return a harmless value after a fault, so that all faults of a file are found. */
export class DataCheck {
  readonly faults: DataFault[] = [];

  fail(path: Path, fault: string): null {
    if (this.faults.length < MOST.faults) this.faults.push({ path, fault });
    return null;
  }
  fields(value: Record<string, unknown>, path: Path, known: readonly string[]): void {
    for (const key of Object.keys(value))
      if (!known.includes(key))
        this.fail([...path, key], `is not a field here; the fields are ${known.join(', ')}`);
  }
  text(value: unknown, path: Path): string {
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.fail(path, 'must be text');
    return '';
  }
  id(value: unknown, path: Path): string {
    if (typeof value === 'string' && value.length <= MOST.id && /^[a-z][a-z0-9-]*$/.test(value)) return value;
    this.fail(path, `must be an id: small letters, digits and hyphens, at most ${MOST.id} of them`);
    return '';
  }
  flag(value: unknown, path: Path): boolean {
    if (value !== undefined && typeof value !== 'boolean') this.fail(path, 'must be true or false');
    return value === true;
  }
  whole(value: unknown, path: Path, min: number, max: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.fail(path, `must be a whole number from ${min} to ${max}`);
    return min;
  }
  one<T extends string>(value: unknown, path: Path, of: readonly T[]): T {
    const found = of.find((each) => each === value);
    if (found === undefined) this.fail(path, `must be one of ${of.join(', ')}`);
    return found ?? (of[0] as T);
  }
  object(value: unknown, path: Path): Record<string, unknown> {
    if (isRecord(value)) return value;
    this.fail(path, 'must be an object');
    return {};
  }
  list(value: unknown, path: Path, most: number = MOST.entries): unknown[] {
    if (Array.isArray(value) && value.length <= most) return value;
    this.fail(path, Array.isArray(value) ? `must have at most ${most} entries` : 'must be a list');
    return [];
  }
  each<T>(value: unknown, path: Path, read: (item: unknown, path: Path) => T, most?: number): T[] {
    return this.list(value, path, most).map((item, i) => read(item, [...path, i]));
  }
  optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
    return value === undefined ? undefined : read(value);
  }
  /** Ids that occur twice. */
  once(list: readonly { readonly id: string }[], path: Path): void {
    const seen = new Set<string>();
    list.forEach(({ id }, i) => {
      if (seen.has(id)) this.fail([...path, i], `"${id}" is there twice`);
      seen.add(id);
    });
  }
}

/** What was read of some files, or every fault of the first bad one. */
export type FilesRead =
  | { readonly data: Json }
  | { readonly faults: readonly DataFault[]; readonly file: number };

/** A file's document, with what the files before it gave. */
type ReadDocument<Data> = (check: DataCheck, document: Record<string, unknown>, before: Data) => Data;

/**
 * Read files in order: each adds to what those before it gave, or replaces it. Of no file nothing is read (null). Every
 * fault of the first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readInOrder<Data>(files: readonly Json[], none: Data, read: ReadDocument<Data>): FilesRead {
  let data = none;
  for (const [file, document] of files.entries()) {
    const check = new DataCheck();
    const why = tooMuch(document, MOST);
    if (why !== null) check.fail([], why);
    else if (!isRecord(document)) check.fail([], 'must be an object with format and kind');
    else if (document['format'] !== 1) check.fail(['format'], 'must be 1; no other format is known');
    else data = read(check, document, data);
    if (check.faults.length > 0) return { faults: check.faults, file };
  }
  return { data: files.length === 0 ? null : (data as unknown as Json) };
}
