import { type ReactNode, useEffect, useState } from 'react';
import { Page } from '../page.tsx';
import { useRulebooks } from '../start/books.ts';
import { titlesOf } from '../start/of-game.tsx';
import { SiteHead } from '../start/site.tsx';
import { t } from '../texts.ts';
import { keepTable } from './kept.ts';
import { MakeGames } from './make.tsx';
import { OwnLink } from './own-link.tsx';
import { Records } from './records.tsx';
import { GamesTable } from './games-table.tsx';
import { Results } from './results.tsx';
import { o } from './texts.ts';
import { useTable } from './use-table.ts';

interface WatchProps {
  readonly id: string;
  readonly keyOfTable: string;
}

/** The page of an organiser: all games, and the ways to make more and to save them. */
export function WatchTable({ id, keyOfTable: key }: WatchProps): ReactNode {
  const [isEnded, setEnded] = useState(false);
  if (!isEnded) return <Watching id={id} keyOfTable={key} onEnded={() => setEnded(true)} />;
  return (
    <Page head={<SiteHead />} title={o.ended}>
      <p>{o.endedAbout}</p>
      <p>
        <a className="lone" href="#/">
          {t.home}
        </a>
      </p>
    </Page>
  );
}

function Watching({ id, keyOfTable: key, onEnded }: WatchProps & { onEnded(): void }): ReactNode {
  const { table, games, trouble, isLooking, look } = useTable(id, key);
  const { books } = useRulebooks();
  useEffect(() => {
    if (table) keepTable({ id, key, title: table.title });
  }, [id, key, table]);
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
          <Results title={table.title} games={games} books={books} />
          <MakeGames id={id} keyOfTable={key} table={table} books={books} onMade={look} />
          <Records id={id} keyOfTable={key} table={table} />
        </>
      )}
      <OwnLink
        kept={{ id, key, title: table?.title ?? '' }}
        games={table?.games.map(({ game }) => game) ?? []}
        onEnded={onEnded}
      />
    </Page>
  );
}
