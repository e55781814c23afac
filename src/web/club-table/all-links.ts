import type { Standing } from '../api.ts';
import { csvText } from '../csv.ts';
import { keptLinks } from '../kept/kept-links.ts';
import { makeHash } from '../route.ts';
import { namesOf, waitOf } from './games-table.tsx';
import type { Books } from '../start/of-game.tsx';
import { clubTableTexts } from './texts.ts';
import type { Watched } from './use-table.ts';

/** A link of somebody at one of the games. */
export interface OneLink {
  readonly name: string;
  readonly game: string;
  readonly seat: string;
  /** Null: this browser does not know it, or it is nobody's to hand on any more. */
  readonly link: string | null;
  readonly opened: number | null;
  readonly visit: Standing | null;
  readonly isAwaited: boolean;
}

/** Every link of the games that this browser keeps, in the order of the games. */
export function linksOf(games: readonly Watched[], base: string): readonly OneLink[] {
  return games.flatMap(({ game, visit }) => {
    const kept = keptLinks(game.game);
    return game.people.map(({ name, seats, seen }) => {
      const known = kept?.people.find((each) => each.name === name);
      const hash = known && makeHash({ page: 'game', game: game.game, key: known.key });
      return {
        name,
        game: game.title,
        seat: (known?.seats ?? seats).join(', ') || clubTableTexts.spectator,
        link: hash === undefined ? null : new URL(hash, base).href,
        opened: seen,
        visit,
        isAwaited: visit !== null && seats.some((seat) => visit.awaiting.includes(seat)),
      };
    });
  });
}

/** A text for each person, with all their seats. */
export function linksText(links: readonly OneLink[], of: string, takes: string): string {
  const people = new Map<string, OneLink[]>();
  for (const each of links) people.set(each.name, [...(people.get(each.name) ?? []), each]);
  return [...people]
    .map(([name, all]) =>
      clubTableTexts.text(
        name,
        all.flatMap(({ game, seat, link }) =>
          link === null ? [] : [[`${of}, ${game}`, seat, link] as const],
        ),
        takes,
      ),
    )
    .join('\n\n');
}

const timeOf = (at: number | null | undefined): string =>
  typeof at === 'number' ? new Date(at).toISOString() : '';

/** A line for each link, as spreadsheets read them. */
export function linksCsv(links: readonly OneLink[], books: Books): string {
  return csvText([
    clubTableTexts.csvHead,
    ...links.map(({ name, game, seat, link, opened, visit, isAwaited }) => {
      const wait = waitOf(visit);
      const awaited = isAwaited ? name : visit && wait ? namesOf(visit, books) : '';
      return [name, game, seat, link ?? '', timeOf(opened), awaited, timeOf(wait?.since), timeOf(wait?.due)];
    }),
  ]);
}
