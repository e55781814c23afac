import { DataCheck } from '../kernel/forms/data-check.ts';
import { isRecord, type Json, tooMuch } from '../kernel/json.ts';
import type { DataFault } from '../kernel/rulebook.ts';

/** A file of the players, as it goes into a game. */
interface TemplateFile {
  readonly name: string;
  readonly text: string;
}

/** What was chosen to set up a game: no key, no link, and nothing that was played. */
export interface GameTemplate {
  readonly rulebook: string;
  readonly scenario: string;
  readonly title: string;
  readonly dice: 'program' | 'typed';
  readonly rulings: Readonly<Record<string, string>>;
  readonly files: readonly TemplateFile[];
  /** Whether the club file is used. */
  readonly club: boolean;
  /** Who plays, as the page asks it; the terminal has one keyboard. */
  readonly seating?: Json;
}

/** The rulebooks that there are, and their scenarios. */
type BooksHere = readonly {
  readonly id: string;
  readonly scenarios: readonly { readonly id: string }[];
}[];

const MOST = { values: 100_000, letters: 500_000, levels: 20 };
const MOST_FILES = 40;
const PARTS = ['rulebook', 'scenario', 'title', 'dice', 'rulings', 'files', 'club', 'seating'];
const FIELDS = ['format', 'kind', ...PARTS];

/** Read a template, or say all that is wrong with it; nothing is repaired or guessed. */
export function readTemplate(
  document: Json,
  books: BooksHere,
): { readonly template: GameTemplate } | { readonly faults: readonly DataFault[] } {
  const check = new DataCheck();
  const why = tooMuch(document, MOST);
  if (why !== null) check.fail([], why);
  else if (!isRecord(document)) check.fail([], 'must be an object with format and kind');
  else if (document['format'] !== 1) check.fail(['format'], 'must be 1; no other format is known');
  else if (document['kind'] !== 'template') check.fail(['kind'], 'must be "template"');
  else {
    const template = templateIn(check, document, books);
    if (check.faults.length === 0) return { template };
  }
  return { faults: check.faults };
}

function templateIn(check: DataCheck, document: Record<string, unknown>, books: BooksHere): GameTemplate {
  check.fields(document, [], FIELDS);
  const [rulebook, scenario] = [check.id(document['rulebook'], ['rulebook']), document['scenario']];
  const book = books.find(({ id }) => id === rulebook);
  const ids = (all: readonly { readonly id: string }[]): string => all.map(({ id }) => id).join(', ');
  if (!book) check.fail(['rulebook'], `is no rulebook here; there are ${ids(books)}`);
  else if (!book.scenarios.some(({ id }) => id === scenario))
    check.fail(['scenario'], `is no scenario of it; there are ${ids(book.scenarios)}`);
  const { dice, title = '' } = document;
  if (dice !== 'program' && dice !== 'typed') check.fail(['dice'], 'must be "program" or "typed"');
  if (typeof title !== 'string') check.fail(['title'], 'must be text');
  const given = check.optional(document['rulings'], (each) => check.object(each, ['rulings'])) ?? {};
  const rulings = Object.entries(given).map(([id, choice]) => [id, check.text(choice, ['rulings', id])]);
  const list = check.optional(document['files'], (each) => check.list(each, ['files'], MOST_FILES)) ?? [];
  const seating = document['seating'] as Json | undefined;
  if (seating !== undefined && !isRecord(seating)) check.fail(['seating'], 'must be an object');
  return {
    rulebook,
    scenario: String(scenario),
    title: String(title),
    dice: dice === 'typed' ? 'typed' : 'program',
    rulings: Object.fromEntries(rulings) as Record<string, string>,
    files: list.map((each, i) => fileIn(check, each, ['files', i])),
    club: check.flag(document['club'], ['club']),
    ...(seating === undefined ? {} : { seating }),
  };
}

function fileIn(check: DataCheck, value: unknown, path: (string | number)[]): TemplateFile {
  const file = check.object(value, path);
  check.fields(file, path, ['name', 'text']);
  return {
    name: check.text(file['name'], [...path, 'name']),
    text: check.text(file['text'], [...path, 'text']),
  };
}

/** A template as its file holds it: what `readTemplate` reads back. */
export function templateDocument({ files, ...template }: GameTemplate): Json {
  const kept = files.map(({ name, text }) => ({ name, text }));
  return { format: 1, kind: 'template', ...template, files: kept } as unknown as Json;
}
