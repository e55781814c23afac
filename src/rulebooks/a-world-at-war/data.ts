import { type FactValue, fits, isReportable, typeWords } from '../../kernel/facts.ts';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { DataFault } from '../../kernel/rulebook.ts';
import { render, words } from '../../kernel/words.ts';
import { DataCheck, type Path } from './data-check.ts';
import { allFacts, FIRST_YEAR, LAST_YEAR } from './facts.ts';
import { POWER_IDS } from './powers.ts';
import { SEASONS } from './state.ts';
import { BUNDLED } from './tables/bundled.ts';
import type { CountryTable, TableLine } from './tables/country.ts';
import type { PageLine } from './tables/dp-page.ts';
import { EFFECTS, favours, type ResultRow } from './tables/results.ts';
import { MINORS } from './tables/targets.ts';
import { LEVELS, TENSIONS, type TensionLine } from './tables/tensions.ts';
import { NOTHING_SUPPLIED, type UserTables } from './tables/user-tables.ts';

type Found = { readonly data: Json } | { readonly faults: readonly DataFault[]; readonly file: number };

const KINDS = ['country-table', 'dp-page', 'tension-list', 'start'] as const;

/**
 * Read the players' tables in order: a later file for the same country, page or list replaces the earlier one. Every
 * fault of the first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(files: readonly Json[]): Found {
  let supplied = NOTHING_SUPPLIED;
  for (const [file, document] of files.entries()) {
    const check = new DataCheck();
    supplied = readDocument(check, document, supplied);
    if (check.faults.length > 0) return { faults: check.faults, file };
  }
  return { data: files.length === 0 ? null : (supplied as unknown as Json) };
}

function readDocument(check: DataCheck, document: Json, before: UserTables): UserTables {
  if (!isRecord(document)) check.fail([], 'must be an object with format and kind');
  else if (document['format'] !== 1) check.fail(['format'], 'must be 1; no other format is known');
  else
    switch (check.one(document['kind'], ['kind'], KINDS)) {
      case 'country-table':
        return readCountry(check, document, before);
      case 'dp-page':
        return readPage(check, document, before);
      case 'tension-list':
        return readList(check, document, before);
      case 'start':
        return readStart(check, document, before);
    }
  return before;
}

const COMMON = ['format', 'kind', 'source', 'note', 'complete'];

/** Whether a file says that nothing is left out; if it says nothing, something may be. */
function isComplete(check: DataCheck, document: Record<string, unknown>): boolean {
  check.text(document['source'], ['source']);
  if (document['note'] !== undefined) check.text(document['note'], ['note']);
  return check.flag(document['complete'], ['complete']);
}

function withComplete(before: UserTables, name: string, whole: boolean): readonly string[] {
  const others = before.complete.filter((each) => each !== name);
  return whole ? [...others, name] : others;
}

/** A country's diplomatic table. */
function readCountry(check: DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  check.fields(document, [], [...COMMON, 'target', 'beneficiary', 'status', 'modifiers', 'results']);
  const target = check.one(document['target'], ['target'], MINORS);
  const results = document['results'];
  const table: CountryTable = {
    lines: check.each(document['modifiers'] ?? [], ['modifiers'], (line, path) =>
      readModifier(check, line, path, target),
    ),
    complete: isComplete(check, document),
    status: readStatus(check, document['status']),
    rows: results === undefined ? (BUNDLED[target]?.rows ?? []) : readRows(check, results),
    ownResults: results !== undefined || BUNDLED[target]?.ownResults === true,
    ...(document['beneficiary'] === undefined
      ? {}
      : { beneficiary: check.one(document['beneficiary'], ['beneficiary'], WESTERN) }),
  };
  check.once(table.lines, ['modifiers']);
  return { ...before, tables: { ...before.tables, [target]: table } };
}

const WESTERN = ['britain', 'france', 'us'] as const;
const LASTS = ['phase', 'turn', 'year', 'ever'] as const;

function readModifier(check: DataCheck, given: unknown, path: Path, target: string): TableLine {
  const line = check.object(given, path);
  check.fields(line, path, ['id', 'label', 'value', 'most', 'lasts']);
  const id = check.id(line['id'], [...path, 'id']);
  if (id === 'other') check.fail([...path, 'id'], '"other" is the line of what is not supplied');
  const label = check.text(line['label'], [...path, 'label']);
  const most = check.optional(line['most'], (value) => check.whole(value, [...path, 'most'], 1, 99));
  return {
    id,
    fact: `table.${target}.${id}`,
    label: words('line.user', { label }),
    question: words('fact.user', { label }),
    type: most === undefined ? { kind: 'boolean' } : { kind: 'number', min: 0, max: most },
    lasts: check.optional(line['lasts'], (value) => check.one(value, [...path, 'lasts'], LASTS)) ?? 'phase',
    value: check.whole(line['value'], [...path, 'value'], -20, 20),
  };
}

function readStatus(check: DataCheck, given: unknown): Readonly<Record<string, number>> {
  if (given === undefined) return {};
  const status = check.object(given, ['status']);
  check.fields(
    status,
    ['status'],
    Object.keys(EFFECTS).filter((id) => favours(EFFECTS[id] ?? 'none') !== null),
  );
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
    if (i === 0 && row.from !== undefined) check.fail([...path, 'from'], 'the first row is open below');
    if (i === rows.length - 1 && row.to !== undefined)
      check.fail([...path, 'to'], 'the last row is open above');
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
  check.fields(row, path, ['result', 'from', 'to', 'brps', 'star']);
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
  };
}

/** The page of DPs for territory and events. */
function readPage(check: DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  check.fields(document, [], [...COMMON, 'lines']);
  const page = check.each(document['lines'], ['lines'], (given, path): PageLine => {
    const line = check.object(given, path);
    check.fields(line, path, ['id', 'power', 'label', 'value', 'most']);
    const most = check.optional(line['most'], (value) => check.whole(value, [...path, 'most'], 1, 99));
    return {
      id: check.id(line['id'], [...path, 'id']),
      power: check.one(line['power'], [...path, 'power'], POWER_IDS),
      label: check.text(line['label'], [...path, 'label']),
      value: check.whole(line['value'], [...path, 'value'], -20, 20),
      ...(most === undefined ? {} : { most }),
    };
  });
  check.once(page, ['lines']);
  return { ...before, page, complete: withComplete(before, 'dp-page', isComplete(check, document)) };
}

/** Where a game begins in the middle. Facts of lists and tables stand in files given before this one. */
function readStart(check: DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  check.fields(document, [], ['format', 'kind', 'source', 'note', 'year', 'turn', 'facts']);
  const schema = allFacts({ tables: { ...BUNDLED, ...before.tables }, page: before.page, list: before.list });
  const facts: Record<string, FactValue> = {};
  for (const [key, value] of Object.entries(check.object(document['facts'] ?? {}, ['facts']))) {
    const spec = own(schema, key);
    if (!spec || !isReportable(spec) || spec.owner !== undefined)
      check.fail(['facts', key], 'is no fact that the table reports');
    else if (fits(spec.type, value)) facts[key] = value;
    else check.fail(['facts', key], `must be ${render({}, typeWords(spec.type))}`);
  }
  const from = {
    year: check.whole(document['year'], ['year'], FIRST_YEAR, LAST_YEAR),
    season: check.one(document['turn'] ?? SEASONS[0], ['turn'], SEASONS),
  };
  return { ...before, middle: { from, facts } };
}

/** The list of a tension. */
function readList(check: DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  check.fields(document, [], [...COMMON, 'tension', 'start', 'lines']);
  const tension = check.one(document['tension'], ['tension'], TENSIONS);
  const lines = check.each(document['lines'], ['lines'], (given, path): TensionLine => {
    const line = check.object(given, path);
    check.fields(line, path, ['id', 'label', 'kind', 'value']);
    return {
      id: check.id(line['id'], [...path, 'id']),
      tension,
      label: check.text(line['label'], [...path, 'label']),
      kind: check.one(line['kind'], [...path, 'kind'], LINE_KINDS),
      value: check.whole(line['value'], [...path, 'value'], -50, 50),
    };
  });
  check.once(lines, ['lines']);
  const { [tension]: _, ...start } = before.start;
  const level = check.optional(document['start'], (value) =>
    check.whole(value, ['start'], LEVELS.min, LEVELS.max),
  );
  return {
    ...before,
    list: [...before.list.filter((each) => each.tension !== tension), ...lines],
    complete: withComplete(before, tension, isComplete(check, document)),
    start: level === undefined ? start : { ...start, [tension]: level },
  };
}

const LINE_KINDS = ['war', 'status', 'event', 'territory'] as const;
