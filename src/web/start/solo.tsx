import './start.css';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import type { RulebookInfo } from '../api.ts';
import { Icon } from '../parts/icons.tsx';
import { keyIn } from '../set-up/key-field.tsx';
import { setUpTexts } from '../set-up/texts.ts';
import { type QuickWish, useQuick } from './quick.tsx';
import { startTexts } from './texts.ts';

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
    title: startTexts.soloTitle(scenario?.title ?? book.title),
    people: [{ name: setUpTexts.wizard.soloName, seats: first === undefined ? [] : [first] }],
    bots: Object.fromEntries(others.map((seat) => [seat, 'minister'])),
    history: true,
    rulings: book.botRulings,
  };
}

/** One press for each rulebook that bots can play: a game against them. */
export function SoloGames({ books }: { readonly books: readonly RulebookInfo[] }): ReactNode {
  const { busy, below, open } = useQuick(books);
  const title = useId();
  const played = books.filter(({ bots }) => bots.length > 0);
  if (played.length === 0) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // without a button the key was sent by Enter: it is for the first of them
    const { submitter } = event.nativeEvent as { readonly submitter?: HTMLElement | null };
    const book = played.find(({ id }) => id === submitter?.dataset['book']) ?? played[0];
    if (book) open(() => soloOf(book), keyIn(event.currentTarget));
  };
  return (
    <form className="column begin-solo" aria-labelledby={title} onSubmit={submit}>
      <p className="flow begin-door">
        <Icon of="seats" />
        <b id={title}>{busy ? setUpTexts.wizard.creating : startTexts.solo}</b>
      </p>
      <div className="flow begin-solo-books">
        {played.map((book) => {
          const { title: scenario, seats } = scenarioOf(book) ?? { title: '', seats: [] };
          return (
            <button
              key={book.id}
              type="submit"
              data-book={book.id}
              aria-disabled={busy}
              aria-label={startTexts.soloOf(book.title, scenario, seats[0]?.title ?? '')}
              title={startTexts.soloOf(book.title, scenario, seats[0]?.title ?? '')}
            >
              {book.title}
            </button>
          );
        })}
      </div>
      {below}
    </form>
  );
}

/** One press for one rulebook, where it is described. */
export function SoloGame({ book }: { readonly book: RulebookInfo }): ReactNode {
  const { busy, below, open } = useQuick([book]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    open(() => soloOf(book), keyIn(event.currentTarget));
  };
  if (book.bots.length === 0) return null;
  return (
    <form onSubmit={submit}>
      <button
        type="submit"
        className="link"
        aria-disabled={busy}
        aria-label={startTexts.soloWith(book.title)}
      >
        {busy ? setUpTexts.wizard.creating : startTexts.againstBots}
      </button>
      {below}
    </form>
  );
}
