import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Decision } from '../../kernel/forms/decision.ts';
import { type Game, withHead, withLot } from '../../kernel/game/enter.ts';
import { type Chains, chainsOf } from '../../trust/chain.ts';
import { randomHex } from '../../trust/random.ts';
import { hashOfLot } from '../../trust/lots.ts';
import {
  type Keeping,
  listNow,
  lotsOf,
  nextHead,
  readyToRoll,
  standingOf,
  type Thrown,
  throwOf,
} from '../../trust/rolling.ts';
import { failure, type Failure, isFailed } from '../output.ts';
import { type OpenGame, save } from './games.ts';

// The secret of a game's dice lies in a file of its own beside the game: whoever has it knows each die beforehand.

/** Where the secret of a game's dice lies. */
export function diceFile(path: string): string {
  return `${path}.dice`;
}

/** The secret beside a game file, or a new one, which is not written yet. */
export function secretBeside(path: string): string | Failure {
  const file = diceFile(path);
  if (!existsSync(file)) return randomHex(32);
  const secret = readFileSync(file, 'utf8').trim();
  return /^[0-9a-f]{64}$/.test(secret)
    ? secret
    : failure(`${file} is not the secret of a game's dice: remove it, and the dice come from a new chain.`);
}

/** Write the secret where there is none, for its owner alone. */
export function keepSecret(path: string, secret: string): Failure | null {
  const file = diceFile(path);
  if (existsSync(file)) return null;
  try {
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return failure(`${file}, the secret of the game's dice, cannot be written (${code}).`);
  }
}

function chainsBeside(path: string): Chains | Failure {
  const secret = secretBeside(path);
  if (isFailed(secret)) return secret;
  return keepSecret(path, secret) ?? chainsOf(secret);
}

/** What falls for a decision; where the game's chain cannot be had here, the head of a new one is stored first. */
export async function rollAt(
  open: OpenGame,
  decision: Decision,
): Promise<{ readonly open: OpenGame; readonly fell: Thrown | null } | Failure> {
  if (open.game.header.dice !== 'program') return { open, fell: throwOf(open.game, decision, NOWHERE) };
  const chains = chainsBeside(open.path);
  if (isFailed(chains)) return chains;
  const keeping = { chains, name: open.game.header.id ?? '' };
  const saved = await save(open, withOwnLots(readyToRoll(open.game, keeping), keeping));
  return isFailed(saved) ? saved : { open: saved, fell: throwOf(saved.game, decision, keeping) };
}

/**
 * The game with a lot for all its seats, where its dice wait for lots: here one holds them all, and another chain begins where those of
 * others are still shut. No person's name stands with it, as the program has drawn it.
 */
function withOwnLots(game: Game, keeping: Keeping): Game {
  if (listNow(game) !== null) return game;
  const lots = lotsOf(game);
  const anew = lots.sent.length === 0 ? game : withHead(game, nextHead(game, keeping));
  const { id = '' } = anew.header;
  const head = standingOf(anew).head ?? '';
  const [of, bytes] = [anew.table.seats, randomHex(16)];
  const hash = hashOfLot({ game: id, head }, of, bytes);
  const shut = withLot(withLot(anew, { of, hash }), { list: [hash], without: [] });
  return withLot(shut, { of, opens: bytes });
}

/** For dice that come from no chain. */
const NOWHERE = { chains: chainsOf(''), name: '' };
