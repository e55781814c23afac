import { type ReactNode, Suspense, useState } from 'react';
import type { RulebookInfo } from '../api.ts';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import { useRulebooks } from '../start/books.ts';
import { deskTexts } from '../texts.ts';
import { Choice } from '../set-up/choice.tsx';
import type { FormInfo } from '../set-up/files.ts';
import { FormList, useForms } from '../set-up/form-list.tsx';
import { writeTexts } from './texts.ts';
import { later } from '../later.tsx';
import '../set-up/set-up.css';

const Writer = later(async () => (await import('./writer.tsx')).Writer);

/** Write a file without making a game. */
export function WritePage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [bookId, setBookId] = useState('');
  const [writing, setWriting] = useState<FormInfo | null>(null);
  const book = books.find((each) => each.id === bookId) ?? books[0];
  return (
    <Page
      head={<SiteHead at="write" />}
      title={writing?.title ?? writeTexts.pageTitle}
      {...(writing && book ? { above: book.title } : {})}
    >
      {fault && <p role="alert">{fault}</p>}
      {!writing && <p className="lead">{writeTexts.pageAbout}</p>}
      {book && writing && (
        <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
          <Writer rulebook={book.id} kind={writing.kind} others={NONE} onBack={() => setWriting(null)} />
        </Suspense>
      )}
      {book && !writing && (
        <>
          <Choice
            title={writeTexts.rulebook}
            name="rulebook"
            value={book.id}
            items={books}
            onChoose={setBookId}
          />
          <Kinds book={book} onBegin={setWriting} />
        </>
      )}
    </Page>
  );
}

const NONE: readonly [] = [];

function Kinds({ book, onBegin }: { readonly book: RulebookInfo; onBegin(form: FormInfo): void }): ReactNode {
  return (
    <fieldset className="step">
      <legend>{writeTexts.file}</legend>
      <FormList forms={useForms(book.id)} onWrite={onBegin} />
    </fieldset>
  );
}
