import './above.css';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
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

/** Why one cannot play just now, or for how long only, and whether there is a newer build of the page. */
export function Above({ known }: { readonly known: Knowledge }): ReactNode {
  const { isOld, renew } = useStanding(known);
  if (isOld) return <Line text={siteTexts.old} press={{ name: siteTexts.reload, act: renew ?? reload }} />;
  return (
    <>
      <OfHouse known={known} />
      {renew && <Line text={siteTexts.newer} press={{ name: siteTexts.renew, act: renew }} />}
    </>
  );
}

function OfHouse({ known }: { readonly known: Knowledge }): ReactNode {
  const { keeping, refused, isSilent } = useStanding(known);
  if (keeping === null && refused !== null)
    return (
      <p role="alert" className="not-kept">
        {refused}{' '}
        <button type="button" onClick={reload}>
          {siteTexts.again}
        </button>
      </p>
    );
  if (isSilent) return <Line text={siteTexts.silent} />;
  return keeping === 'until the tab closes' && <UntilClosed />;
}

function UntilClosed(): ReactNode {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const text = siteTexts.keeping['until the tab closes'];
  return <Line text={text} press={{ name: siteTexts.close, act: () => setRead(true) }} />;
}

const reload = (): void => window.location.reload();

interface LineProps {
  readonly text: string;
  readonly press?: { readonly name: string; readonly act: () => void };
}

function Line({ text, press }: LineProps): ReactNode {
  return (
    <p role="status" className="not-kept">
      {text}
      {press && ' '}
      {press && (
        <button type="button" onClick={press.act}>
          {press.name}
        </button>
      )}
    </p>
  );
}
