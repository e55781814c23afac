import '../maker/maker.css';
import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '../maker/link-line.tsx';
import { namedNow, saveText } from '../save.ts';
import { Seg } from '../seg.tsx';
import type { Books } from '../start/of-game.tsx';
import { linksCsv, linksOf, linksText, type OneLink } from './all-links.ts';
import { clubTableTexts } from './texts.ts';
import type { Watched } from './use-table.ts';

/** All links at once, as they will be handed on. */
export interface AllLinks {
  readonly people: number;
  readonly form: Form;
  readonly isOnlyNew: boolean;
  /** Those that have not been opened yet. */
  readonly fresh: readonly OneLink[];
  readonly opened: number;
  readonly text: string;
  readonly csv: string;
  setForm(form: Form): void;
  setOnlyNew(is: boolean): void;
}

type Form = (typeof clubTableTexts.forms)[number][0];

interface Of {
  readonly games: readonly Watched[];
  readonly books: Books;
  readonly base: string;
  readonly title: string;
  /** How long an answer may take, in words; '': as long as it takes. */
  readonly takes: string;
}

/** The links of the games, all of them or those that nobody has opened yet. */
export function useAllLinks({ games, books, base, title, takes }: Of): AllLinks {
  const [form, setForm] = useState<Form>('text');
  const [isOnlyNew, setOnlyNew] = useState(false);
  const all = linksOf(games, base).filter(({ link }) => link !== null);
  const fresh = all.filter(({ opened }) => opened === null);
  const shown = isOnlyNew ? fresh : all;
  const count = (links: readonly OneLink[]): number => new Set(links.map(({ name }) => name)).size;
  return {
    people: count(all),
    form,
    isOnlyNew,
    fresh,
    opened: count(all) - count(fresh),
    text: linksText(shown, title, takes),
    csv: linksCsv(shown, books),
    setForm,
    setOnlyNew,
  };
}

/** How the text of the links will read. */
export function LinksShown({ links }: { readonly links: AllLinks }): ReactNode {
  const { people, form, isOnlyNew, fresh, opened, text } = links;
  if (people === 0) return <p className="hint">{clubTableTexts.linksNot}</p>;
  return (
    <>
      <Seg
        wide
        label={clubTableTexts.form}
        value={form}
        items={clubTableTexts.forms}
        onChoose={links.setForm}
      />
      {form === 'text' ? (
        <pre className="box handed-on">{text.split('\n\n')[0]}</pre>
      ) : (
        <>
          <h3>{clubTableTexts.csvHas}</h3>
          <p>{clubTableTexts.csvHead.join(', ')}</p>
        </>
      )}
      <p className="hint">
        {clubTableTexts.opened(opened, people)}{' '}
        {fresh.length > 0 && (
          <button type="button" className="link" onClick={() => links.setOnlyNew(!isOnlyNew)}>
            {isOnlyNew ? clubTableTexts.everyone : clubTableTexts.onlyOthers(people - opened)}
          </button>
        )}
      </p>
    </>
  );
}

interface HandProps {
  readonly links: AllLinks;
  readonly title: string;
}

/** Copies them, or saves them as a file. */
export function HandOn({ links, title }: HandProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const { people, form, csv } = links;
  const text = form === 'csv' ? csv.slice(1) : links.text;
  const copy = async (): Promise<void> => {
    if (await copyText(text, field.current)) setCopied(text);
  };
  return (
    <>
      <p role="status">{copied === text && copied !== '' ? clubTableTexts.copied : clubTableTexts.secret}</p>
      <div className="two-go">
        <button type="button" className="main" aria-disabled={people === 0} onClick={() => void copy()}>
          {form === 'csv' ? clubTableTexts.copyCsv : clubTableTexts.copy}
        </button>
        <button
          type="button"
          aria-disabled={people === 0}
          onClick={() => saveText(namedNow(title, 'csv'), csv, 'text/csv;charset=utf-8')}
        >
          {clubTableTexts.saveCsv}
        </button>
      </div>
      <textarea
        ref={field}
        className="visually-hidden"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        value={text}
      />
    </>
  );
}
