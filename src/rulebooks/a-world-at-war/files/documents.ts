import type { Json, Words } from '../../../kernel/index.ts';
import { tableFact } from '../tables/country-facts.ts';
import type { CountryTable, TableFact, TableLine } from '../tables/country.ts';
import { lineTexts } from '../tables/lines.words.ts';
import type { ResultRow } from '../tables/results.ts';
import type { UserTables } from '../tables/user-tables.ts';

/** Where the players have it from stays out of the data. */
const HEAD = { format: 1, source: '-' } as const;
const PAGE = 'dp-page';

/** The files that say what the players have supplied. */
export function documentsOf(data: Json): readonly Json[] {
  const supplied = data as unknown as UserTables;
  const { tables, middle } = supplied;
  const countries = Object.entries(tables).map(([target, table]) => countryIn(target, table));
  const others = listsIn(supplied).map((name) => (name === PAGE ? pageIn(supplied) : listIn(supplied, name)));
  const start = middle && {
    format: 1,
    kind: 'start',
    year: middle.from.year,
    turn: middle.from.season,
    facts: middle.facts,
  };
  return [...countries, ...others, ...(start ? [start] : [])] as unknown as readonly Json[];
}

function countryIn(target: string, table: CountryTable): object {
  const { facts, lines, complete, status, rows, ownResults, beneficiary } = table;
  const prefix = tableFact.key(`table.${target}`, '');
  const own = lineTexts.fact.own({ label: '' }).key;
  return {
    ...HEAD,
    kind: 'country-table',
    target,
    complete,
    status,
    facts: facts.filter(({ question }) => question.key === own).map((fact) => factIn(fact, prefix)),
    modifiers: lines.map((line) => lineIn(line, prefix, facts)),
    ...(ownResults ? { results: rows.map(rowIn) } : {}),
    ...(beneficiary === undefined ? {} : { beneficiary }),
  };
}

const labelOf = ({ args }: Words): unknown => args?.['label'];

function factIn({ key, question, type, lasts }: TableFact, prefix: string): object {
  const id = key.slice(prefix.length);
  const values = type.kind === 'choice' ? { values: type.values } : {};
  const ends = type.kind === 'number' ? { least: type.min, most: type.max } : {};
  return { id, question: labelOf(question), lasts, ...values, ...ends };
}

/** A line that asks for itself rests on the fact of its name. */
function lineIn(line: TableLine, prefix: string, facts: readonly TableFact[]): object {
  const { id, clause, label, value, each, when } = line;
  const head = { id, clause, label: labelOf(label), value };
  const user = lineTexts.fact.user({ label: '' }).key;
  const asked = facts.find(({ key, question }) => key === prefix + id && question.key === user);
  if (asked === undefined)
    return { ...head, ...(when === undefined ? {} : { when }), ...(each === undefined ? {} : { each }) };
  const { type, lasts } = asked;
  return { ...head, lasts, ...(type.kind === 'number' ? { most: type.max } : {}) };
}

function rowIn(row: ResultRow): object {
  const { id, effect: _, permanent, ...rest } = row;
  return { result: id, ...rest, ...(permanent ? { star: true } : {}) };
}

/** The page and the tensions, in an order that both lines and names of what is complete were read in. */
function listsIn({ page, list, complete, start }: UserTables): readonly string[] {
  const names = [...new Set(list.map(({ tension }): string => tension))];
  complete.forEach((name, i) => {
    if (!names.includes(name)) names.splice(names.indexOf(complete[i - 1] ?? '') + 1, 0, name);
  });
  const rest = [...(page.length > 0 ? [PAGE] : []), ...Object.keys(start)];
  return [...new Set([...names, ...rest])];
}

function pageIn({ page, complete }: UserTables): object {
  return { ...HEAD, kind: PAGE, lines: page, complete: complete.includes(PAGE) };
}

function listIn({ list, complete, start }: UserTables, tension: string): object {
  const lines = list
    .filter((each) => each.tension === tension)
    .map((each) => {
      const { tension: _, ...line } = each;
      return line;
    });
  const level = start[tension];
  return {
    ...HEAD,
    kind: 'tension-list',
    tension,
    lines,
    complete: complete.includes(tension),
    ...(level === undefined ? {} : { start: level }),
  };
}
