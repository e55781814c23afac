import { type Json, sortedKeys } from '../../kernel/json.ts';
import { pack } from '../../kernel/game/patch.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { toBase64Url } from '../../trust/bytes.ts';
import { sha256Of } from '../../trust/hash.ts';
import { fromSetup } from '../../kernel/game/always-open.ts';

/** What desks show again and again that depends on the setup alone: sent once over a connection, the same to everybody. */
export interface FixedPart {
  /** What it is named by. */
  readonly hash: string;
  /** The message that brings it. */
  readonly text: string;
  readonly rulings: Json;
  readonly data: Json;
  /** For each object of the rules its copy, and for each copy its number. */
  readonly copies: ReadonlyMap<object, Json>;
  readonly numbers: ReadonlyMap<object, number>;
}

const fixedOfTable = new WeakMap<Table, FixedPart>();

/** What is fixed at a table. */
export function fixedOf(table: Table): FixedPart {
  const known = fixedOfTable.get(table);
  if (known) return known;
  const { rulings, data } = table.setup;
  const copies = new Map<object, Json>();
  for (const each of [rulings, data, ...fromSetup(table)])
    if (typeof each === 'object' && each !== null) copies.set(each, plain(each as Json));
  const { lists = [], records = [] } = Object.groupBy(copies.values(), (each) =>
    Array.isArray(each) ? 'lists' : 'records',
  );
  const pieces = [...records, ...lists];
  const sent = JSON.stringify(pack([records, lists]));
  const hash = hashOf(sent);
  const fixed: FixedPart = {
    hash,
    text: `{"type":"fixed","hash":${JSON.stringify(hash)},"pieces":${sent}}`,
    rulings: plain(rulings),
    data: plain(data),
    copies,
    numbers: new Map(pieces.map((each, number) => [each as object, number])),
  };
  fixedOfTable.set(table, fixed);
  return fixed;
}

/** What something seen is named by. */
export function hashOf(...texts: readonly string[]): string {
  return toBase64Url(sha256Of(texts.join(''))).slice(0, 22);
}

/**
 * A copy that JSON carries, its members in order: so one content has one form, and their order tells nothing. What has a copy
 * already is that one.
 */
export function plain<T>(value: T, copies?: ReadonlyMap<object, Json>): T {
  if (value === null || typeof value !== 'object') return value;
  const known = copies?.get(value);
  if (known !== undefined) return known as T;
  if (Array.isArray(value)) return value.map((each) => plain(each, copies)) as T;
  const members = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key of sortedKeys(members))
    if (members[key] !== undefined) copy[key] = plain(members[key], copies);
  return copy as T;
}
