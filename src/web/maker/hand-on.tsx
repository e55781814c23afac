import './maker.css';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { go, makeHash } from '../route.ts';
import { openedDesks } from '../kept/known.ts';
import { copyText } from './link-line.tsx';
import type { KeptLinks } from '../kept/kept-links.ts';
import { linkTexts } from './link-texts.ts';
import type { Upkeep } from './use-upkeep.ts';

/** What somebody is sent: the seat in words, and its link. */
export interface Handed {
  readonly name: string;
  readonly text: string;
}

interface Of {
  readonly id: string;
  readonly title: string;
  readonly upkeep: Upkeep;
  readonly links: KeptLinks | null;
  readonly base: string;
}

/** The texts with the links that nobody has taken yet; before the server has said who sits there, all that are known here. */
export function linksToHandOn({ id, title, upkeep, links, base }: Of): readonly Handed[] {
  const people = upkeep.game?.people.flatMap(({ name, titles, revoked, invited, held }) => {
    const key = revoked || !(invited || held === 'link') ? undefined : upkeep.keys.get(name);
    return key === undefined ? [] : [{ name, seats: titles, key }];
  });
  return (people ?? links?.people ?? []).map(({ name, seats, key }) => {
    const link = new URL(makeHash({ page: 'game', game: id, key }), base).href;
    return { name, text: linkTexts.handedText(name, title, seats, link) };
  });
}

/** The text that will be copied, as it will be read, and a button for each person. */
export function HandedOn({ handed }: { readonly handed: readonly Handed[] }): ReactNode {
  if (handed.length === 0) return <p className="hint">{linkTexts.noneLeft}</p>;
  return (
    <>
      <pre className="box handed-on">{handed.map(({ text }) => text).join('\n\n')}</pre>
      <div className="flow link-acts">
        {handed.map((each) => (
          <CopyOne key={each.name} handed={each} />
        ))}
      </div>
    </>
  );
}

function CopyOne({ handed: { name, text } }: { readonly handed: Handed }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    if (await copyText(text, field.current)) setCopied(text);
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {copied === text ? linkTexts.copied : linkTexts.copyFor(name)}
      </button>
      <Hidden field={field} text={text} />
    </>
  );
}

interface HiddenProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
}

/** What is copied where the browser has no clipboard. */
function Hidden({ field, text }: HiddenProps): ReactNode {
  return (
    <textarea
      ref={field}
      className="visually-hidden"
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      value={text}
    />
  );
}

interface CopyProps {
  readonly game: string;
  readonly handed: readonly Handed[];
  onCopied(): void;
}

/** All links in one text; beside it one's own seat. */
export function CopyAll({ game, handed, onCopied }: CopyProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const text = handed.map((each) => each.text).join('\n\n');
  const copy = async (): Promise<void> => {
    if (!(await copyText(text, field.current))) return;
    setCopied(text);
    onCopied();
  };
  const [own] = openedDesks(localStorage).filter((each) => each.game === game);
  return (
    <>
      <p role="status">{copied === text && copied !== '' ? linkTexts.copiedAll : linkTexts.secret}</p>
      <div className="two-go">
        <button
          type="button"
          className="main"
          aria-disabled={handed.length === 0}
          onClick={() => void copy()}
        >
          {linkTexts.copyAll}
        </button>
        {own && (
          <button type="button" onClick={() => go({ page: 'game', game, key: own.key })}>
            {linkTexts.take}
          </button>
        )}
      </div>
      <Hidden field={field} text={text} />
    </>
  );
}
