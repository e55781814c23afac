import type { ReactNode } from 'react';
import type { MakerProps } from '../web/beyond.ts';
import { keptLinks } from '../web/kept/kept-links.ts';
import { openedDesks } from '../web/kept/known.ts';
import { EmptySeats } from '../web/maker/bots.tsx';
import { linkTexts } from '../web/maker/link-texts.ts';
import { GameState, Settings } from '../web/maker/settings.tsx';
import { useUpkeep } from '../web/maker/use-upkeep.ts';
import { WholeGame } from '../web/maker/whole.tsx';
import { Page } from '../web/page.tsx';
import { makeHash } from '../web/route.ts';
import { SiteHead } from '../web/start/site.tsx';
import { siteTexts } from './texts.ts';
import { ToServer } from './to-server.tsx';

/** For the maker of a game that nobody reaches from elsewhere: all that can be done with it. */
export function MakerPage({ game: id, keyOfMaker: key, shown }: MakerProps): ReactNode {
  const { game, trouble, changed, change, seatBot } = useUpkeep(id, key, shown ?? null);
  const [desk] = openedDesks(localStorage).filter((each) => each.game === id);
  const sits = desk?.key ?? keptLinks(id)?.people[0]?.key ?? shown?.people[0]?.key;
  return (
    <Page head={<SiteHead />} title={linkTexts.titleOf(game?.title ?? keptLinks(id)?.title ?? '')}>
      <p className="lead">{siteTexts.makerAbout}</p>
      {sits !== undefined && (
        <p>
          <a className="button main" href={makeHash({ page: 'game', game: id, key: sits })}>
            {siteTexts.desk}
          </a>
        </p>
      )}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      <p role="status" className="marked changed">
        {changed}
      </p>
      {game && (
        <>
          <EmptySeats game={game} seatBot={seatBot} />
          <Settings game={game} change={change} />
          <GameState game={game} change={change} />
        </>
      )}
      <WholeGame game={id} keyOf={key} signs={game?.key} />
      {game && <ToServer game={game} keyOf={key} />}
    </Page>
  );
}
