import './notices.css';
import type { ReactNode } from 'react';
import { Channels } from './channels.tsx';
import { HookForm } from './hook.tsx';
import { noticeTexts } from './texts.ts';
import { useNotices } from './use-notices.ts';

interface TableHookProps {
  readonly game: string;
  readonly keyOfMaker: string;
}

/** For the maker of a game: a web hook that tells the whole table. */
export function TableHook({ game, keyOfMaker }: TableHookProps): ReactNode {
  const choosing = useNotices(game, keyOfMaker);
  if (!choosing.notices) return null;
  return (
    <section className="notices">
      <h2>{noticeTexts.table}</h2>
      <p className="hint">{noticeTexts.tableAbout}</p>
      {choosing.trouble && (
        <p role="alert" className="trouble">
          {choosing.trouble}
        </p>
      )}
      <HookForm choosing={choosing} />
      <Channels choosing={choosing} />
    </section>
  );
}
