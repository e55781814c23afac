import { type ReactNode, Suspense } from 'react';
import { GamePage } from './game/game.tsx';
import { Page } from './page.tsx';
import { useRoute } from './route.ts';
import { t } from './texts.ts';
import { later } from './later.ts';

const StartPage = later(async () => (await import('./start/start.tsx')).StartPage);
const WizardPage = later(async () => (await import('./wizard/wizard.tsx')).WizardPage);
const ImportPage = later(async () => (await import('./wizard/import.tsx')).ImportPage);
const PeoplePage = later(async () => (await import('./wizard/people.tsx')).PeoplePage);
const LinksPage = later(async () => (await import('./wizard/links.tsx')).KeptLinksPage);

const CampaignPage = later(async () => (await import('./campaign/page.tsx')).CampaignPage);
const OddsPage = later(async () => (await import('./odds/page.tsx')).OddsPage);
const ClubPage = later(async () => (await import('./club/page.tsx')).ClubPage);
const WritePage = later(async () => (await import('./write/page.tsx')).WritePage);

/** The desk: which page the address asks for. */
export function App(): ReactNode {
  const route = useRoute();
  switch (route.page) {
    case 'start':
      return (
        <Suspense fallback={<Waiting />}>
          <StartPage />
        </Suspense>
      );
    case 'new':
      return (
        <Suspense fallback={<Waiting />}>
          <WizardPage />
        </Suspense>
      );
    case 'import':
      return (
        <Suspense fallback={<Waiting />}>
          <ImportPage />
        </Suspense>
      );
    case 'write':
      return (
        <Suspense fallback={<Waiting />}>
          <WritePage />
        </Suspense>
      );
    case 'club':
      return (
        <Suspense fallback={<Waiting />}>
          <ClubPage key={route.kept?.id ?? ''} kept={route.kept ?? null} />
        </Suspense>
      );
    case 'odds':
      return (
        <Suspense fallback={<Waiting />}>
          <OddsPage route={route} />
        </Suspense>
      );
    case 'campaign':
      return (
        <Suspense fallback={<Waiting />}>
          <CampaignPage route={route} />
        </Suspense>
      );
    case 'people':
      return (
        <Suspense fallback={<Waiting />}>
          <PeoplePage key={route.game} game={route.game} keyOfMaker={route.key} />
        </Suspense>
      );
    case 'links':
      return (
        <Suspense fallback={<Waiting />}>
          <LinksPage key={route.game} game={route.game} />
        </Suspense>
      );
    case 'game':
      return <GamePage key={`${route.game}/${route.key}`} route={route} />;
    case 'lost':
      return (
        <Page title={t.lost}>
          <p>
            <a href="#/">{t.home}</a>
          </p>
        </Page>
      );
  }
}

function Waiting(): ReactNode {
  return (
    <Page title={t.name}>
      <p role="status">{t.loading}</p>
    </Page>
  );
}
