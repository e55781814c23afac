import type { FactKey, FactValue } from '../sums/facts.ts';
import { isRecord, type Json } from '../json.ts';

/** One conformance case, its shape checked; the steps are checked as they are run. */
export interface Case {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly scenario?: string;
  readonly rulings: Readonly<Record<string, string>>;
  readonly data: readonly Json[];
  /** A sheet case has these ... */
  readonly sheet?: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly expect?: Readonly<Record<string, unknown>>;
  /** ... a play case these. */
  readonly play?: readonly Readonly<Record<string, unknown>>[];
}

/** The cases of a file, or every fault of its shape, each a sentence. */
type Parsed = { readonly cases: readonly Case[] } | { readonly faults: readonly string[] };

/** What the cases of a folder tell of facts that the game asks for, where they do not speak of them; or every fault. */
export function parseTold(
  document: unknown,
): { readonly told: FactValues } | { readonly faults: readonly string[] } {
  const { format, told, ...others } = isRecord(document) ? document : {};
  if (format !== 1 || !isRecord(told) || Object.keys(others).length > 0)
    return { faults: ['It holds "format: 1" and "told:", with facts and their values.'] };
  const odd = Object.entries(told).filter(([, value]) => !isPlain(value));
  if (odd.length > 0)
    return { faults: odd.map(([key]) => `"${key}" takes a number, a text, true or false.`) };
  return { told: told as FactValues };
}

/** Facts with their values. */
export type FactValues = Readonly<Record<FactKey, FactValue>>;

const isPlain = (value: unknown): value is FactValue =>
  ['number', 'string', 'boolean'].includes(typeof value);

/** What may stand once at the head of a file, for all its cases: what a case says itself wins. */
const HEAD = ['scenario', 'rulings', 'data'] as const;
type Head = { readonly [K in (typeof HEAD)[number]]?: unknown };

const FILE_FIELDS = ['format', 'rulebook', 'cases', 'shared', 'worked', 'evening', ...HEAD];
const FIELDS = ['case', 'clauses', 'scenario', 'rulings', 'data', 'sheet', 'facts', 'expect', 'play'];

/** Check the shape of a parsed case file. */
export function parseCases(document: unknown): Parsed {
  if (!isRecord(document)) return { faults: ['A case file is an object with format and cases.'] };
  if (document['format'] !== 1) return { faults: ['The format of a case file is 1; no other is known.'] };
  const listed = document['cases'];
  if (!Array.isArray(listed)) return { faults: ['"cases" must be a list.'] };
  const faults: string[] = [];
  for (const key of Object.keys(document))
    if (!FILE_FIELDS.includes(key)) faults.push(`"${key}" is not a field of a case file.`);
  if (!isRecord(document['rulings'] ?? {})) faults.push('"rulings" must be an object.');
  const cases = listed.map((each, i) => parseCase(under(document, each), i, faults));
  const names = cases.map((each) => each.name);
  for (const name of new Set(names.filter((each, i) => names.indexOf(each) !== i)))
    faults.push(`"${name}" is there twice.`);
  return faults.length > 0 ? { faults } : { cases };
}

/** A case with what the head of its file says, ruling by ruling. */
function under(head: Head, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const all = HEAD.filter((key) => head[key] !== undefined).map((key) => [key, head[key]]);
  const { rulings } = value;
  const isOwn = isRecord(head.rulings) && isRecord(rulings);
  const ruled = isOwn ? { rulings: { ...(head.rulings as object), ...rulings } } : {};
  return { ...Object.fromEntries(all), ...value, ...ruled };
}

function parseCase(value: unknown, index: number, faults: string[]): Case {
  const given = isRecord(value) ? value : {};
  const name = typeof given['case'] === 'string' ? given['case'] : `case ${index + 1}`;
  const fail = (fault: string): void => void faults.push(`${name}: ${fault}`);
  if (typeof given['case'] !== 'string') fail('needs a name in "case".');
  for (const key of Object.keys(given)) if (!FIELDS.includes(key)) fail(`"${key}" is not a field of a case.`);
  const listed: unknown[] = Array.isArray(given['clauses']) ? given['clauses'] : [];
  const clauses = listed.map(String);
  if (clauses.length === 0) fail('"clauses" must list the clauses it shows.');
  if (listed.some((each) => typeof each !== 'string'))
    fail('"clauses" must be texts: a number goes in quotes, or 49.30 would be read as 49.3.');
  const { sheet, play } = given;
  if ((sheet === undefined) === (play === undefined)) fail('needs either "sheet" or "play".');
  if (sheet !== undefined && typeof sheet !== 'string') fail('"sheet" must be the name of a sheet.');
  if (sheet !== undefined && !isRecord(given['expect'])) fail('a sheet case needs "expect".');
  if (play !== undefined && !(Array.isArray(play) && play.every(isRecord)))
    fail('"play" must be a list of steps.');
  const object = (key: string): Record<string, unknown> => {
    const value = given[key] ?? {};
    if (!isRecord(value)) fail(`"${key}" must be an object.`);
    return isRecord(value) ? value : {};
  };
  const data = given['data'];
  return {
    name,
    clauses,
    ...(typeof given['scenario'] === 'string' ? { scenario: given['scenario'] } : {}),
    rulings: Object.fromEntries(
      Object.entries(object('rulings')).map(([id, choice]) => [id, String(choice)]),
    ),
    data: data === undefined ? [] : ((Array.isArray(data) ? data : [data]) as Json[]),
    ...(typeof sheet === 'string' ? { sheet, expect: object('expect') } : {}),
    facts: object('facts'),
    ...(Array.isArray(play) ? { play: play.filter(isRecord) } : {}),
  };
}
