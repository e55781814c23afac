import { isRecord, isSame, type Json, own } from '../json.ts';

// JSON sent short: what has changed from one piece to the next, small where most of a large one stays as it was; and a list
// of records by columns, a list of lists of records as one list, and what the reader has already by its number:
// there `*` is the name that says so.

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
export function applyPatch(value: Json, patch: Patch): Json {
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
export function shortenPatch(patch: Patch): Json {
  let before: Path = [];
  return patch.map(([path, ...rest]) => {
    let same = 0;
    while (same < path.length && path[same] === before[same]) same++;
    before = path;
    return [[same, ...path.slice(same)], ...rest] as readonly Json[];
  });
}

/** Changes as they were before they were sent. */
export function lengthenPatch(sent: Json): Patch {
  let before: Path = [];
  return (sent as readonly (readonly [readonly [number, ...Path], ...Json[]])[]).map(
    ([[same, ...more], ...rest]) => {
      before = [...before.slice(0, same), ...more];
      return [before, ...rest] as unknown as Change;
    },
  );
}

type Members = Readonly<Record<string, Json>>;

/** A value written shorter. `known`: the number of each object that the reader has, by its identity. */
export function pack(value: Json, known?: ReadonlyMap<object, number>): Json {
  if (typeof value !== 'object' || value === null) return value;
  const number = known?.get(value);
  if (number !== undefined) return { '*': number };
  if (Array.isArray(value)) return packedList(value as readonly Json[], known);
  const copy = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pack(each, known)]));
  return '*' in copy ? { '*': '', of: copy } : copy;
}

function packedList(list: readonly Json[], known?: ReadonlyMap<object, number>): Json {
  const isPlain = (each: Json): boolean => isRecord(each) && known?.has(each) !== true;
  if (list.length > 1 && list.every(isPlain)) return inColumns(list as readonly Members[], known);
  if (list.length > 1 && list.every((each) => Array.isArray(each) && known?.has(each) !== true)) {
    const lists = list as readonly (readonly Json[])[];
    const all = lists.flat();
    if (all.length > 1 && all.every(isPlain))
      return { '*': lists.map((each) => each.length), of: packedList(all, known) };
  }
  return list.map((each) => pack(each, known));
}

/** Each name with where records have it (nothing: all of them), and its values; one value where all are the same. */
function inColumns(records: readonly Members[], known?: ReadonlyMap<object, number>): Json {
  const columns = new Map<string, { readonly at: number[]; readonly values: Json[] }>();
  for (const [i, record] of records.entries())
    for (const name of Object.keys(record)) {
      let column = columns.get(name);
      if (!column) columns.set(name, (column = { at: [], values: [] }));
      column.at.push(i);
      column.values.push(record[name] as Json);
    }
  const heads = [...columns].map(([name, { at }]) =>
    at.length === records.length ? name : [name, ...runsOf(at)],
  );
  const of = [...columns.values()].map(({ values }) => {
    const [first] = values;
    const isOne = values.length > 1 && values.every((each) => isSame(each, first));
    return isOne ? [pack(first as Json, known)] : packedList(values, known);
  });
  return { '*': heads, of, n: records.length };
}

/** Numbers in order as beginnings and lengths of those that follow each other. */
function runsOf(numbers: readonly number[]): number[] {
  const runs: number[] = [];
  let end = -1;
  for (const number of numbers) {
    if (number === end) (runs[runs.length - 1] as number)++;
    else runs.push(number, 1);
    end = number + 1;
  }
  return runs;
}

/** What was written shorter, whole again. `pieces`: what the reader has, by its number. */
export function unpack(value: Json, pieces: readonly Json[] = []): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: Json) => unpack(each, pieces));
  const { '*': how, of, n } = value as Members;
  if (how === undefined) return whole(value as Members, pieces);
  if (how === '') return whole(of as Members, pieces);
  if (typeof how === 'number') return piece(pieces, how);
  const heads = how as readonly (string | number | readonly (string | number)[])[];
  if (typeof heads[0] === 'number') return inLists(heads as readonly number[], unpack(of as Json, pieces));
  return inRecords(heads as readonly (string | Head)[], of as readonly Json[], Number(n), pieces);
}

type Head = readonly [name: string, ...runs: number[]];

function whole(members: Members, pieces: readonly Json[]): Json {
  return Object.fromEntries(Object.entries(members).map(([name, each]) => [name, unpack(each, pieces)]));
}

function piece(pieces: readonly Json[], number: number): Json {
  const found = pieces[number];
  if (found === undefined) throw new Error(`no piece ${number}`);
  return found;
}

function inLists(lengths: readonly number[], all: Json): Json {
  let next = 0;
  return lengths.map((length) => (all as readonly Json[]).slice(next, (next += length)));
}

function inRecords(
  heads: readonly (string | Head)[],
  of: readonly Json[],
  count: number,
  pieces: readonly Json[],
): Json {
  const records: [string, Json][][] = Array.from({ length: count }, () => []);
  for (const [c, head] of heads.entries()) {
    const [name, ...runs] = typeof head === 'string' ? ([head, 0, count] as const) : head;
    const values = unpack(of[c] as Json, pieces) as readonly Json[];
    let next = 0;
    for (let r = 0; r < runs.length; r += 2)
      for (let i = 0; i < (runs[r + 1] as number); i++) {
        const each = values[values.length === 1 ? 0 : next++] as Json;
        records[(runs[r] as number) + i]?.push([name, each]);
      }
  }
  return records.map((members) => Object.fromEntries(members));
}
