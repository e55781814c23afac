import type { Json } from '../json.ts';
import type { ReadTable } from '../rulebook.ts';
import type { Words } from '../texts/words.ts';

/** What a log is read with: a game's rules, and how its words and names read. */
export interface LogBook {
  readonly table: ReadTable;
  say(words: Words): string;
  /** How a value reads: a seat, a nation, an answer. */
  name(value: Json): string;
}
