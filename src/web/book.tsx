import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from 'react';
import { isRefusal } from '../kernel/clause.ts';
import { type Json, own } from '../kernel/json.ts';
import type { ReadTable, Rulebook, Table } from '../kernel/rulebook.ts';
import { bindTable, type Choice, hasSecrets } from '../kernel/game/table.ts';
import { render, renderValue, type Words } from '../kernel/texts/words.ts';
import type { Desk } from './api.ts';
import { loadMap } from './map/places.ts';
import { isolate } from '../kernel/texts/isolate.ts';
import { loadForReading, loadRulebook } from './load-rulebook.ts';
import './parts/cited.css';

/** The table with all that plays: it comes after what a desk reads. */
interface Whole {
  /** Null until it is here. */
  readonly now: Table | null;
  /** Have it come. Null when it cannot be had. */
  load(): Promise<Table | null>;
}

/** A rulebook bound to this game, with its words. */
export interface Book {
  readonly table: ReadTable;
  readonly whole: Whole;
  /** Its map has come, or there is none to be had: only then can its board be drawn. */
  readonly map: Promise<void>;
  /** The text of words. */
  say(words: Words): string;
  /** How a value reads: a seat, a nation, an answer. */
  name(value: Json): string;
  /** What a clause is called; undefined when the index does not have it. */
  clause(id: string): string | undefined;
  /** Whether one person has every seat: then nobody need be told who did what. */
  readonly alone: boolean;
  /** Whether any seat may know what others may not. */
  readonly secrets: boolean;
  /** Whether a screen stands between the desks of this link. */
  readonly screen: boolean;
}

/** A book of a table with all that plays. */
export interface WholeBook extends Book {
  readonly table: Table;
}

const Context = createContext<Book | null>(null);
export const BookProvider = Context.Provider;

/** The book of this game. Throws outside of a game: our own mistake. */
export function useBook(): Book {
  const book = useContext(Context);
  if (!book) throw new Error('no book here');
  return book;
}

/** All that plays at this table; null until it is here. */
export function useWhole(): Table | null {
  const { whole } = useBook();
  const [now, setNow] = useState(whole.now);
  useEffect(() => {
    let gone = false;
    void whole.load().then((table) => !gone && setNow(table));
    return () => {
      gone = true;
    };
  }, [whole]);
  return now;
}

/** Load the rulebook, a file of its own as its map is, which may come later, and bind it to a game. Null when this desk does not have it. */
export async function loadBook(
  desk: Pick<Desk, 'rulebook' | 'scenario' | 'rulings' | 'data' | 'people'>,
): Promise<Book | null> {
  const coming = loadForReading(desk.rulebook);
  const map = loadMap(desk.rulebook);
  const rulebook = await coming;
  const table = rulebook && bindTable(rulebook, desk);
  return !table || isRefusal(table) ? null : bookOf(table, desk.people.length === 1, wholeLater(desk), map);
}

/** The same table with all that plays, once somebody wants it. */
function wholeLater(desk: Choice & Pick<Desk, 'rulebook'>): Whole {
  let now: Table | null = null;
  let coming: Promise<Table | null> | undefined;
  const load = async (): Promise<Table | null> => {
    const rulebook = await loadRulebook(desk.rulebook).catch(() => undefined);
    const table = rulebook && bindTable(rulebook, desk);
    // what did not come is asked for again
    if (!table) coming = undefined;
    now = !table || isRefusal(table) ? null : table;
    return now;
  };
  return {
    get now() {
      return now;
    },
    load: () => (coming ??= load()),
  };
}

/** Bind a whole rulebook, with its words. Null when there is no such scenario or ruling. */
export function bindBook(rulebook: Rulebook, choice: Choice, alone: boolean): WholeBook | null {
  const table = bindTable(rulebook, choice);
  return isRefusal(table)
    ? null
    : { ...bookOf(table, alone, { now: table, load: async () => table }, Promise.resolve()), table };
}

/** The words of a bound rulebook. */
function bookOf(table: ReadTable, alone: boolean, whole: Whole, map: Promise<void>): Book {
  const { rulebook } = table;
  const clauses = Object.fromEntries(rulebook.clauses.map((each) => [each.clause, each.title]));
  return {
    table,
    whole,
    map,
    alone,
    ...wordsOf(table),
    clause: (id) => own(clauses, id),
    secrets: hasSecrets(table),
    screen: false,
  };
}

/** How words and values read at a table; a reason that somebody gave is set apart in them. */
function wordsOf({ rulebook, setup }: ReadTable): Pick<Book, 'say' | 'name'> {
  const titles = Object.fromEntries(setup.scenario.seats.map((seat) => [seat.id, seat.title]));
  return {
    say: (words) => render(rulebook.words, withReason(words)),
    name: (value) =>
      (typeof value === 'string' ? own(titles, value) : undefined) ?? renderValue(rulebook.words, value),
  };
}

function withReason(words: Words): Words {
  const reason = words.args?.['reason'];
  return typeof reason === 'string' ? { ...words, args: { ...words.args, reason: isolate(reason) } } : words;
}

/** A book that has all the words of the whole table, too. */
export function withWords(book: Book, whole: Table): Book {
  return { ...book, ...wordsOf(whole) };
}

interface ClausesProps {
  readonly ids: readonly string[];
  /** What they are called is spelt out. */
  readonly full?: boolean;
  /** No stop of the Tab key: the arrows come here from the chip before. */
  readonly quiet?: boolean;
}

/** A clause by its number; where the book gives it none, by its title. */
function citedAs(id: string, title: string | undefined): string {
  return /^[a-z]/.test(id) ? (title ?? '') : id;
}

/** Clauses as small chips: a press of one tells what it is called (`cited.ts`). */
export function Clauses({ ids, full, quiet }: ClausesProps): ReactNode {
  const { clause } = useBook();
  if (ids.length === 0) return null;
  return (
    <span className="clauses">
      {ids.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ' '}
          <cite>
            {full || !clause(id) ? (
              <>
                {(citedAs(id, clause(id)) === id || !clause(id)) && id} <i>{clause(id)}</i>
              </>
            ) : (
              <button type="button" className="cited" title={clause(id)} tabIndex={quiet || i > 0 ? -1 : 0}>
                {citedAs(id, clause(id))}
              </button>
            )}
          </cite>
        </Fragment>
      ))}
    </span>
  );
}
