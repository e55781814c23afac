import { join } from 'node:path';
import { expect } from 'vitest';
import { home } from '../store/home.test-helper.ts';
import { lineConsole } from './console.ts';
import { withGame } from './game/games.ts';
import { isFailed } from './output.ts';
import { playLoop } from './play/play-loop.ts';
import { main } from './program.ts';
import { packageRoot } from './root.ts';

/** A path in the folder of the test file. */
export function at(name: string): string {
  return join(home(), name);
}

/** Run the command line in this process. */
export async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const streams = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
  };
  const code = await main(args, streams, 'demarche');
  return { code, ...said };
}

/** Run it with --json; it must succeed, and print one document. */
export async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await run(...args, '--json');
  expect({ args, code, err }).toEqual({ args, code: 0, err: '' });
  return JSON.parse(out);
}

/** Lines typed at a game; all that was printed. */
export async function typeLines(file: string, lines: readonly string[]): Promise<string> {
  let printed = '';
  const console = lineConsole(lines.values() as unknown as AsyncIterator<string>, (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console));
  if (isFailed(ended)) throw new Error(ended.failed);
  return printed;
}

/** A new short game of Level of Cooperation. */
export const NEW = ['new', '--rulebook', 'level-of-cooperation', '--scenario', 'short-1942'];

/** The command as a process: `spawnSync(NODE, [MAIN, ...args])`; as it is built in `npm test`, else as it is written. */
export const NODE = process.execPath;
export const MAIN = process.env['DEMARCHE_BUILT']
  ? join(packageRoot(), 'dist', 'bin', 'main.js')
  : join(import.meta.dirname, 'main.ts');
