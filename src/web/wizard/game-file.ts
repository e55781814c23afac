import type { Scenario } from '../../kernel/rulebook.ts';
import type { RulebookInfo } from '../api.ts';
import { setUpTexts } from '../set-up/texts.ts';

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
  if (new Blob([text]).size > LARGEST) return setUpTexts.imports.large(name);
  const { linesIn } = await import('../../store/data-text.ts');
  const read = linesIn(text);
  if (!read) return setUpTexts.imports.wide(name);
  const lines = read.lines.map((line) => line ?? null);
  const { kind, rulebook, scenario: id } = (lines[0] ?? {}) as Readonly<Record<string, unknown>>;
  if (kind !== 'game') return setUpTexts.imports.none(name);
  const book = books.find((each) => each.id === rulebook);
  const scenario = book?.scenarios.find((each) => each.id === id);
  return book && scenario
    ? { name, lines, torn: read.torn, book, scenario }
    : setUpTexts.imports.unknown(name);
}

/** Who answered for each seat last, as far as the entries name somebody. */
export function namesIn(lines: readonly unknown[], { seats }: Scenario): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  const entries = lines.flatMap((line) => {
    const { entries: several } = (line ?? {}) as { readonly entries?: readonly unknown[] };
    return Array.isArray(several) ? several : [line];
  });
  for (const each of entries) {
    const { seat, by } = (each ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof by === 'string' && seats.some(({ id }) => id === seat)) names[String(seat)] = by;
  }
  return names;
}
