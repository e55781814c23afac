import type { ReactNode } from 'react';
import { l } from '../log/texts.ts';
import { type GameRoute, makeHash } from '../route.ts';
import { LinkLine } from '../maker/link-line.tsx';

/** The link to the moment that is looked at. */
export function MomentLink({ route }: { readonly route: GameRoute }): ReactNode {
  return (
    <details className="moment-link">
      <summary>{l.linkShown}</summary>
      <LinkLine hash={makeHash(route)} who={l.linkShown} base={window.location.href} />
      <p className="hint">{l.linkAbout}</p>
    </details>
  );
}
