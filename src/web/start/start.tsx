import { type ReactNode, useEffect, useState } from 'react';
import type { RulebookInfo } from '../api.ts';
import { useHeading } from '../page.tsx';
import { FromLink } from '../notices/from-link.tsx';
import { linkIn } from '../notices/link-in.ts';
import { go } from '../route.ts';
import { t } from '../texts.ts';
import { sinceOf, useNow } from '../time/times.ts';
import { inWords } from '../time/words.ts';
import { Begin } from './begin.tsx';
import { useRulebooks } from './books.ts';
import { Made, MyGames } from './games.tsx';
import { forgetDesk, type KnownDesk, knownDesks } from './known.ts';
import { SiteHead } from './site.tsx';
import { isYours, type Standing, useStandings, yoursIn } from './standing.ts';
import { s } from './texts.ts';

/** The first page: the games that this browser knows, and the ways to begin one. */
export function StartPage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [desks, setDesks] = useState(() => knownDesks());
  const standings = useStandings(desks);
  const isNew = desks.length === 0;
  const yours = standings.filter(({ visit }) => visit !== null && !visit.archived && isYours(visit)).length;
  const title = isNew ? t.motto : yours === 0 ? s.none : s.waiting(yours);
  const heading = useHeading(title);
  const link = linkIn(window.location.hash);
  useKnown(link?.kind === 'game' ? link.game : null, desks);
  return (
    <>
      <SiteHead at="games" />
      <main id="main" className="start">
        <div className="start-lead">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={isNew ? 'lead' : 'hint'}>
            {isNew ? s.lead : s.count(desks.length)} <Longest standings={standings} />
          </p>
          {link && <FromLink key={window.location.hash} link={link} />}
        </div>
        <div className="start-games">
          {fault && <p role="alert">{fault}</p>}
          {!isNew && (
            <MyGames
              standings={standings}
              books={books}
              onForget={(desk) => {
                forgetDesk(desk);
                setDesks(desks.filter((each) => each !== desk));
                heading.current?.focus();
              }}
            />
          )}
          <Made />
          <About books={books} isOpen={isNew} />
        </div>
        <Begin books={books} />
      </main>
    </>
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
  return first && waits.length > 1 ? s.longest(first.title, inWords(first.at, now)) : null;
}

/** A notice leads to a game: on to the desk of it that this browser knows. */
function useKnown(game: string | null, desks: readonly KnownDesk[]): void {
  const known = desks.find((each) => each.game === game);
  useEffect(() => {
    if (known) go({ page: 'game', game: known.game, key: known.key }, true);
  }, [known]);
}

/** How a game goes, and which games there are. */
function About({ books, isOpen }: { books: readonly RulebookInfo[]; isOpen: boolean }): ReactNode {
  return (
    <>
      <details open={isOpen}>
        <summary>
          <h2>{s.howTitle}</h2>
        </summary>
        <ol className="how">
          {s.how.map(([head, text]) => (
            <li key={head}>
              <strong>{head}</strong> {text}
            </li>
          ))}
        </ol>
      </details>
      <details open={isOpen}>
        <summary>
          <h2>{s.booksTitle}</h2>
        </summary>
        <dl className="books">
          {books.map((book) => (
            <div key={book.id}>
              <dt>{book.title}</dt>
              <dd>{book.about}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
