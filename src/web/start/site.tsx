import type { ReactNode } from 'react';
import { Brand, SkipLink } from '../page.tsx';
import { s } from './texts.ts';

/** The head of the first page, with the way to all that needs no game. */
export function SiteHead(): ReactNode {
  return (
    <header className="masthead site-head">
      <SkipLink />
      <Brand />
      <nav aria-label={s.nav}>
        <a href="#/" aria-current="page">
          {s.pages.games}
        </a>
        <a href="#/odds">{s.pages.odds}</a>
        <a href="#/club">{s.pages.club}</a>
        <a href="#/write">{s.pages.write}</a>
      </nav>
    </header>
  );
}
