import { type ReactNode, useEffect } from 'react';
import { LinkLine } from '../maker/link-line.tsx';
import { useReach } from '../maker/reach.tsx';
import { ShownQr } from '../maker/shown-qr.tsx';
import { Page } from '../page.tsx';
import { go, makeHash } from '../route.ts';
import { useRulebooks } from '../start/books.ts';
import { titlesOf } from '../start/of-game.tsx';
import { SiteHead } from '../start/site.tsx';
import { forgetTable, keepTable } from './kept.ts';
import { MakeGames } from './make.tsx';
import { Records } from './records.tsx';
import { GamesTable } from './games-table.tsx';
import { o } from './texts.ts';
import { useTable } from './use-table.ts';

/** The page of an organiser: all games, and the ways to make more and to save them. */
export function WatchTable({
  id,
  keyOfTable: key,
}: {
  readonly id: string;
  readonly keyOfTable: string;
}): ReactNode {
  const { table, games, trouble, isLooking, look } = useTable(id, key);
  const { books } = useRulebooks();
  const { base, note } = useReach([]);
  const hash = makeHash({ page: 'club-table', kept: { id, key } });
  useEffect(() => {
    if (table) keepTable({ id, key, title: table.title });
  }, [id, key, table]);
  const forget = (): void => {
    go({ page: 'start' });
    forgetTable(id);
  };
  const made = table && titlesOf(table.template, books);
  return (
    <Page head={<SiteHead />} title={table?.title ?? o.title} wide>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      {table && (
        <>
          <p className="hint">
            {made?.book}, {made?.scenario}. {o.count(table.games.length, table.most)}
          </p>
          <GamesTable games={games} books={books} keyOfTable={key} isLooking={isLooking} onLook={look} />
          <MakeGames id={id} keyOfTable={key} table={table} books={books} onMade={look} />
          <Records id={id} keyOfTable={key} table={table} />
        </>
      )}
      <h2>{o.own}</h2>
      <p>{o.ownAbout}</p>
      {note}
      <LinkLine hash={hash} who={o.own} base={base} />
      <div className="link-acts">
        <ShownQr text={new URL(hash, base).href} who={o.own} />
        <button type="button" className="link" onClick={forget}>
          {o.forget}
        </button>
      </div>
    </Page>
  );
}
