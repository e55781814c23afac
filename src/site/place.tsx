import './above.css';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Knowledge, Standing } from './standing.ts';
import { siteTexts } from './texts.ts';

function useStanding({ now, listen }: Knowledge): Standing {
  return useSyncExternalStore(listen, now);
}

/** How long the games of this browser are there, and who reaches them. */
export function Place({ known }: { readonly known: Knowledge }): ReactNode {
  const { keeping } = useStanding(known);
  return (
    <p className="hint" role="status">
      {keeping ? siteTexts.keeping[keeping] : siteTexts.opening} {siteTexts.others}
    </p>
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
  if (isSilent)
    return (
      <p role="status" className="not-kept">
        {siteTexts.silent}
      </p>
    );
  return keeping === 'until the tab closes' && <UntilClosed />;
}

function UntilClosed(): ReactNode {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <p role="status" className="not-kept">
      {siteTexts.keeping['until the tab closes']}{' '}
      <button type="button" onClick={() => setRead(true)}>
        {siteTexts.close}
      </button>
    </p>
  );
}
