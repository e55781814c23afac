import { type ReactNode, Suspense } from 'react';
import { GamePage } from './game/game.tsx';
import { later } from './later.tsx';
import { Page } from './page.tsx';
import { useRoute } from './route.ts';
import { deskTexts } from './texts.ts';

const StartPage = later(async () => (await import('./start/start.tsx')).StartPage);
const OtherPage = later(async () => (await import('./other-page.tsx')).OtherPage);

/** The desk: which page the address asks for. */
export function App(): ReactNode {
  const route = useRoute();
  if (route.page === 'game') return <GamePage key={`${route.game}/${route.key}`} route={route} />;
  return (
    <Suspense key={route.page} fallback={<Waiting />}>
      {route.page === 'start' ? <StartPage /> : <OtherPage route={route} />}
    </Suspense>
  );
}

function Waiting(): ReactNode {
  return (
    <Page title={deskTexts.name}>
      <p role="status">{deskTexts.loading}</p>
    </Page>
  );
}
