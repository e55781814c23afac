import { type ReactNode, useEffect, useState } from 'react';
import { call, type Created, Refused, type RulebookInfo } from '../api.ts';
import { Page } from '../page.tsx';
import { go } from '../route.ts';
import { t } from '../texts.ts';

/** The first page: what this is, and an example in one click. */
export function StartPage(): ReactNode {
  const { books, fault } = useRulebooks();
  return (
    <Page title={t.motto}>
      <p className="lead">{t.start.lead}</p>
      <div className="doors">
        <Example books={books} />
        <div>
          <a className="button" href="#/new">
            {t.start.own}
          </a>
          <p className="hint">{t.start.ownAbout}</p>
        </div>
      </div>
      {fault && <p role="alert">{fault}</p>}
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
        <a href="#/write">{t.start.write}</a>
      </p>
      <h2>{t.start.linkTitle}</h2>
      <p>{t.start.link}</p>
      <p className="hint">{t.start.needs}</p>
    </Page>
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

const EXAMPLE = { rulebook: 'level-of-cooperation', scenario: 'short-1942' };

/** The example: the short game with every seat at this machine. */
function exampleOf(books: readonly RulebookInfo[]): object {
  const book = books.find((each) => each.id === EXAMPLE.rulebook) ?? books[0];
  const scenario = book?.scenarios.find((each) => each.id === EXAMPLE.scenario) ?? book?.scenarios[0];
  const people = [{ name: t.wizard.everyone, seats: scenario?.seats.map((seat) => seat.id) ?? [] }];
  const title = scenario?.title;
  return { rulebook: book?.id, scenario: scenario?.id, dice: 'program', title, people };
}

/** One click: a short game with every seat at this machine. Where the server wants a key, the wizard asks for it. */
function Example({ books }: { books: readonly RulebookInfo[] }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      // pressed before the list was there: ask again rather than ignore it
      const known = books.length > 0 ? books : await call<readonly RulebookInfo[]>('/rulebooks');
      const { game, people } = await call<Created>('/games', undefined, exampleOf(known));
      go({ page: 'game', game, key: people[0]?.key ?? '' });
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof Refused ? error.message : String(error));
    }
  };
  return (
    <div>
      <button type="button" className="main" aria-disabled={busy} onClick={() => void open()}>
        {busy ? t.wizard.creating : t.start.example}
      </button>
      <p className="hint">{t.start.exampleAbout}</p>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </div>
  );
}
