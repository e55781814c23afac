import type { ReactNode } from 'react';
import { beyond } from '../beyond.ts';
import { keptLinks } from '../kept/kept-links.ts';
import { Page } from '../page.tsx';
import { deskTexts } from '../texts.ts';
import { linkTexts } from './link-texts.ts';

/** The maker's page of a game that was made in this browser. */
export function KeptGamePage({ game }: { readonly game: string }): ReactNode {
  const links = keptLinks(game);
  if (links) return <beyond.MakerPage game={game} keyOfMaker={links.creatorKey} />;
  return (
    <Page title={linkTexts.noneTitle}>
      <p>{linkTexts.none}</p>
      <p>
        <a className="lone" href="#/">
          {deskTexts.home}
        </a>
      </p>
    </Page>
  );
}
