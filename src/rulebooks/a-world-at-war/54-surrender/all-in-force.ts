import type { board } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import type { InForce } from './in-force.ts';
import { inForceTexts } from './in-force.words.ts';

// What stands by rules 55 to 62, by chapter.

/** All that stands. */
export function allInForce(books: Books, open: Open): readonly InForce[] {
  return books.given('inForce').flatMap((each) => each(books, open));
}

const COLUMNS = (['about', 'on', 'since', 'lifted', 'rule'] as const).map((key) =>
  inForceTexts.inForce[key](),
);

/** The part of the board that lists what stands. */
export function inForcePanel(books: Books, open: Open): board.TablePanel {
  const rows = allInForce(books, open).map(({ clauses, about, on, since, lifted }) => [
    about,
    on,
    since ?? inForceTexts.inForce.always(),
    lifted,
    clauses.join(', '),
  ]);
  return { kind: 'table', title: inForceTexts.inForce.title(), columns: COLUMNS, rows };
}

/** 54.31: what stands, on the board. */
export const IN_FORCE = part(import.meta.url, {
  board: (books, { open }) => [inForcePanel(books, open)],
  texts: inForceTexts,
});
