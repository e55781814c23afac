import { isRecord, isSame, type Json } from '../json.ts';

// JSON written shorter: a list of records by columns, a list of lists of records as one list, and what the reader has already
// by its number. `*` is the name that says so.

type Members = Readonly<Record<string, Json>>;

/** A value written shorter. `known`: the number of each object that the reader has, by its identity. */
export function packed(value: Json, known?: ReadonlyMap<object, number>): Json {
  if (typeof value !== 'object' || value === null) return value;
  const number = known?.get(value);
  if (number !== undefined) return { '*': number };
  if (Array.isArray(value)) return packedList(value as readonly Json[], known);
  const copy = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, packed(each, known)]));
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
  return list.map((each) => packed(each, known));
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
    return isOne ? [packed(first as Json, known)] : packedList(values, known);
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
export function unpacked(value: Json, pieces: readonly Json[] = []): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: Json) => unpacked(each, pieces));
  const { '*': how, of, n } = value as Members;
  if (how === undefined) return whole(value as Members, pieces);
  if (how === '') return whole(of as Members, pieces);
  if (typeof how === 'number') return piece(pieces, how);
  const heads = how as readonly (string | number | readonly (string | number)[])[];
  if (typeof heads[0] === 'number') return inLists(heads as readonly number[], unpacked(of as Json, pieces));
  return inRecords(heads as readonly (string | Head)[], of as readonly Json[], Number(n), pieces);
}

type Head = readonly [name: string, ...runs: number[]];

function whole(members: Members, pieces: readonly Json[]): Json {
  return Object.fromEntries(Object.entries(members).map(([name, each]) => [name, unpacked(each, pieces)]));
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
    const values = unpacked(of[c] as Json, pieces) as readonly Json[];
    let next = 0;
    for (let r = 0; r < runs.length; r += 2)
      for (let i = 0; i < (runs[r + 1] as number); i++) {
        const each = values[values.length === 1 ? 0 : next++] as Json;
        records[(runs[r] as number) + i]?.push([name, each]);
      }
  }
  return records.map((members) => Object.fromEntries(members));
}
