import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/cli/root.ts';

/** Where boardgame.io's server is kept, apart from all else: nothing but this benchmark needs it. */
export const PEER = join(packageRoot(), 'node_modules', '.cache', 'boardgame');

/** Install it, once; null, or why it is not there. */
export function installPeer(): string | null {
  cpSync(join(packageRoot(), 'bench', 'desk', 'boardgame'), PEER, { recursive: true });
  if (existsSync(join(PEER, 'node_modules', 'boardgame.io'))) return null;
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, error, stderr } = spawnSync('npm', install, { cwd: PEER, encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n')[0] ?? 'npm ended');
}
