import type { FactSchema } from '../../../kernel/facts.ts';
import type { DataCheck, Path } from '../../../kernel/data-check.ts';
import { COMMON, isComplete } from './common.ts';
import type { CountryTable, TableLine } from './country.ts';
import { LinesReader, MOST_LINES } from './lines.ts';
import { EFFECTS, favours, type ResultRow } from './results.ts';

/** What a country table may rest on: the facts of the rulebook, and the results known of the country without it. */
export interface Ground {
  readonly base: FactSchema;
  readonly usual: Pick<CountryTable, 'rows' | 'ownResults'>;
  /** How the keys of its own facts begin. */
  readonly prefix: string;
}

/** A country's diplomatic table. */
export function readCountry(
  check: DataCheck,
  document: Record<string, unknown>,
  ground: Ground,
): CountryTable {
  check.fields(document, [], [...COMMON, 'target', 'beneficiary', 'status', 'facts', 'modifiers', 'results']);
  const { results, beneficiary } = document;
  const reader = new LinesReader(check, ground.prefix, ground.base);
  reader.readFacts(document['facts']);
  const read = (line: unknown, path: Path): TableLine => reader.readLine(line, path);
  const lines = check.each(document['modifiers'] ?? [], ['modifiers'], read, MOST_LINES);
  check.once(lines, ['modifiers']);
  return {
    facts: reader.facts,
    lines,
    complete: isComplete(check, document),
    status: readStatus(check, document['status']),
    ...(results === undefined ? ground.usual : { rows: readRows(check, results), ownResults: true }),
    ...(beneficiary === undefined ? {} : { beneficiary: check.one(beneficiary, ['beneficiary'], WESTERN) }),
  };
}

export const WESTERN = ['britain', 'france', 'us'] as const;
/** The results that can be in effect, and so add to later rolls. */
export const STATUS_IDS = Object.keys(EFFECTS).filter((id) => favours(EFFECTS[id] ?? 'none') !== null);

function readStatus(check: DataCheck, given: unknown): Readonly<Record<string, number>> {
  if (given === undefined) return {};
  const status = check.object(given, ['status']);
  check.fields(status, ['status'], STATUS_IDS);
  return Object.fromEntries(
    Object.entries(status).map(([id, value]) => [id, check.whole(value, ['status', id], -20, 20)]),
  );
}

/** The rows of a table, lowest first, without a gap: the first is open below, the last above. */
function readRows(check: DataCheck, given: unknown): ResultRow[] {
  const rows = check.each(given, ['results'], (row, path) => readRow(check, row, path));
  check.once(rows, ['results']);
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    const path = ['results', i];
    if (i === 0 && row.from !== undefined)
      check.fail([...path, 'from'], 'must be left out: the first row has no lowest total');
    if (i === rows.length - 1 && row.to !== undefined)
      check.fail([...path, 'to'], 'must be left out: the last row has no highest total');
    if (before && (before.to === undefined || row.from !== before.to + 1))
      check.fail([...path, 'from'], 'must follow the row before without a gap');
    if (row.from !== undefined && row.to !== undefined && row.to < row.from)
      check.fail([...path, 'to'], 'must not be below from');
  });
  const sides = rows.map((row) => ({ allied: 0, none: 1, axis: 2 })[favours(row.effect) ?? 'none']);
  if (sides.some((side, i) => side < (sides[i - 1] ?? 0)))
    check.fail(['results'], 'must go from the Allied results over the middle to those of the Axis');
  if (!sides.includes(1)) check.fail(['results'], 'must have a middle: 3-4 or 1-6');
  return rows;
}

function readRow(check: DataCheck, given: unknown, path: Path): ResultRow {
  const row = check.object(given, path);
  check.fields(row, path, ['result', 'from', 'to', 'brps', 'star', 'text']);
  const id = check.one(row['result'], [...path, 'result'], Object.keys(EFFECTS));
  const total = (key: string): Record<string, number> => {
    const value = check.optional(row[key], (each) => check.whole(each, [...path, key], -99, 99));
    return value === undefined ? {} : { [key]: value };
  };
  const brps = check.optional(row['brps'], (each) =>
    each === 'all' ? 'all' : check.whole(each, [...path, 'brps'], 0, 200),
  );
  return {
    id,
    ...total('from'),
    ...total('to'),
    effect: EFFECTS[id] ?? 'none',
    ...(brps === undefined ? {} : { brps }),
    ...(check.flag(row['star'], [...path, 'star']) ? { permanent: true } : {}),
    ...(row['text'] === undefined ? {} : { text: check.text(row['text'], [...path, 'text']) }),
  };
}
