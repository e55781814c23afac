import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { Way } from '../../kernel/forms/file-form.ts';

// A file while it is written: what stands where in it, and how it changes. Nothing is changed in place.

/** Where in a file something stands. */
export type Path = readonly (string | number)[];

export interface Draft {
  readonly document: Json;
  /** What it was when it was begun or saved last: what is otherwise by now can be lost. */
  readonly kept: Json;
  /** The places that were edited: only what is wrong with them is shown, */
  readonly touched: readonly Path[];
  /** unless all is. */
  readonly all: boolean;
}

/** A draft of what is there; `all`: what is wrong with it is shown at once. */
export function begun(document: Json, all: boolean): Draft {
  return { document, kept: document, touched: [], all };
}

/** A draft with another value at a place. */
export function edited(draft: Draft, path: Path, value: Json | undefined): Draft {
  const isKnown = draft.touched.some((each) => each.length === path.length && holds(each, path));
  return {
    ...draft,
    document: withValue(draft.document, path, value),
    touched: isKnown ? draft.touched : [...draft.touched, path],
  };
}

/** Whether one place is the other, or holds it. */
export function holds(outer: Path, inner: Path): boolean {
  return outer.every((key, i) => inner[i] === key);
}

/** The items of a list; none of what is no list. */
export function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The members of an object; none of what is no object. */
export function membersOf(value: Json | undefined): Readonly<Record<string, Json>> {
  return isRecord(value) ? (value as Readonly<Record<string, Json>>) : {};
}

/** What stands at a place of a document; undefined when nothing does. */
export function valueAt(document: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
    return own(membersOf(value), String(key));
  }, document);
}

/** The document with another value at a place; undefined takes it out. What is in the way there gives way. */
export function withValue(document: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  const isGone = rest.length === 0 && value === undefined;
  if (typeof key === 'number') {
    const list = [...itemsOf(document)];
    if (isGone) list.splice(key, 1);
    else list[key] = withValue(list[key], rest, value);
    return list;
  }
  const { [key]: _, ...others } = membersOf(document);
  if (isGone) return others;
  return { ...membersOf(document), [key]: withValue(own(membersOf(document), key), rest, value) };
}

/** An item of a list in another place. */
export function moved(list: readonly Json[], from: number, to: number): Json[] {
  const item = list[from];
  const rest = list.toSpliced(from, 1);
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}

/** Which shape an object has: the last one that has a field of its own there. */
export function wayOf(ways: readonly Way[], value: Json | undefined): number {
  const known = membersOf(value);
  const at = ways.findLastIndex((way, i) =>
    way.fields.some(({ key }) => !inWays(ways.slice(0, i), key) && own(known, key) !== undefined),
  );
  return Math.max(0, at);
}

/** An object in another shape: what only the other shapes have goes, and what tells this one comes. */
export function inWay(ways: readonly Way[], to: number, value: Json | undefined): Json {
  const way = ways[to];
  const kept = Object.entries(membersOf(value)).filter(
    ([key]) => !inWays(ways, key) || way?.fields.some((field) => field.key === key),
  );
  return { ...way?.begin, ...Object.fromEntries(kept) };
}

function inWays(ways: readonly Way[], key: string): boolean {
  return ways.some((way) => way.fields.some((field) => field.key === key));
}
