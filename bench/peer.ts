import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/cli/root.ts';
import type { Json } from '../src/kernel/json.ts';
import { DICE, type Seat } from '../src/kernel/seat.ts';
import type { Tell } from './bench.ts';

/** Where boardgame.io is kept, apart from all else: nothing but benches needs it. */
export const PEER = join(packageRoot(), 'node_modules', '.cache', 'boardgame');

/** Install it, once; null, or why it is not there. */
export function installPeer(doing: Tell['doing']): string | null {
  cpSync(join(packageRoot(), 'bench', 'boardgame'), PEER, { recursive: true });
  if (existsSync(join(PEER, 'node_modules', 'boardgame.io'))) return null;
  doing('boardgame.io is installed, once');
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, error, stderr } = spawnSync('npm', install, { cwd: PEER, encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n')[0] ?? 'npm ended');
}

/** A move as boardgame.io has it. */
export interface PeerMove {
  readonly type: 'place' | 'roll';
  readonly args: readonly unknown[];
  readonly player: '0' | '1';
}

/** An answer to the small game, as a move there. */
export function peerMove(given: { readonly seat: Seat; readonly answer?: Json | undefined }): PeerMove {
  const { seat, answer } = given;
  if (seat === DICE) return { type: 'roll', args: [answer], player: '0' };
  const rows = answer as Readonly<Record<string, number>>;
  const points = Array.from({ length: 6 }, (_, minor) => rows[`m${minor}`] ?? 0);
  return { type: 'place', args: [points], player: seat === 'b' ? '1' : '0' };
}
