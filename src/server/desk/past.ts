import { type Entry, firstLink, hasPublicChain } from '../../kernel/game/entry.ts';
import { rulesOf } from '../../kernel/game/migrate.ts';
import { type ChainPart, hashOfLine, rootAfter } from '../../trust/past.ts';
import type { LiveGame } from '../games/live-game.ts';

// What a game's public chain is, for a page that remembers a part of it.

/** The hash of what is public of an entry: a game is asked for by each page that comes to it. */
const hashes = new WeakMap<Entry, string>();

/** The public chain of a game from its line `from` on; null: it can be read no further, or its format has none. */
export function chainOf({ game, stopped }: LiveGame, from: number): ChainPart | null {
  const { header, moments } = game;
  if (stopped !== null || !hasPublicChain(header)) return null;
  const entries = moments.flatMap(({ entry }) => (entry.public === undefined ? [] : [entry]));
  const all = entries.map((entry) => {
    const known = hashes.get(entry) ?? hashOfLine(entry.public ?? '');
    hashes.set(entry, known);
    return known;
  });
  const begins = firstLink(header);
  const earlier = entries.filter(({ n }) => !rulesOf(header, n).latest).length;
  if (from > all.length) return { begins, at: null, lines: all.length, hashes: [], earlier };
  const at = rootAfter(begins, all.slice(0, from));
  return { begins, at, lines: all.length, hashes: all.slice(from), earlier };
}
