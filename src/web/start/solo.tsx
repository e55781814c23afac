import type { ReactNode } from 'react';
import type { RulebookInfo } from '../api.ts';
import { t } from '../wizard/t.ts';
import { QuickGame, type QuickWish } from './quick.tsx';
import { s } from './texts.ts';

/** The first scenario of a rulebook that bots can play: its example, where that is one. */
function scenarioOf({
  scenarios,
  bots,
  example,
}: RulebookInfo): RulebookInfo['scenarios'][number] | undefined {
  const fit = scenarios.filter(({ id }) => bots.includes(id));
  return fit.find(({ id }) => id === example) ?? fit[0];
}

/** A game against bots: whoever looks has the first seat, bots have the others, and the history tells what happens on the map. */
export function soloOf(book: RulebookInfo): QuickWish {
  const scenario = scenarioOf(book);
  const [first, ...others] = scenario?.seats.map(({ id }) => id) ?? [];
  return {
    rulebook: book.id,
    scenario: scenario?.id,
    dice: 'program',
    title: s.soloTitle(scenario?.title ?? book.title),
    people: [{ name: t.wizard.soloName, seats: first === undefined ? [] : [first] }],
    bots: Object.fromEntries(others.map((seat) => [seat, 'minister'])),
    history: true,
    rulings: book.botRulings,
  };
}

/** One click for each rulebook that bots can play: a game against them. */
export function SoloGames({ books }: { readonly books: readonly RulebookInfo[] }): ReactNode {
  return books
    .filter(({ bots }) => bots.length > 0)
    .map((book) => {
      const { title, seats } = scenarioOf(book) ?? { title: '', seats: [] };
      return (
        <QuickGame
          key={book.id}
          books={books}
          of="seats"
          title={s.solo(book.title)}
          about={s.soloAbout(title, seats[0]?.title ?? '')}
          wishOf={() => soloOf(book)}
        />
      );
    });
}
