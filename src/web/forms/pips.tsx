import type { ReactNode } from 'react';

/** More than these are a number. */
const MOST_PIPS = 6;

/** What of a limit is used, as dots; what they say stands beside them in words. */
export function Pips({ used, max }: { readonly used: number; readonly max: number }): ReactNode {
  if (max < 1 || max > MOST_PIPS) return null;
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: max }, (_, i) => (
        <i key={i} className={i < used ? 'is-on' : undefined} />
      ))}
    </span>
  );
}
