import { bindTable, givenBy, isRefusal } from '../../kernel/kit/front.test-helper.ts';
import type { FactValue, frame } from '../../kernel/index.ts';
import { booksToRead } from '../../kernel/solo/index.ts';
import { makeSetting } from './facts/books.ts';
import { CHAPTERS } from './chapters.ts';
import { aWorldAtWar } from './index.ts';
import type { Books, WorldGround, WorldPosition } from './state.ts';
import { putFacts } from './start.test-helper.ts';

/** What the steps of a game read, with nothing on the agenda of any moment, and how a game begins. */
export interface BoundGame {
  readonly books: Books;
  /** The position at the start of the scenario, with facts changed. */
  start(facts?: Readonly<Record<string, FactValue>>): WorldPosition;
}

/** A scenario bound, for tests of what stands between the steps. */
export function boundTo(scenario: string, rulings: Readonly<Record<string, string>> = {}): BoundGame {
  const table = bindTable(aWorldAtWar as unknown as frame.Rulebook, { scenario, rulings, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const { setup, rules } = table;
  const books: Books = {
    ...booksToRead<WorldGround>(makeSetting(setup), rules as never),
    given: givenBy<WorldGround>(CHAPTERS.flat()),
  };
  return {
    books,
    start(told = {}) {
      const position = rules.setup() as unknown as WorldPosition;
      putFacts(position.open, told);
      return position;
    },
  };
}
