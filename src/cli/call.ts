import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path';
import { packageRoot } from './root.ts';

const WINDOWS = process.platform === 'win32';
const PLAIN = WINDOWS ? /^[\p{L}\p{N}_@%+=:,.\\/-]+$/u : /^[\p{L}\p{N}_@%+=:,./-]+$/u;

/** What a process knows of how it was started. */
interface Started {
  /** What Node was called by. */
  readonly node: string;
  /** The file that was run, as it was found: a link in a folder of commands stays a link. */
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

function thisProcess(): Started {
  return {
    node: process.argv0,
    script: process.argv[1] ?? '',
    env: process.env,
    cwd: process.cwd(),
  };
}

/** The folder in which the command was typed: `npm run` changes it. */
export function typedIn({ env, cwd }: Started = thisProcess()): string {
  return (byNpm(env) && env['INIT_CWD']) || cwd;
}

/** How to call the program from where this call was typed: as an installed command, by npx, or as a file for Node. */
export function callOf(started: Started = thisProcess()): string {
  const { node, script, env } = started;
  const from = typedIn(started);
  if (byNpm(env)) {
    if (npxFinds(from)) return 'npx demarche';
  } else if (isOnPath(script, env['PATH'] ?? env['Path'] ?? '')) return 'demarche';
  const near = relative(from, script);
  return `${word(node)} ${word(near.startsWith('..') || isAbsolute(near) ? script : near)}`;
}

/** A word of a command line, quoted where a shell would break it. */
export function word(text: string): string {
  if (PLAIN.test(text)) return text;
  return WINDOWS ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}

function byNpm(env: Started['env']): boolean {
  return env['npm_lifecycle_event'] !== undefined;
}

/** Whether npx in a folder comes to this program: inside it, or where it is installed for a project. */
function npxFinds(folder: string): boolean {
  const root = realpathSync(packageRoot());
  for (let at = real(folder); ; at = dirname(at)) {
    if (at === root || real(join(at, 'node_modules', 'demarche')) === root) return true;
    if (at === dirname(at)) return false;
  }
}

/** Whether a folder of commands holds this program: a link to it, or on Windows a file beside its package. */
function isOnPath(script: string, path: string): boolean {
  const root = realpathSync(packageRoot());
  return path
    .split(delimiter)
    .filter(isAbsolute)
    .some((folder) =>
      WINDOWS
        ? existsSync(join(folder, 'demarche.cmd')) && real(join(folder, 'node_modules', 'demarche')) === root
        : existsSync(join(folder, 'demarche')) && real(join(folder, 'demarche')) === real(script),
    );
}

function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}
