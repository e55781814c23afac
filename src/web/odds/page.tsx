import { type ReactNode, useEffect, useState } from 'react';
import { type Book, BookProvider, bindBook } from '../book.tsx';
import { loadRulebook } from '../load-rulebook.ts';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import type { OddsRoute } from '../route.ts';
import { useRulebooks } from '../start/books.ts';
import { deskTexts } from '../texts.ts';
import { Calculator } from './calculator.tsx';
import { readSaid } from './said.ts';
import { SheetList } from './sheet-list.tsx';
import { oddsTexts } from './texts.ts';
import { rollsOf } from './usual.ts';
import './odds.css';

/** The calculator: chances without a game. */
export function OddsPage({ route }: { readonly route: OddsRoute }): ReactNode {
  const { rulebook, sheet } = route;
  if (rulebook === undefined) return <Books />;
  return <OfBook key={rulebook} rulebook={rulebook} sheet={sheet} said={route.said} />;
}

/** The first rulebook in which a die falls, at its first roll: one answer at first sight. */
function Books(): ReactNode {
  const { books, fault } = useRulebooks();
  const [first] = books;
  if (first) return <OfBook rulebook={first.id} sheet={undefined} said="" isFirst />;
  return (
    <Page head={<SiteHead at="odds" />} title={oddsTexts.title}>
      <p className="lead">{oddsTexts.about}</p>
      {fault && <p role="alert">{fault}</p>}
    </Page>
  );
}

interface OfBookProps {
  readonly rulebook: string;
  readonly sheet: string | undefined;
  readonly said: string;
  /** Where no roll is named, the first is shown, and not the list of all. */
  readonly isFirst?: boolean;
}

function OfBook({ rulebook, sheet: named, said, isFirst = false }: OfBookProps): ReactNode {
  const { scenario } = readSaid(said);
  const book = useBookAlone(rulebook, scenario);
  const sheet = named ?? (isFirst && book ? rollsOf(book.table.rules)[0] : undefined);
  if (book === undefined)
    return (
      <Page head={<SiteHead at="odds" />} title={oddsTexts.title}>
        <p role="status">{deskTexts.loading}</p>
      </Page>
    );
  if (book === null || (sheet !== undefined && !book.table.rules.sheets[sheet]))
    return (
      <Page head={<SiteHead at="odds" />} title={oddsTexts.lost}>
        <p>
          <a href="#/odds">{oddsTexts.title}</a>
        </p>
      </Page>
    );
  return (
    <BookProvider value={book}>
      {sheet === undefined ? (
        <SheetList rulebook={rulebook} said={said} />
      ) : (
        <Calculator rulebook={rulebook} sheet={sheet} said={said} />
      )}
    </BookProvider>
  );
}

/** A rulebook bound without a game; null where there is no such one. */
function useBookAlone(id: string, scenario: string | null): Book | null | undefined {
  const [book, setBook] = useState<Book | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void loadRulebook(id).then((rulebook) => {
      const chosen = scenario ?? rulebook?.scenarios[0]?.id ?? '';
      const choice = { scenario: chosen, rulings: {}, data: null };
      if (!gone) setBook(rulebook ? bindBook(rulebook, choice, true) : null);
    });
    return () => {
      gone = true;
    };
  }, [id, scenario]);
  return book;
}
