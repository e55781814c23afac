import { type ReactNode, useEffect, useState } from 'react';
import { BookProvider } from '../book.tsx';
import { Page } from '../page.tsx';
import type { CampaignRoute } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { type Campaign, loadCampaign } from './kept.ts';
import { Watch } from './watch.tsx';

/** The example campaign, to be watched from its beginning. */
export function CampaignPage({ route }: { route: CampaignRoute }): ReactNode {
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    loadCampaign()
      .then((found) => !gone && setCampaign(found))
      .catch((error: Error) => !gone && setFault(error.message));
    return () => {
      gone = true;
    };
  }, []);
  if (fault !== null)
    return (
      <Page title={deskTexts.campaign.none}>
        <p role="alert">{fault}</p>
      </Page>
    );
  if (!campaign)
    return (
      <Page title={deskTexts.name}>
        <p role="status">{deskTexts.campaign.loading}</p>
      </Page>
    );
  return (
    <BookProvider value={campaign.book}>
      <Watch campaign={campaign} route={route} />
    </BookProvider>
  );
}
