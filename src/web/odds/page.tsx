import { type ReactNode, useEffect, useState } from 'react';
import { type Book, BookProvider, bindBook } from '../book.tsx';
import { loadRulebook } from '../load-rulebook.ts';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import { go, type OddsRoute } from '../route.ts';
import { useRulebooks } from '../start/books.ts';
import { t } from '../texts.ts';
import { Choice } from '../wizard/choice.tsx';
import { Calculator } from './calculator.tsx';
import { readSaid } from './said.ts';
import { SheetList } from './sheet-list.tsx';
import { o } from './texts.ts';

/** The calculator: chances without a game. */
export function OddsPage({ route }: { readonly route: OddsRoute }): ReactNode {
  const { rulebook, sheet } = route;
  if (rulebook === undefined) return <Books />;
  return <OfBook key={rulebook} rulebook={rulebook} sheet={sheet} said={route.said} />;
}

function Books(): ReactNode {
  const { books, fault } = useRulebooks();
  return (
    <Page head={<SiteHead at="odds" />} title={o.title}>
      <p className="lead">{o.about}</p>
      {fault && <p role="alert">{fault}</p>}
      <Choice
        title={o.rulebook}
        name="rulebook"
        value=""
        items={books}
        onChoose={(rulebook) => go({ page: 'odds', rulebook, said: '' })}
      />
    </Page>
  );
}

interface OfBookProps {
  readonly rulebook: string;
  readonly sheet: string | undefined;
  readonly said: string;
}

function OfBook({ rulebook, sheet, said }: OfBookProps): ReactNode {
  const { scenario } = readSaid(said);
  const book = useBookAlone(rulebook, scenario);
  if (book === undefined)
    return (
      <Page head={<SiteHead at="odds" />} title={o.title}>
        <p role="status">{t.loading}</p>
      </Page>
    );
  if (book === null || (sheet !== undefined && !book.table.rules.sheets[sheet]))
    return (
      <Page head={<SiteHead at="odds" />} title={o.lost}>
        <p>
          <a href="#/odds">{o.title}</a>
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
