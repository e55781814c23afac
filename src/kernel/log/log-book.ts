import { type Json, own } from '../json.ts';
import type { ReadTable } from '../rulebook.ts';
import { render, renderValue, type Words } from '../texts/words.ts';

/** What a log is read with: a game's rules, and how its words and names read. */
export interface LogBook {
  readonly table: ReadTable;
  say(words: Words): string;
  /** How a value reads: a seat, a nation, an answer. */
  name(value: Json): string;
}

/** How a game's words and names read in its rulebook. */
export function logBookOf(table: ReadTable): LogBook {
  const { setup, rulebook } = table;
  const titles = Object.fromEntries(setup.scenario.seats.map(({ id, title }) => [id, title]));
  return {
    table,
    say: (words) => render(rulebook.words, words),
    name: (value) =>
      (typeof value === 'string' ? own(titles, value) : undefined) ?? renderValue(rulebook.words, value),
  };
}
