import { join } from 'node:path';
import { expect } from 'vitest';
import { home } from '../store/home.test-helper.ts';
import { main } from './program.ts';

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

/** A new short game of Level of Cooperation. */
export const NEW = ['new', '--rulebook', 'level-of-cooperation', '--scenario', 'short-1942'];

/** The command as a process: `spawnSync(NODE, [MAIN, ...args])`. */
export const NODE = process.execPath;
export const MAIN = join(import.meta.dirname, 'main.ts');
