import {
  type FactKey,
  type Facts,
  type FactType,
  fits,
  type Possible,
  typeWords,
} from '../../kernel/sums/facts.ts';
import { withRulings } from '../../kernel/sums/family.ts';
import { isRecord, own } from '../../kernel/json.ts';
import { evaluateNamed, withSheets } from '../../kernel/sums/know.ts';
import { typedPossible } from '../../kernel/sums/typed.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { askedFor, blankOf, blankText } from './blank.ts';
import { blankPage } from './blank-page.ts';
import { WIDTH } from '../console.ts';
import { readData } from '../data-files.ts';
import { fold } from '../fold.ts';
import { rulebookOf, tableOf } from '../game/new.ts';
import { failure, type Failure, isFailed, nameOf, type Result, say } from '../output.ts';
import { sheetText } from '../text/show.ts';

export interface SheetOptions {
  readonly rulebook?: string;
  readonly scenario?: string;
  readonly ruling: readonly string[];
  readonly data: readonly string[];
  readonly facts?: string;
  readonly fact: readonly string[];
  readonly blank?: true;
  readonly html?: true;
}

/** A sheet that is asked for, with the facts that are given for it. */
export interface SheetAsked {
  readonly table: Table;
  readonly given: Readonly<Record<FactKey, Possible>>;
}

/** The sheet that options name, with the facts of its file and of the line. */
export function sheetAsked(name: string, options: SheetOptions): SheetAsked | Failure {
  const rulebook = rulebookOf(options.rulebook);
  if (isFailed(rulebook)) return rulebook;
  const table = tableOf(rulebook, options.scenario, options.ruling, options.data);
  if (isFailed(table)) return table;
  if (own(table.rules.sheets, name) === undefined)
    return failure(`There is no sheet "${name}". ${near(name, Object.keys(table.rules.sheets))}`);
  const read = options.facts === undefined ? {} : readFacts(table, options.facts);
  if (isFailed(read)) return read;
  const typed = typedFacts(table, options.fact);
  return isFailed(typed) ? typed : { table, given: { ...read, ...typed } };
}

/** What a sheet reads where these facts are given, and nothing else is known. */
export function factsOf({ table, given }: SheetAsked): Facts {
  return withSheets(
    table.rules,
    withRulings(table.setup.rulings, (key) => own(given, key)),
  );
}

/** One worksheet with what is known; everything else is a range, or on paper a blank. */
export function worksheet(name: string, options: SheetOptions): Result {
  const asked = sheetAsked(name, options);
  if (isFailed(asked)) return asked;
  const result = evaluateNamed(asked.table.rules, name, factsOf(asked));
  return { text: shown(asked.table, result, options), json: result };
}

/** As a page to be printed, as a text to be filled in, or with its ranges and what is asked. */
function shown(table: Table, result: SheetResult, { blank, html }: SheetOptions): string {
  if (html) return blankPage(blankOf(table, result));
  if (blank) return blankText(blankOf(table, result));
  return [sheetText(table, result), ...notKnown(table, result)].join('\n');
}

/** What a sheet does not know, `but` some of it: how each fact is typed, and what it means. */
export function notKnown(table: Table, result: SheetResult, but: readonly FactKey[] = []): readonly string[] {
  const { facts } = table.rules;
  const open = askedFor(table, result).filter(({ key }) => !but.includes(key));
  const asked = open.map(({ key, question, from }) => {
    const found = from === undefined ? '' : `; or the facts of the sheet ${from}`;
    return fold(`  ${key}: ${question} (${typedAs(table, facts[key]?.type)}${found})`, WIDTH);
  });
  const heading = asked.length > 1 ? 'Not known, the widest line first:' : 'Not known:';
  return asked.length === 0 ? [] : [heading, ...asked];
}

/** Facts as they are typed: 'control.berlin=western', or of a number 'dp.level.germany=-3..2' for what it can be. */
export function typedFacts(
  table: Table,
  given: readonly string[],
  option = '--fact',
): Record<FactKey, Possible> | Failure {
  const known: Record<FactKey, Possible> = {};
  const isCalled = (id: string, text: string): boolean =>
    nameOf(table.rulebook, id).toLowerCase() === text.toLowerCase();
  for (const each of given) {
    const at = each.indexOf('=');
    const [key, text] = at < 0 ? [each, ''] : [each.slice(0, at), each.slice(at + 1)];
    const spec = own(table.rules.facts, key);
    if (!spec) return failure(`${option} ${each}: "${key}" is not a fact of this rulebook.`);
    const value = typedPossible(spec.type, text, isCalled);
    if (value === undefined)
      return failure(`${option} ${each}: it takes ${typedAs(table, spec.type)}.`, spec.clauses);
    known[key] = value;
  }
  return known;
}

/** What is typed for a fact: of a choice its ids. */
function typedAs({ rulebook }: Table, type: FactType | undefined): string {
  if (type?.kind === 'choice') return type.values.join(', ');
  return type ? say(rulebook, typeWords(type)) : '';
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
function readFacts(table: Table, path: string): Record<string, Possible> | Failure {
  const file = readData(path);
  if (isFailed(file)) return file;
  if (!isRecord(file.value)) return failure(`${path}: facts are given as an object.`);
  const format = own(file.value, 'format');
  if (format !== undefined && format !== 1)
    return failure(`${path}:${file.lineOf(['format'])}: the format of a facts file is 1.`);
  const inner = own(file.value, 'facts');
  const given: Record<string, unknown> = isRecord(inner) ? inner : file.value;
  const known: Record<string, Possible> = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === 'format') continue;
    const at = `${path}:${file.lineOf(isRecord(inner) ? ['facts', key] : [key])}: ${key}`;
    const spec = own(table.rules.facts, key);
    if (!spec) return failure(`${at} is not a fact of this rulebook.`);
    const values = isRecord(value)
      ? Array.isArray(value['values'])
        ? value['values']
        : [value['min'], value['max']]
      : [value];
    if (values.length === 0 || !values.every((each) => fits(spec.type, each)))
      return failure(`${at} takes ${say(table.rulebook, typeWords(spec.type))}.`, spec.clauses);
    known[key] = value as Possible;
  }
  return known;
}
