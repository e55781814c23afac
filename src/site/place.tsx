import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { later } from '../web/later.tsx';
import type { Knowledge, Standing } from './standing.ts';
import { siteTexts } from './texts.ts';

const AllGames = later(async () => (await import('./all-games.tsx')).AllGames);

function useStanding({ now, listen }: Knowledge): Standing {
  return useSyncExternalStore(listen, now);
}

/** How long the games of this browser are there, and who reaches them. */
export function Place({ known }: { readonly known: Knowledge }): ReactNode {
  const { keeping } = useStanding(known);
  return (
    <>
      <p className="hint" role="status">
        {keeping ? siteTexts.keeping[keeping] : siteTexts.opening} {siteTexts.others}
      </p>
      <Suspense fallback={null}>
        <AllGames />
      </Suspense>
    </>
  );
}

/** Why one cannot play just now, or for how long only. */
export function Above({ known }: { readonly known: Knowledge }): ReactNode {
  const { keeping, refused, isSilent } = useStanding(known);
  if (keeping === null && refused !== null)
    return (
      <p role="alert" className="not-kept">
        {refused}{' '}
        <button type="button" onClick={() => window.location.reload()}>
          {siteTexts.again}
        </button>
      </p>
    );
  if (isSilent) return <Line text={siteTexts.silent} />;
  return keeping === 'until the tab closes' ? <Line text={siteTexts.keeping[keeping]} /> : null;
}

function Line({ text }: { readonly text: string }): ReactNode {
  return (
    <p role="status" className="not-kept">
      {text}
    </p>
  );
}
