import { type ReactNode, Suspense } from 'react';
import { GamePage } from './game/game.tsx';
import { Page } from './page.tsx';
import { type GameRoute, type Route, useRoute } from './route.ts';
import { deskTexts } from './texts.ts';
import { later } from './later.tsx';

const StartPage = later(async () => (await import('./start/start.tsx')).StartPage);
const WizardPage = later(async () => (await import('./wizard/wizard.tsx')).WizardPage);
const ImportPage = later(async () => (await import('./wizard/import.tsx')).ImportPage);
const MakerPage = later(async () => (await import('./maker/page.tsx')).MakerPage);
const KeptGamePage = later(async () => (await import('./maker/page.tsx')).KeptGamePage);
const TakePage = later(async () => (await import('./take/page.tsx')).TakePage);
const ClubTablePage = later(async () => (await import('./club-table/page.tsx')).ClubTablePage);
const CampaignPage = later(async () => (await import('./campaign/page.tsx')).CampaignPage);
const OddsPage = later(async () => (await import('./odds/page.tsx')).OddsPage);
const ClubPage = later(async () => (await import('./club/page.tsx')).ClubPage);
const WritePage = later(async () => (await import('./write/page.tsx')).WritePage);

/** The desk: which page the address asks for. */
export function App(): ReactNode {
  const route = useRoute();
  if (route.page === 'game') return <GamePage key={`${route.game}/${route.key}`} route={route} />;
  return (
    <Suspense key={route.page} fallback={<Waiting />}>
      <PageOf route={route} />
    </Suspense>
  );
}

function PageOf({ route }: { readonly route: Exclude<Route, GameRoute> }): ReactNode {
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return <WizardPage />;
    case 'import':
      return <ImportPage />;
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
      return <MakerPage key={route.game} game={route.game} keyOfMaker={route.key} />;
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

function Waiting(): ReactNode {
  return (
    <Page title={deskTexts.name}>
      <p role="status">{deskTexts.loading}</p>
    </Page>
  );
}
