import { firstLink, hasPublicChain } from '../../kernel/game/entry.ts';
import { rulesOf } from '../../kernel/game/migrate.ts';
import { beginOf } from '../../trust/dice-check.ts';
import { type ChainStart, hashOfLine } from '../../trust/past.ts';
import type { LiveGame } from '../games/live-game.ts';

/** Of a game's public chain what no page can make of its lines; null: its format has none. */
export function chainOf({ game: { header, moments } }: LiveGame): ChainStart | null {
  if (!hasPublicChain(header)) return null;
  const entries = moments.flatMap(({ entry }) => (entry.public === undefined ? [] : [entry]));
  const earlier = entries.filter(({ n }) => !rulesOf(header, n).latest);
  const hashes = earlier.map((entry) => hashOfLine(entry.public ?? ''));
  const version = `${header.kernel}/${header.rulesVersion}`;
  const dice = header.dice === 'program' ? beginOf(header) : null;
  return { version, begins: firstLink(header), lines: entries.length, earlier: hashes, dice };
}
