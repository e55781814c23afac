import { createContext, Fragment, type ReactNode, use } from 'react';
import { isRefusal } from '../kernel/clause.ts';
import type { Json } from '../kernel/json.ts';
import { own } from '../kernel/json.ts';
import type { Rulebook, Table } from '../kernel/rulebook.ts';
import { hasSecrets } from '../kernel/game/secrets.ts';
import { bindTable, type Choice } from '../kernel/game/bind.ts';
import { render, renderValue, type Words } from '../kernel/texts/words.ts';
import type { Desk } from './api.ts';
import { loadMap } from './board/places.ts';
import { loadRulebook } from './load-rulebook.ts';

/** A rulebook bound to this game, with its words. */
export interface Book {
  readonly table: Table;
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

const Context = createContext<Book | null>(null);
export const BookProvider = Context.Provider;

/** The book of this game. Throws outside of a game: our own mistake. */
export function useBook(): Book {
  const book = use(Context);
  if (!book) throw new Error('no book here');
  return book;
}

/** Load the rulebook and the map, which are files of their own, and bind it to a game. Null when this desk does not have it. */
export async function loadBook(
  desk: Pick<Desk, 'rulebook' | 'scenario' | 'rulings' | 'data' | 'people'>,
): Promise<Book | null> {
  const [rulebook] = await Promise.all([loadRulebook(desk.rulebook), loadMap(desk.rulebook)]);
  return rulebook ? bindBook(rulebook, desk, desk.people.length === 1) : null;
}

/** Bind a rulebook, with its words. Null when there is no such scenario or ruling. */
export function bindBook(rulebook: Rulebook, choice: Choice, alone: boolean): Book | null {
  const table = bindTable(rulebook, choice);
  return isRefusal(table) ? null : bookOf(table, alone);
}

/** The words of a bound rulebook. */
function bookOf(table: Table, alone: boolean): Book {
  const { rulebook, setup } = table;
  const titles = Object.fromEntries(setup.scenario.seats.map((seat) => [seat.id, seat.title]));
  const clauses = Object.fromEntries(rulebook.clauses.map((each) => [each.clause, each.title]));
  return {
    table,
    alone,
    say: (words) => render(rulebook.words, words),
    name: (value) =>
      (typeof value === 'string' ? own(titles, value) : undefined) ?? renderValue(rulebook.words, value),
    clause: (id) => own(clauses, id),
    secrets: hasSecrets(table),
    screen: false,
  };
}

/** Clauses as small citations; `full` spells out what they are called. */
export function Clauses({ ids, full }: { ids: readonly string[]; full?: boolean }): ReactNode {
  const { clause } = useBook();
  if (ids.length === 0) return null;
  return (
    <span className="clauses">
      {ids.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ' '}
          <cite title={clause(id)}>
            {id}
            {full && clause(id) ? <span className="clause-title"> {clause(id)}</span> : null}
          </cite>
        </Fragment>
      ))}
    </span>
  );
}
