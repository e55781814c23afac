import { type FactValue, fits, isReportable, typeWords } from '../../kernel/facts.ts';
import { type Json, own } from '../../kernel/json.ts';
import { render } from '../../kernel/words.ts';
import { type DataCheck, type FilesRead, readInOrder } from '../../kernel/data-check.ts';
import { FIRST_YEAR, LAST_YEAR } from './49-diplomacy/12-worksheet.ts';
import { contradictions } from './implied.ts';
import { POWER_IDS } from './powers.ts';
import { schemaOf } from './schema.ts';
import { SEASONS } from './state.ts';
import { BUNDLED, NOT_SUPPLIED } from './tables/bundled.ts';
import { COMMON, isComplete } from './tables/common.ts';
import type { PageLine } from './tables/dp-page.ts';
import { readCountry } from './tables/read-country.ts';
import { MINORS } from './tables/targets.ts';
import { ELECTION_LINES, LEVELS, LINE_KINDS, TENSIONS, type TensionLine } from './tables/tensions.ts';
import { NOTHING_SUPPLIED, type UserTables } from './tables/user-tables.ts';

const KINDS = ['country-table', 'dp-page', 'tension-list', 'start'] as const;

/**
 * Read the players' tables in order: a later file for the same country, page or list replaces the earlier one. Every
 * fault of the first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(files: readonly Json[]): FilesRead {
  return readInOrder(files, NOTHING_SUPPLIED, readDocument);
}

function readDocument(check: DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  switch (check.one(document['kind'], ['kind'], KINDS)) {
    case 'country-table':
      return readTable(check, document, before);
    case 'dp-page':
      return readPage(check, document, before);
    case 'tension-list':
      return readList(check, document, before);
    case 'start':
      return readStart(check, document, before);
  }
}

function withComplete(before: UserTables, name: string, whole: boolean): readonly string[] {
  const others = before.complete.filter((each) => each !== name);
  return whole ? [...others, name] : others;
}

/** A country's diplomatic table. */
function readTable(check: DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  const target = check.one(document['target'], ['target'], MINORS);
  const usual = BUNDLED[target] ?? NOT_SUPPLIED;
  const table = readCountry(check, document, {
    base: schemaOf(),
    usual: { rows: usual.rows, ownResults: usual.ownResults },
    prefix: `table.${target}`,
  });
  return { ...before, tables: { ...before.tables, [target]: table } };
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
  for (const key of ['source', 'note'])
    if (typeof (document[key] ?? '') !== 'string') check.fail([key], 'must be text');
  const schema = schemaOf({ ...before, tables: { ...BUNDLED, ...before.tables } });
  const facts: Record<string, FactValue> = {};
  for (const [key, value] of Object.entries(check.object(document['facts'] ?? {}, ['facts']))) {
    const spec = own(schema, key);
    if (!spec || !isReportable(spec) || spec.owner !== undefined)
      check.fail(['facts', key], 'is not a fact that the table reports');
    else if (fits(spec.type, value)) facts[key] = value;
    else check.fail(['facts', key], `must be ${render({}, typeWords(spec.type))}`);
  }
  for (const [key, other] of contradictions(facts))
    check.fail(['facts', key], `cannot be beside "${other}": ${facts[other]}`);
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
    check.fields(line, path, ['id', 'label', 'kind', 'value', 'election']);
    const when = check.optional(line['election'], (value) =>
      check.one(value, [...path, 'election'], ELECTION_LINES),
    );
    return {
      id: check.id(line['id'], [...path, 'id']),
      tension,
      label: check.text(line['label'], [...path, 'label']),
      kind: check.one(line['kind'], [...path, 'kind'], LINE_KINDS),
      value: check.whole(line['value'], [...path, 'value'], -50, 50),
      ...(when === undefined ? {} : { election: when }),
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
