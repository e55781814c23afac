import './notices.css';
import { type ReactNode, useState } from 'react';
import type { LinkDone } from '../../server/api/index.ts';
import { call, Refused } from '../api.ts';
import type { LinkIn } from './link-in.ts';
import { noticeTexts } from './texts.ts';

type Asked = Exclude<LinkIn, { readonly kind: 'game' }>;

/** What a link of a notice came for, behind a button: programs open links before people do. */
export function FromLink({ link }: { link: LinkIn }): ReactNode {
  if (link.kind === 'game')
    return (
      <p role="alert" className="box from-link">
        {noticeTexts.unknown}
      </p>
    );
  return <Ask link={link} />;
}

function Ask({ link: { kind, channel, token } }: { link: Asked }): ReactNode {
  const [done, setDone] = useState<LinkDone | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const say = async (): Promise<void> => {
    try {
      setDone(await call<LinkDone>(`/notices/${kind}`, undefined, { channel, token }));
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.message);
    }
  };
  const isLeave = kind === 'leave';
  return (
    <section className="box from-link">
      <h2>{isLeave ? noticeTexts.leaveTitle : noticeTexts.confirmTitle}</h2>
      {done ? (
        <p role="status">{(isLeave ? noticeTexts.left : noticeTexts.confirmed)(done.to, done.title)}</p>
      ) : (
        <p className="actions">
          <button type="button" className="main" onClick={() => void say()}>
            {isLeave ? noticeTexts.leaveIt : noticeTexts.confirmIt}
          </button>
        </p>
      )}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </section>
  );
}
