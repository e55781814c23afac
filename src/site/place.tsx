import './above.css';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { later } from '../web/later.tsx';
import type { Knowledge, Standing } from './standing.ts';
import { siteTexts } from './texts.ts';
import type { RescueFiles } from './rescue.tsx';

const Rescue = later(async () => (await import('./rescue.tsx')).Rescue);
const AllGames = later(async () => (await import('./all-games.tsx')).AllGames);

function useStanding({ now, listen }: Knowledge): Standing {
  return useSyncExternalStore(listen, now);
}

/** How long the games of this browser are there, and who reaches them. */
export function Place({ known }: { readonly known: Knowledge }): ReactNode {
  const { keeping, refused } = useStanding(known);
  const state = keeping ? siteTexts.keeping[keeping] : refused === null && siteTexts.opening;
  return (
    <>
      <p className="hint how-kept" role="status">
        {state} {siteTexts.others}
      </p>
      <Suspense fallback={null}>{(keeping !== null || refused === null) && <AllGames />}</Suspense>
    </>
  );
}

interface AboveProps {
  readonly known: Knowledge;
  readonly files: RescueFiles;
}

/** Why one cannot play just now, or for how long only, and whether there is a newer build of the page. */
export function Above({ known, files }: AboveProps): ReactNode {
  const { isOld, renew } = useStanding(known);
  if (isOld) return <Line text={siteTexts.old} press={{ name: siteTexts.reload, act: renew ?? reload }} />;
  return (
    <>
      <OfHouse known={known} files={files} />
      {renew && <Line text={siteTexts.newer} press={{ name: siteTexts.renew, act: renew }} />}
    </>
  );
}

function OfHouse({ known, files }: AboveProps): ReactNode {
  const { keeping, refused, isSilent, renew } = useStanding(known);
  if (keeping === null && refused !== null)
    return (
      <div className="not-kept">
        <span role="alert">{refused.said}</span>{' '}
        <button type="button" onClick={(refused.can === 'save' && renew) || reload}>
          {refused.can === 'save' ? siteTexts.reload : siteTexts.again}
        </button>{' '}
        <Suspense fallback={null}>
          {refused.can !== 'nothing' && <Rescue files={files} isForOthers={refused.can === 'put aside'} />}
        </Suspense>
      </div>
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
