import './start.css';
import type { ReactNode } from 'react';
import { keptTables } from '../kept/club-tables.ts';
import { keptGames } from '../kept/kept-links.ts';
import { knownDesks } from '../kept/known.ts';
import { pageOf, whoseElsewhere } from '../kept/whose.ts';
import { makeHash, type Route } from '../route.ts';
import { startTexts } from './texts.ts';

/** The games that the other page of this address plays: nothing is asked of them here, each leads there. */
export function Elsewhere(): ReactNode {
  const whose = whoseElsewhere();
  const desks = knownDesks(localStorage, whose);
  const isKnown = (id: string): boolean => desks.some(({ game }) => game === id);
  const made = keptGames(localStorage, whose).filter(({ game }) => !isKnown(game));
  const all: readonly (readonly [title: string, route: Route])[] = [
    ...desks.map(({ game, key, title }) => [title, { page: 'game', game, key }] as const),
    ...made.map(({ game, title }) => [title, { page: 'links', game }] as const),
    ...keptTables(localStorage, whose).map(
      ({ id, key, title }) => [title, { page: 'club-table', kept: { id, key } }] as const,
    ),
  ];
  if (all.length === 0) return null;
  const page = pageOf(whose);
  return (
    <>
      <h2>{startTexts.elsewhere[whose]}</h2>
      <p className="hint">{startTexts.elsewhereAbout[whose]}</p>
      <ul className="made-list">
        {all.map(([title, route]) => (
          <li key={makeHash(route)}>
            <a href={page + makeHash(route)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
