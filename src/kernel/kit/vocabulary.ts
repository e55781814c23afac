import { DICE, TABLE } from '../forms/decision.ts';
import type { Facts } from '../sums/facts.ts';
import { own } from '../json.ts';
import { evaluateNamed, withSheets } from '../sums/know.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { type Random, sampleValue } from '../forms/sample.ts';
import type { Sheet } from '../sums/sheet.ts';
import { argsOf, render, type WordBook, type Words } from '../texts/words.ts';
import type { Findings } from './report.ts';

const clausesOf = new WeakMap<Rulebook['clauses'], ReadonlySet<string>>();

/** Every clause cited exists in the index. */
export function checkClauses(table: Table, clauses: readonly string[], found: Findings, where: string): void {
  const { clauses: index } = table.rulebook;
  const known = clausesOf.get(index) ?? new Set(index.map((each) => each.clause));
  clausesOf.set(index, known);
  for (const clause of clauses)
    found.expect(known.has(clause), 'unknown clause', () => `${clause} in ${where}`);
}

/** What was found in order at a table: words that come again as they are, and texts that others make, too. */
interface Sound {
  readonly words: WeakSet<Words>;
  readonly texts: Set<string>;
}
const soundAt = new WeakMap<Table, Sound>();

/** Every text has an entry in the word book and the arguments that it names, and calls things as players know them. */
export function checkWords(table: Table, text: Words, found: Findings): void {
  const sound = soundAt.get(table) ?? { words: new WeakSet(), texts: new Set() };
  soundAt.set(table, sound);
  if (areSound(table, text, found, sound)) sound.words.add(text);
}

function areSound(table: Table, text: Words, found: Findings, sound: Sound): boolean {
  if (sound.words.has(text)) return true;
  const args = text.args ?? {};
  const wanted = wantedBy(table.rulebook.words, text.key);
  found.expect(wanted !== null, 'text without words', () => text.key);
  const missing = (wanted ?? []).filter((name) => own(args, name) === undefined);
  found.expect(missing.length === 0, 'text without argument', () => `${text.key}: ${missing.join(', ')}`);
  const rendered = render(table.rulebook.words, text);
  const id = sound.texts.has(rendered) ? undefined : idIn(table, rendered);
  found.expect(id === undefined, 'a name for programs in a text', () => `"${id}" in: ${rendered}`);
  if (id === undefined) sound.texts.add(rendered);
  const inner = Object.values(args)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null && 'key' in value)
    .map((value) => areSound(table, value as Words, found, sound));
  return wanted !== null && missing.length === 0 && id === undefined && inner.every(Boolean);
}

const idsOf = new WeakMap<Table, ReadonlySet<string>>();

/** Names of facts, sheets, rulings and seats that nobody would take for words. */
function idsIn(table: Table): ReadonlySet<string> {
  let ids = idsOf.get(table);
  if (!ids) {
    const { rulebook, rules, seats } = table;
    const all = [...Object.keys(rules.facts), ...Object.keys(rules.sheets), ...seats];
    const coded = [...all, ...rulebook.rulings.map(({ id }) => id)].filter((id) => /[^a-z]/.test(id));
    idsOf.set(table, (ids = new Set(coded)));
  }
  return ids;
}

/** A name for programs that stands in a text: of a fact, a sheet, a ruling, a seat, or a row of two named parts. */
function idIn(table: Table, text: string): string | undefined {
  const { words: book } = table.rulebook;
  const isNamed = (part: string): boolean => own(book, `name.${part}`) !== undefined;
  const isRow = (token: string): boolean => token.includes('/') && token.split('/').every(isNamed);
  const tokens = text.match(/[A-Za-z0-9]+(?:[-./][A-Za-z0-9]+)*/g) ?? [];
  return tokens.find((token) => idsIn(table).has(token) || isRow(token));
}

const wantedIn = new WeakMap<WordBook, Map<string, readonly string[] | null>>();

/** The arguments that a text names, looked up once. */
function wantedBy(book: WordBook, key: string): readonly string[] | null {
  const known = wantedIn.get(book) ?? new Map<string, readonly string[] | null>();
  wantedIn.set(book, known);
  const wanted = known.has(key) ? known.get(key) : argsOf(book, key);
  known.set(key, wanted ?? null);
  return wanted ?? null;
}

/** Everything a rulebook declares before play: its clauses and words exist, its sheets can be worked out. */
export function checkVocabulary(table: Table, found: Findings, random: Random): void {
  const { rulebook, rules } = table;
  for (const [name, sheet] of Object.entries(rules.sheets)) {
    checkSheetWords(table, name, sheet, found);
    checkSheet(table, name, found, random);
  }
  for (const [key, spec] of Object.entries(rules.facts)) {
    checkWords(table, spec.question, found);
    checkClauses(table, spec.clauses, found, key);
    const from = spec.from === undefined || own(rules.sheets, spec.from) !== undefined;
    found.expect(from, 'vocabulary', () => `${key} comes from a sheet there is not: ${spec.from}`);
  }
  for (const { id, clauses } of rulebook.rulings) checkClauses(table, clauses, found, id);
  for (const { name, clauses } of [...rulebook.decisions, ...rulebook.doors])
    checkClauses(table, clauses, found, name);
  for (const key of Object.keys(table.setup.scenario.facts))
    found.expect(
      own(rules.facts, key) !== undefined,
      'vocabulary',
      () => `${key} at the start is not a fact`,
    );
  found.expect(
    !table.seats.includes(TABLE) && !table.seats.includes(DICE),
    'seat',
    () => 'table and dice are seats of the kernel',
  );
}

function checkSheetWords(table: Table, name: string, sheet: Sheet, found: Findings): void {
  checkWords(table, sheet.title, found);
  for (const { id, clause, label } of sheet.lines) {
    checkClauses(table, [clause], found, `${name} ${id}`);
    checkWords(table, label, found);
    const twice = sheet.lines.filter((each) => each.id === id).length > 1;
    found.expect(!twice, 'vocabulary', () => `${name} has the line ${id} twice`);
  }
  for (const { id, clauses, label } of sheet.outcomes ?? []) {
    checkClauses(table, clauses, found, `${name} ${id}`);
    checkWords(table, label, found);
  }
  for (const key of sheet.adds ?? [])
    found.expect(
      own(table.rules.facts, key) !== undefined,
      'vocabulary',
      () => `${name} adds no fact: ${key}`,
    );
  if (sheet.clamp) checkClauses(table, [sheet.clamp.clause], found, `the clamp of ${name}`);
}

/** A sheet can be worked out with nothing known, and what is then learned stays inside its range. */
function checkSheet(table: Table, name: string, found: Findings, random: Random): void {
  try {
    const blank = evaluateNamed(
      table.rules,
      name,
      withSheets(table.rules, () => undefined),
    );
    const full = evaluateNamed(table.rules, name, withSheets(table.rules, anyFacts(table, random)));
    found.expect(
      full.total.min >= blank.total.min && full.total.max <= blank.total.max,
      'sheet range',
      () => `${name}: ${full.total.min} is outside ${blank.total.min} to ${blank.total.max}`,
    );
    for (const line of full.lines) {
      const widest = blank.lines.find((each) => each.id === line.id) ?? line;
      found.expect(
        line.min >= widest.min && line.max <= widest.max,
        'sheet range',
        () => `${name} ${line.id}: ${line.min} is outside ${widest.min} to ${widest.max}`,
      );
    }
  } catch (error) {
    found.fault('sheet throws', `${name}: ${String(error)}`);
  }
}

/** A random value for every fact that comes from no sheet, the same each time it is asked. */
function anyFacts(table: Table, random: Random): Facts {
  const given = new Map<string, ReturnType<Facts>>();
  return (key) => {
    const spec = own(table.rules.facts, key);
    if (!given.has(key) && spec && spec.from === undefined) given.set(key, sampleValue(spec.type, random));
    return given.get(key);
  };
}
