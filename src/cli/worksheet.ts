import type { Facts, Possible } from '../kernel/facts.ts';
import { withRulings } from '../kernel/family.ts';
import { isRecord, own } from '../kernel/json.ts';
import { evaluateNamed, withSheets } from '../kernel/know.ts';
import { fits } from '../kernel/facts.ts';
import { typeWords } from '../kernel/facts.ts';
import type { Table } from '../kernel/rulebook.ts';
import { readData } from './data-files.ts';
import { rulebookOf, tableOf } from './new.ts';
import { failed, type Failed, isFailed, type Result, say } from './output.ts';
import { sheetText } from './show.ts';

export interface SheetOptions {
  readonly rulebook?: string;
  readonly scenario?: string;
  readonly ruling: readonly string[];
  readonly data: readonly string[];
  readonly facts?: string;
}

/** One worksheet with what is known; everything else is a range. */
export function worksheet(name: string, options: SheetOptions): Result {
  const rulebook = rulebookOf(options.rulebook);
  if (isFailed(rulebook)) return rulebook;
  const table = tableOf(rulebook, options.scenario, options.ruling, options.data);
  if (isFailed(table)) return table;
  if (own(table.rules.sheets, name) === undefined)
    return failed(`There is no sheet "${name}". ${near(name, Object.keys(table.rules.sheets))}`);
  const known = options.facts === undefined ? {} : readFacts(table, options.facts);
  if (isFailed(known)) return known;
  const facts: Facts = (key) => own(known, key);
  const all = withSheets(table.rules, withRulings(table.setup.rulings, facts));
  const result = evaluateNamed(table.rules, name, all);
  const missing = result.missing.map(
    (key) => `  ${key}: ${say(rulebook, table.rules.facts[key]?.question ?? { key })}`,
  );
  const text = [sheetText(table, result), ...(missing.length === 0 ? [] : ['Not known:', ...missing])].join(
    '\n',
  );
  return { text, json: result };
}

/** The names that share most with what was typed. */
function near(name: string, names: readonly string[]): string {
  const parts = name
    .toLowerCase()
    .split(/[/.-]/)
    .filter((part) => part !== '');
  const score = (each: string): number => parts.filter((part) => each.includes(part)).length;
  const best = names.toSorted((a, b) => score(b) - score(a)).slice(0, 5);
  return `Near it: ${best.join(', ')}.`;
}

/** A file of facts: `{ format: 1, facts: { key: value | { min, max } | { values } } }`, or the facts alone. */
function readFacts(table: Table, path: string): Record<string, Possible> | Failed {
  const file = readData(path);
  if (isFailed(file)) return file;
  if (!isRecord(file.value)) return failed(`${path}: facts are given as an object.`);
  const format = own(file.value, 'format');
  if (format !== undefined && format !== 1)
    return failed(`${path}:${file.lineOf(['format'])}: the format of a facts file is 1.`);
  const inner = own(file.value, 'facts');
  const given: Record<string, unknown> = isRecord(inner) ? inner : file.value;
  const known: Record<string, Possible> = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === 'format') continue;
    const at = `${path}:${file.lineOf(isRecord(inner) ? ['facts', key] : [key])}: ${key}`;
    const spec = own(table.rules.facts, key);
    if (!spec) return failed(`${at} is not a fact of this rulebook.`);
    const values = isRecord(value)
      ? Array.isArray(value['values'])
        ? value['values']
        : [value['min'], value['max']]
      : [value];
    if (values.length === 0 || !values.every((each) => fits(spec.type, each)))
      return failed(`${at} takes ${say(table.rulebook, typeWords(spec.type))}.`, spec.clauses);
    known[key] = value as Possible;
  }
  return known;
}
