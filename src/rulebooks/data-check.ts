import { isRecord } from '../kernel/json.ts';
import type { DataFault } from '../kernel/rulebook.ts';

/** Where in a file something stands. */
export type Path = (string | number)[];

/** Collects faults; its readers return a harmless value after a fault, so that all faults of a file are found. */
export class DataCheck {
  readonly faults: DataFault[] = [];

  fail(path: Path, fault: string): null {
    this.faults.push({ path, fault });
    return null;
  }
  fields(value: Record<string, unknown>, path: Path, known: readonly string[]): void {
    for (const key of Object.keys(value))
      if (!known.includes(key))
        this.fail([...path, key], `is no field here; the fields are ${known.join(', ')}`);
  }
  text(value: unknown, path: Path): string {
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.fail(path, 'must be a text');
    return '';
  }
  id(value: unknown, path: Path): string {
    if (typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)) return value;
    this.fail(path, 'must be an id: small letters, digits and hyphens');
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
  list(value: unknown, path: Path): unknown[] {
    if (Array.isArray(value)) return value;
    this.fail(path, 'must be a list');
    return [];
  }
  each<T>(value: unknown, path: Path, read: (item: unknown, path: Path) => T): T[] {
    return this.list(value, path).map((item, i) => read(item, [...path, i]));
  }
  optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
    return value === undefined ? undefined : read(value);
  }
  /** Ids that occur twice. */
  once(list: readonly { readonly id: string }[], path: Path): void {
    list.forEach(({ id }, i) => {
      if (list.findIndex((each) => each.id === id) !== i) this.fail([...path, i], `"${id}" is there twice`);
    });
  }
}
