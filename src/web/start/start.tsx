import './start.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { RulebookInfo } from '../api.ts';
import { beyond } from '../beyond.ts';
import { FromLink } from '../notices/from-link.tsx';
import { linkIn } from '../notices/link-in.ts';
import { go, makeHash } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { sinceOf, useNow } from '../time/times.ts';
import { inWords } from '../time/words.ts';
import { TwoPage } from '../two.tsx';
import { Begin } from './begin.tsx';
import { useRulebooks } from './books.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Made, MyGames } from './games.tsx';
import { forgetDesk, type KnownDesk, knownDesks } from '../kept/known.ts';
import { SiteHead } from './site.tsx';
import { SoloGame } from './solo.tsx';
import { isYours, type Standing, useStandings, yoursIn } from './standing.ts';
import { startTexts } from './texts.ts';

/** The first page: the games that this browser knows, and the ways to begin one. */
export function StartPage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [desks, setDesks] = useState(() => knownDesks());
  const standings = useStandings(desks);
  const isNew = desks.length === 0;
  const yours = standings.filter(({ visit }) => visit !== null && !visit.archived && isYours(visit)).length;
  const title = isNew ? deskTexts.motto : yours === 0 ? startTexts.none : startTexts.waiting(yours);
  const link = linkIn(window.location.hash);
  useKnown(link?.kind === 'game' ? link.game : null, desks);
  return (
    <TwoPage
      head={<SiteHead at="games" />}
      title={title}
      about={
        <>
          {isNew ? startTexts.lead : startTexts.count(desks.length)} <Longest standings={standings} />
        </>
      }
      beside={startTexts.begin}
      panel={<Begin books={books} />}
      foot={
        <>
          <p>{startTexts.ownAbout}</p>
          <div className="two-go">
            <a className="button is-main main" href="#/new">
              {startTexts.own}
            </a>
            <a className="button" href="#/odds">
              {startTexts.odds}
            </a>
          </div>
        </>
      }
    >
      <beyond.Others>{link && <FromLink key={window.location.hash} link={link} />}</beyond.Others>
      {fault && <p role="alert">{fault}</p>}
      {!isNew && (
        <MyGames
          standings={standings}
          books={books}
          onForget={(desk) => {
            forgetDesk(desk);
            setDesks(desks.filter((each) => each !== desk));
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        />
      )}
      <Elsewhere />
      <Made />
      {isNew && <Books books={books} />}
    </TwoPage>
  );
}

/** Which game waits for whoever looks the longest, where several do and that is known. */
function Longest({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const now = useNow();
  const waits = standings.flatMap(({ visit }) => {
    const at = visit && !visit.archived ? sinceOf(visit, yoursIn(visit)) : undefined;
    return visit && at !== undefined ? [{ title: visit.title, at }] : [];
  });
  const [first] = waits.toSorted((one, other) => one.at - other.at);
  return first && waits.length > 1 ? startTexts.longest(first.title, inWords(first.at, now)) : null;
}

/** A notice leads to a game: on to the desk of it that this browser knows. */
function useKnown(game: string | null, desks: readonly KnownDesk[]): void {
  const known = desks.find((each) => each.game === game);
  useEffect(() => {
    if (known) go({ page: 'game', game: known.game, key: known.key }, true);
  }, [known]);
}

/** A picture, and the games that there are, each with two ways in. */
function Books({ books }: { readonly books: readonly RulebookInfo[] }): ReactNode {
  return (
    <>
      <figure className="box first-picture">
        <picture>
          <source srcSet="first-dark.png" media="(prefers-color-scheme: dark)" />
          <img src="first-light.png" alt="" width="754" height="190" />
        </picture>
      </figure>
      <div className="ruled first-books">
        {books.map((book) => (
          <section key={book.id} aria-labelledby={`first-${book.id}`}>
            <h2 id={`first-${book.id}`}>{book.title}</h2>
            <p className="clamp">{book.about}</p>
            <SoloGame book={book} />
            <a className="lone" href={makeHash({ page: 'odds', rulebook: book.id, said: '' })}>
              {book.rolls ? startTexts.chances : startTexts.addUp}
            </a>
          </section>
        ))}
      </div>
    </>
  );
}
