import type { ReactNode } from 'react';
import { Brand, SkipLink } from '../page.tsx';
import { startTexts } from './texts.ts';
import '../two.css';

interface SiteHeadProps {
  /** The page that it heads, if it is one of those that it leads to. */
  readonly at?: keyof typeof startTexts.pages;
}

const WAYS = { games: '#/', odds: '#/odds', club: '#/club', write: '#/write' } as const;

/** The head of the pages that need no game, with the ways between them. */
export function SiteHead({ at }: SiteHeadProps): ReactNode {
  return (
    <header className="masthead site-head flow">
      <SkipLink />
      <Brand />
      <nav className="flow" aria-label={startTexts.nav}>
        {Object.entries(WAYS).map(([page, href]) => (
          <a key={page} href={href} aria-current={page === at ? 'page' : undefined}>
            {startTexts.pages[page as keyof typeof WAYS]}
          </a>
        ))}
      </nav>
    </header>
  );
}
