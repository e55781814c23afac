import { type Entry, firstLink, hasPublicChain } from '../../kernel/game/entry.ts';
import { rulesOf } from '../../kernel/game/migrate.ts';
import { type ChainPart, hashOfLine, rootAfter } from '../../trust/past.ts';
import type { LiveGame } from '../games/live-game.ts';

// What a game's public chain is, for a page that remembers a part of it.

/** The hash of what is public of an entry: a game is asked for by each page that comes to it. */
const hashed = new WeakMap<Entry, string>();

/** The public chain of a game from its line `from` on; null: it can be read no further, or its format has none. */
export function chainOf({ game, stopped }: LiveGame, from: number): ChainPart | null {
  const { header, moments } = game;
  if (stopped !== null || !hasPublicChain(header)) return null;
  const entries = moments.flatMap(({ entry }) => (entry.public === undefined ? [] : [entry]));
  const all = entries.map((entry) => {
    const known = hashed.get(entry) ?? hashOfLine(entry.public ?? '');
    hashed.set(entry, known);
    return known;
  });
  const begins = firstLink(header);
  const earlier = entries.filter(({ n }) => !rulesOf(header, n).latest).length;
  const at = from > all.length ? null : rootAfter(begins, all.slice(0, from));
  const hashes = all.slice(from);
  const root = rootAfter(at ?? begins, at === null ? all : hashes);
  return { begins, at, lines: all.length, root, hashes, earlier };
}
