import type { ReactNode } from 'react';
import { logTexts } from '../texts/log.ts';
import { type GameRoute, makeHash } from '../route.ts';
import { LinkLine } from '../maker/link-line.tsx';

/** The link to the moment that is looked at. */
export function MomentLink({ route }: { readonly route: GameRoute }): ReactNode {
  return (
    <details className="moment-link">
      <summary>{logTexts.linkShown}</summary>
      <LinkLine hash={makeHash(route)} who={logTexts.linkShown} base={window.location.href} />
      <p className="hint">{logTexts.linkAbout}</p>
    </details>
  );
}
