import { type ReactNode, useEffect, useState } from 'react';
import { Page } from '../page.tsx';
import { useRulebooks } from '../start/books.ts';
import { titlesOf } from '../start/of-game.tsx';
import { SiteHead } from '../start/site.tsx';
import { keptLinks } from '../kept/kept-links.ts';
import { useReach } from '../maker/reach.tsx';
import { deskTexts } from '../texts.ts';
import { spanText } from '../time/rule-words.ts';
import { TwoPage } from '../two.tsx';
import { ChangeAll } from './change-all.tsx';
import { keepTable, keptTable } from '../kept/club-tables.ts';
import { HandOn, LinksShown, useAllLinks } from './links-panel.tsx';
import { MakeGames } from './make.tsx';
import { OwnLink } from './own-link.tsx';
import { Records } from './records.tsx';
import { GamesTable, waitOf } from './games-table.tsx';
import { Results } from './results.tsx';
import { clubTableTexts } from './texts.ts';
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
    <Page head={<SiteHead />} title={clubTableTexts.ended}>
      <p>{clubTableTexts.endedAbout}</p>
      <p>
        <a className="lone" href="#/">
          {deskTexts.home}
        </a>
      </p>
    </Page>
  );
}

function Watching({ id, keyOfTable: key, onEnded }: WatchProps & { onEnded(): void }): ReactNode {
  const { table, games, trouble, isLooking, look } = useTable(id, key);
  const { books } = useRulebooks();
  useEffect(() => {
    if (table) keepTable({ ...keptTable(id), id, key, title: table.title });
  }, [id, key, table]);
  const title = table?.title ?? clubTableTexts.title;
  const made = table && titlesOf(table.template, books);
  const { base, note } = useReach(keptLinks(table?.games[0]?.game ?? '')?.addresses ?? []);
  const rule = keptTable(id)?.rule;
  const links = useAllLinks({ games, books, base, title, takes: rule ? spanText(rule) : '' });
  const people = new Set(games.flatMap(({ game }) => game.people.map(({ name }) => name))).size;
  const over = games.filter(({ visit }) => visit !== null && waitOf(visit) === null).length;
  return (
    <TwoPage
      head={<SiteHead />}
      title={title}
      about={made && `${made.book}, ${made.scenario}. ${clubTableTexts.count(games.length, people, over)}`}
      beside={links.people > 0 ? clubTableTexts.links(links.people) : clubTableTexts.noLinks}
      panel={
        <>
          {note}
          <LinksShown links={links} />
          <ChangeAll id={id} keyOfTable={key} title={title} games={games} onChanged={look} />
          <p className="hint">{clubTableTexts.sees}</p>
        </>
      }
      foot={<HandOn links={links} title={title} />}
    >
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      {table && (
        <>
          <GamesTable games={games} books={books} keyOfTable={key} isLooking={isLooking} onLook={look} />
          <Results title={title} games={games} books={books} />
          <MakeGames id={id} keyOfTable={key} table={table} books={books} onMade={look} />
          <Records id={id} keyOfTable={key} table={table} />
        </>
      )}
      <OwnLink
        kept={{ id, key, title: table?.title ?? '' }}
        games={table?.games.map(({ game }) => game) ?? []}
        onEnded={onEnded}
      />
    </TwoPage>
  );
}
