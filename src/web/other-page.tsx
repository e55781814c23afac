import type { ReactNode } from 'react';
import { beyond } from './beyond.ts';
import { later } from './later.tsx';
import { Page } from './page.tsx';
import type { GameRoute, Route } from './route.ts';
import { deskTexts } from './texts.ts';

const WizardPage = later(async () => (await import('./wizard/wizard.tsx')).WizardPage);
const ImportPage = later(async () => (await import('./wizard/import.tsx')).ImportPage);
const CheckPage = later(async () => (await import('./check/page.tsx')).CheckPage);
const KeptGamePage = later(async () => (await import('./maker/kept-page.tsx')).KeptGamePage);
const TakePage = later(async () => (await import('./take/page.tsx')).TakePage);
const ClubTablePage = later(async () => (await import('./club-table/page.tsx')).ClubTablePage);
const CampaignPage = later(async () => (await import('./campaign/page.tsx')).CampaignPage);
const OddsPage = later(async () => (await import('./odds/page.tsx')).OddsPage);
const ClubPage = later(async () => (await import('./club/page.tsx')).ClubPage);
const WritePage = later(async () => (await import('./write/page.tsx')).WritePage);

interface OtherProps {
  readonly route: Exclude<Route, GameRoute | { readonly page: 'start' }>;
}

/** Every page but a desk and the first one. */
export function OtherPage({ route }: OtherProps): ReactNode {
  switch (route.page) {
    case 'new':
      return <WizardPage />;
    case 'import':
      return <ImportPage />;
    case 'check':
      return <CheckPage />;
    case 'write':
      return <WritePage />;
    case 'club':
      return <ClubPage key={route.kept?.id ?? ''} kept={route.kept ?? null} />;
    case 'club-table':
      return <ClubTablePage key={route.kept?.id ?? ''} kept={route.kept ?? null} />;
    case 'odds':
      return <OddsPage route={route} />;
    case 'campaign':
      return <CampaignPage route={route} />;
    case 'people':
      return <beyond.MakerPage key={route.game} game={route.game} keyOfMaker={route.key} />;
    case 'links':
      return <KeptGamePage key={route.game} game={route.game} />;
    case 'take':
      return <TakePage key={route.parts.join('/')} parts={route.parts} />;
    case 'lost':
      return (
        <Page title={deskTexts.lost}>
          <p>
            <a href="#/">{deskTexts.home}</a>
          </p>
        </Page>
      );
  }
}
