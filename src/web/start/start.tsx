import { type ReactNode, useEffect, useState } from 'react';
import { call, type Refused, type RulebookInfo } from '../api.ts';
import { Page } from '../page.tsx';
import { makeHash } from '../route.ts';
import { t } from '../texts.ts';
import { keptGames } from '../wizard/kept-links.ts';
import { Example } from './example.tsx';

/** The first page: what this is, and an example in one click. */
export function StartPage(): ReactNode {
  const { books, fault } = useRulebooks();
  return (
    <Page title={t.motto}>
      <p className="lead">{t.start.lead}</p>
      <div className="doors">
        <Example books={books} />
        <div>
          <a className="button" href="#/campaign">
            {t.start.campaign}
          </a>
          <p className="hint">{t.start.campaignAbout}</p>
        </div>
        <div>
          <a className="button" href="#/new">
            {t.start.own}
          </a>
          <p className="hint">{t.start.ownAbout}</p>
        </div>
      </div>
      {fault && <p role="alert">{fault}</p>}
      <Kept />
      <h2>{t.start.howTitle}</h2>
      <ol className="how">
        {t.start.how.map(([head, text]) => (
          <li key={head}>
            <strong>{head}</strong> {text}
          </li>
        ))}
      </ol>
      <h2>{t.start.booksTitle}</h2>
      <dl className="books">
        {books.map((book) => (
          <div key={book.id}>
            <dt>{book.title}</dt>
            <dd>{book.about}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="#/odds">{t.start.odds}</a>
      </p>
      <p>
        <a href="#/write">{t.start.write}</a>
      </p>
      <p>
        <a href="#/club">{t.start.club}</a>
      </p>
      <h2>{t.start.linkTitle}</h2>
      <p>{t.start.link}</p>
      <p className="hint">{t.start.needs}</p>
    </Page>
  );
}

/** The games whose links this browser keeps. */
function Kept(): ReactNode {
  const games = keptGames();
  if (games.length === 0) return null;
  return (
    <>
      <h2>{t.start.keptTitle}</h2>
      <ul>
        {games.map(({ game, title, people }) => (
          <li key={game}>
            <a href={makeHash({ page: 'links', game })}>{title}</a>{' '}
            <span className="hint">{people.map(({ name }) => name).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The rulebooks that the server knows. */
export function useRulebooks(): { books: readonly RulebookInfo[]; fault: string | null } {
  const [books, setBooks] = useState<readonly RulebookInfo[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    call<readonly RulebookInfo[]>('/rulebooks')
      .then((found) => !gone && setBooks(found))
      .catch((error: Refused) => !gone && setFault(error.message));
    return () => {
      gone = true;
    };
  }, []);
  return { books, fault };
}
