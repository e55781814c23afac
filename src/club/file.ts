import { DataCheck } from '../kernel/forms/data-check.ts';
import { isRecord, type Json, tooMuch } from '../kernel/json.ts';
import type { DataFault, Rulebook } from '../kernel/rulebook.ts';
import type { Club, Section } from './club.ts';
import { readSection } from './section.ts';

/** Several files of tables fit into it. */
const MOST = { values: 100_000, letters: 500_000, levels: 20 };
const FIELDS = ['format', 'kind', 'title', 'note', 'rulebooks'];

/** Read a club file, or say all that is wrong with it; nothing is repaired or guessed. */
export function readClub(
  document: Json,
  books: readonly Rulebook[],
): { readonly club: Club } | { readonly faults: readonly DataFault[] } {
  const check = new DataCheck();
  const why = tooMuch(document, MOST);
  if (why !== null) check.fail([], why);
  else if (!isRecord(document)) check.fail([], 'must be an object with format and kind');
  else if (document['format'] !== 1) check.fail(['format'], 'must be 1; no other format is known');
  else if (document['kind'] !== 'club') check.fail(['kind'], 'must be "club"');
  else {
    const club = clubIn(check, document, books);
    if (check.faults.length === 0) return { club };
  }
  return { faults: check.faults };
}

function clubIn(check: DataCheck, document: Record<string, unknown>, books: readonly Rulebook[]): Club {
  check.fields(document, [], FIELDS);
  const note = check.optional(document['note'], (each) => check.text(each, ['note']));
  const rulebooks: Record<string, Section> = {};
  const given = check.optional(document['rulebooks'], (each) => check.object(each, ['rulebooks'])) ?? {};
  for (const [id, each] of Object.entries(given)) {
    const path = ['rulebooks', id];
    const rulebook = books.find((book) => book.id === id);
    const ids = books.map((book) => book.id).join(', ');
    if (!rulebook) check.fail(path, `is no rulebook here; there are ${ids}`);
    else rulebooks[id] = readSection(check, check.object(each, path), path, rulebook);
  }
  const title = check.text(document['title'], ['title']);
  return { title, ...(note === undefined ? {} : { note }), rulebooks };
}

/** A club as its file holds it: what `readClub` reads back. */
export function clubDocument({ title, note, rulebooks }: Club): Json {
  const sections = Object.entries(rulebooks).map(([id, section]) => {
    const filled = Object.entries(section).filter(([, part]) => Object.keys(part as object).length > 0);
    return [id, Object.fromEntries(filled)] as const;
  });
  const kept = sections.filter(([, section]) => Object.keys(section).length > 0);
  return {
    format: 1,
    kind: 'club',
    title,
    ...(note === undefined ? {} : { note }),
    rulebooks: Object.fromEntries(kept) as Json,
  };
}
