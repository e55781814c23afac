import type { Scenario } from '../../kernel/rulebook.ts';
import type { RulebookInfo } from '../api.ts';
import { t } from './t.ts';

/** A game file that was chosen, as far as its head says what it is. */
export interface GameFile {
  readonly name: string;
  /** Each line parsed; null: one that is no JSON. */
  readonly lines: readonly unknown[];
  /** Its last line was cut off, and is left out. */
  readonly torn: boolean;
  readonly book: RulebookInfo;
  readonly scenario: Scenario;
}

/** The most that the server takes, in bytes. */
const LARGEST = 500_000;

/** Read a game file; a sentence says why it is none. All else of it the server looks at. */
export async function readGameFile(
  name: string,
  text: string,
  books: readonly RulebookInfo[],
): Promise<GameFile | string> {
  if (new Blob([text]).size > LARGEST) return t.imports.large(name);
  const { linesIn } = await import('../../store/data-text.ts');
  const read = linesIn(text);
  if (!read) return t.imports.wide(name);
  const lines = read.lines.map((line) => line ?? null);
  const { kind, rulebook, scenario: id } = (lines[0] ?? {}) as Readonly<Record<string, unknown>>;
  if (kind !== 'game') return t.imports.none(name);
  const book = books.find((each) => each.id === rulebook);
  const scenario = book?.scenarios.find((each) => each.id === id);
  return book && scenario ? { name, lines, torn: read.torn, book, scenario } : t.imports.unknown(name);
}
