import { useEffect } from 'react';
import type { LinesPage } from './api.ts';
import type { Earlier } from './earlier-page.ts';
import { loaded } from './later.tsx';

/**
 * Gets the earlier lines of a record, a page at a time, the last of them first, until all are here. `of`: the record as far as it is
 * here; where it is another, what was asked of the one before counts no longer.
 */
export function useEarlier(
  { game, key, seat, at }: Earlier,
  of: { readonly earlier: number } | null,
  take: (page: LinesPage) => void,
): void {
  const before = of?.earlier ?? 0;
  useEffect(() => {
    if (before === 0) return undefined;
    let end: (() => void) | null = null;
    let isGone = false;
    void loaded(() => import('./earlier-page.ts')).then(({ askPage }) => {
      if (!isGone) end = askPage({ game, key, seat, at }, before, take);
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [game, key, seat, at, of, before, take]);
}
