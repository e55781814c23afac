import type { Moment } from '../../kernel/game/moment.ts';
import { firstLink, hasPublicChain } from '../../kernel/game/entry.ts';
import { hashOfLine, type Past, rootAfter } from '../../trust/past.ts';
import { type PastPromise, pastText } from '../../trust/signing.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';

// What a house signs of the past of a game: made from what a spectator sees, and once for all who read it.

/** A public chain as far as it was read. */
interface Reached extends Past {
  /** So many moments were read, and the last of them. */
  readonly read: number;
  readonly last: Moment | undefined;
}

interface Kept {
  readonly reached: Reached;
  readonly promise: Promise<PastPromise> | null;
}

const kept = new WeakMap<LiveGame, Kept>();

/** The past of a game as it is now, signed; null: its format has no public chain. */
export async function signedPast(
  { signer }: Pick<Games, 'signer'>,
  live: LiveGame,
): Promise<PastPromise | null> {
  const { header } = live.game;
  if (!hasPublicChain(header)) return null;
  const known = kept.get(live);
  const reached = readOn(live, known?.reached);
  const isSame = known?.reached.root === reached.root;
  const promise = (isSame ? known?.promise : null) ?? sign(signer, live, reached);
  kept.set(live, { reached, promise });
  try {
    return await promise;
  } catch (error) {
    if (kept.get(live)?.promise === promise) kept.set(live, { reached, promise: null });
    throw error;
  }
}

function readOn({ game: { header, moments } }: LiveGame, before: Reached | undefined): Reached {
  const goesOn = before !== undefined && moments[before.read - 1] === before.last;
  const { read, lines, root } = goesOn ? before : { read: 0, lines: 0, root: firstLink(header) };
  const texts = moments.slice(read).flatMap(({ entry }) => entry.public ?? []);
  return {
    read: moments.length,
    last: moments.at(-1),
    lines: lines + texts.length,
    root: rootAfter(root, texts.map(hashOfLine)),
  };
}

async function sign(
  signer: Games['signer'],
  { id, game }: LiveGame,
  { lines, root }: Past,
): Promise<PastPromise> {
  const { key, sign: signs } = await signer();
  const past = { game: game.header.id ?? '', at: id, lines, root };
  return { key, ...past, signature: signs(pastText(past)) };
}
