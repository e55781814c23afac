import { isRecord, isSame, type Json, own } from '../json.ts';

// What has changed from one piece of JSON to the next: small where most of a large one stays as it was.

type Path = readonly (string | number)[];

/** At a path: another value; nothing any more (a member without value); or in a list from a place on so many items replaced. */
type Change =
  | readonly [path: Path, value: Json]
  | readonly [path: Path]
  | readonly [path: Path, from: number, gone: number, items: readonly Json[]];

/** Changes, one after the other. */
export type Patch = readonly Change[];

/** What leads from one value to another; nothing when they are the same. */
export function patchOf(from: Json, to: Json): Patch {
  const changes: Change[] = [];
  compare(from, to, [], changes);
  return changes;
}

function compare(from: Json, to: Json, path: Path, changes: Change[]): void {
  if (from === to) return;
  if (Array.isArray(from) && Array.isArray(to)) return compareLists(from, to, path, changes);
  if (!isRecord(from) || !isRecord(to)) return void changes.push([path, to]);
  for (const name of Object.keys(from)) if (!Object.hasOwn(to, name)) changes.push([[...path, name]]);
  for (const name of Object.keys(to)) {
    const [before, now] = [own(from, name), own(to, name) as Json];
    if (before === undefined) changes.push([[...path, name], now]);
    else compare(before as Json, now, [...path, name], changes);
  }
}

/** Lists agree at their beginning and at their end; between, what has the same name is compared, and else items come and go. */
function compareLists(from: readonly Json[], to: readonly Json[], path: Path, changes: Change[]): void {
  const most = Math.min(from.length, to.length);
  let first = 0;
  while (first < most && isSame(from[first], to[first])) first++;
  let last = 0;
  while (last < most - first && isSame(from.at(-1 - last), to.at(-1 - last))) last++;
  const [ends, end] = [from.length - last, to.length - last];
  let next = first;
  let unsaid = first;
  // what has come since the last one that stayed, and what went there
  const say = (until: number, gone: number): void => {
    if (until > unsaid || gone > 0) changes.push([path, unsaid, gone, to.slice(unsaid, until)]);
  };
  for (let i = first; i < end; i++) {
    const name = nameOf(to[i], i);
    const found = from.slice(next, ends).findIndex((each, k) => nameOf(each, next + k) === name);
    if (found < 0) continue;
    say(i, found);
    compare(from[next + found] as Json, to[i] as Json, [...path, i], changes);
    next += found + 1;
    unsaid = i + 1;
  }
  say(end, ends - next);
}

/** What an item of a list is known by: its name where it has one (a decision by the end of its id), else its place. */
function nameOf(item: Json | undefined, place: number): string | number {
  if (!isRecord(item)) return place;
  const { id, value, seat } = item;
  if (typeof id === 'string') return `${String(seat)}/${id.slice(id.lastIndexOf('/') + 1)}`;
  return typeof value === 'string' ? value : place;
}

/** A value with changes made; what no change touches is shared. Throws when a path leads nowhere: it was made for another value. */
export function patched(value: Json, patch: Patch): Json {
  return patch.reduce((before, change) => changed(before, change, 0), value);
}

function changed(value: Json, change: Change, depth: number): Json {
  const [path] = change;
  if (depth === path.length) return replaced(value, change);
  const name = path[depth] as string | number;
  const isLast = depth === path.length - 1;
  if (Array.isArray(value)) {
    const items = value.slice();
    items[Number(name)] = changed(items[Number(name)] as Json, change, depth + 1);
    return items;
  }
  if (!isRecord(value)) throw new Error(`nothing at ${path.join('.')}`);
  const { [name]: before, ...rest } = value as Readonly<Record<string, Json>>;
  if (isLast && change.length === 1) return rest;
  return { ...rest, [name]: changed(before as Json, change, depth + 1) };
}

function replaced(value: Json, change: Change): Json {
  if (change.length < 4) return change[1] as Json;
  const [path, from, gone, items] = change as Extract<Change, { readonly length: 4 }>;
  if (!Array.isArray(value)) throw new Error(`no list at ${path.join('.')}`);
  return value.toSpliced(from, gone, ...(items as Json[]));
}

/** Changes as they are sent: of each path how much it has in common with the one before, and what follows. */
export function shortened(patch: Patch): Json {
  let before: Path = [];
  return patch.map(([path, ...rest]) => {
    let same = 0;
    while (same < path.length && path[same] === before[same]) same++;
    before = path;
    return [[same, ...path.slice(same)], ...rest] as readonly Json[];
  });
}

/** Changes as they were before they were sent. */
export function lengthened(sent: Json): Patch {
  let before: Path = [];
  return (sent as readonly (readonly [readonly [number, ...Path], ...Json[]])[]).map(
    ([[same, ...more], ...rest]) => {
      before = [...before.slice(0, same), ...more];
      return [before, ...rest] as unknown as Change;
    },
  );
}
