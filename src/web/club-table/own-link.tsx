import '../maker/maker.css';
import { type ReactNode, useState } from 'react';
import type { KeptClubTable } from '../../server/api/index.ts';
import { call, Refused } from '../api.ts';
import { keepLinks, keptLinks } from '../kept/kept-links.ts';
import { LinkLine } from '../maker/link-line.tsx';
import { useReach } from '../maker/reach.tsx';
import { ShownQr } from '../maker/shown-qr.tsx';
import { Sure } from '../maker/sure.tsx';
import { go, makeHash } from '../route.ts';
import { forgetTable, keepTable, type KeptTable } from '../kept/club-tables.ts';
import { clubTableTexts } from './texts.ts';

interface OwnProps {
  readonly kept: KeptTable;
  /** The games, whose makers’ links are the same. */
  readonly games: readonly string[];
  onEnded(): void;
}

/** The link of whoever organises: to copy, as a picture, to renew, to end. */
export function OwnLink({ kept, games, onEnded }: OwnProps): ReactNode {
  const { base, note } = useReach([]);
  const hash = makeHash({ page: 'club-table', kept });
  const { said, trouble, renew, end } = useKey(kept, games, onEnded);
  return (
    <section aria-labelledby="own-link">
      <h2 id="own-link">{clubTableTexts.own}</h2>
      <p>{clubTableTexts.ownAbout}</p>
      {note}
      <LinkLine hash={hash} who={clubTableTexts.own} base={base} />
      <div className="flow link-acts">
        <ShownQr text={new URL(hash, base).href} who={clubTableTexts.own} />
        <Sure text={clubTableTexts.renew} sure={clubTableTexts.renewSure} onSure={renew} />
        <Sure text={clubTableTexts.end} sure={clubTableTexts.endSure} onSure={end} />
        <button
          type="button"
          className="link"
          onClick={() => {
            go({ page: 'start' });
            forgetTable(kept.id);
          }}
        >
          {clubTableTexts.forget}
        </button>
      </div>
      <p role="status" className="marked changed">
        {said}
      </p>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </section>
  );
}

/** Another key, or none any more; this browser goes on with what is so then. */
function useKey({ id, key, title }: KeptTable, games: readonly string[], onEnded: () => void) {
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async <T,>(what: 'renew' | 'end'): Promise<T | null> => {
    setTrouble(null);
    try {
      return await call<T>(`/club-tables/${encodeURIComponent(id)}/${what}`, key, {});
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.message);
      return null;
    }
  };
  const renew = async (): Promise<void> => {
    const made = await ask<KeptClubTable>('renew');
    if (!made) return;
    keepTable({ id, key: made.key, title });
    for (const game of games) {
      const links = keptLinks(game);
      if (links?.creatorKey === key) keepLinks({ ...links, creatorKey: made.key });
    }
    setSaid(clubTableTexts.renewed);
    go({ page: 'club-table', kept: { id, key: made.key } }, true);
  };
  const end = async (): Promise<void> => {
    if (!(await ask('end'))) return;
    forgetTable(id);
    onEnded();
  };
  return { said, trouble, renew: () => void renew(), end: () => void end() };
}
