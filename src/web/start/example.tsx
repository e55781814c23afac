import type { ReactNode } from 'react';
import type { RulebookInfo } from '../api.ts';
import { setUpTexts } from '../set-up/texts.ts';
import { QuickGame, type QuickWish } from './quick.tsx';
import { startTexts } from './texts.ts';

/** The example: the scenario that a rulebook names as such, with every seat at this machine. */
function exampleOf(books: readonly RulebookInfo[]): QuickWish {
  const book = books.find(({ example }) => example !== undefined) ?? books[0];
  const scenario = book?.scenarios.find((each) => each.id === book.example) ?? book?.scenarios[0];
  const people = [{ name: setUpTexts.wizard.everyone, seats: scenario?.seats.map((seat) => seat.id) ?? [] }];
  return { rulebook: book?.id, scenario: scenario?.id, dice: 'program', title: scenario?.title, people };
}

/** One click: a short game with every seat at this machine. */
export function Example({ books }: { readonly books: readonly RulebookInfo[] }): ReactNode {
  return (
    <QuickGame
      books={books}
      of="skip"
      title={startTexts.example}
      about={startTexts.exampleAbout}
      wishOf={exampleOf}
    />
  );
}
