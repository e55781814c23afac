import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = [
  'README.md',
  'package.json',
  '.oxlintrc.json',
  'tsconfig.json',
  'vite.config.ts',
  'conformance',
  'docs',
  'examples',
  'scripts',
  'src',
];

/** What a command of the house said. */
export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** A copy of the house as a newcomer leaves it: the tutorial's rulebook is a folder of it, and stands in the index. */
export interface NewcomersHouse {
  readonly root: string;
  /** Run a program of the house from its sources. */
  node(script: string, args: readonly string[], typed?: string): Ran;
  /** Run a tool that the house has installed. */
  tool(name: string, ...args: string[]): Ran;
  read(path: string): string;
  close(): void;
}

/** Make the copy, with the rulebook in it. */
export function newcomersHouse(): NewcomersHouse {
  const root = mkdtempSync(join(tmpdir(), 'demarche-newcomer-'));
  const at = (path: string): string => join(root, path);
  for (const part of PARTS)
    cpSync(join(ROOT, part), at(part), {
      recursive: true,
      filter: (path) => !/\.test\.ts$|\.test-helper\.ts$|released$/.test(path),
    });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'), 'junction');
  register(root);
  return {
    root,
    read: (path) => readFileSync(at(path), 'utf8'),
    node: (script, args, typed) => ran(process.execPath, [at(script), ...args], typed),
    tool: (name, ...args) => ran(at(join('node_modules', '.bin', name)), args),
    close: () => rmSync(root, { recursive: true, force: true }),
  };

  function ran(program: string, args: readonly string[], typed = ''): Ran {
    const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'production' };
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      input: typed,
      env,
    });
    return { status, out: stdout, err: stderr };
  }
}

/** Do in a copy of the house what the tutorial says: a folder with the rulebook, its cases, and its name in the index. */
export function register(root: string): void {
  const folder = join(root, 'src/rulebooks/border-incident');
  const index = join(root, 'src/rulebooks/index.ts');
  const tutorial = join(root, 'docs/tutorial');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.ts'), moved(readFileSync(join(tutorial, 'border-incident.ts'), 'utf8')));
  cpSync(join(tutorial, 'conformance'), join(root, 'conformance/border-incident'), { recursive: true });
  writeFileSync(index, registered(readFileSync(index, 'utf8')));
}

/** The rulebook's file in a folder of the rulebooks: the kernel lies elsewhere from there. */
function moved(code: string): string {
  return code.replaceAll("'../../src/kernel/", "'../../kernel/");
}

/** The index with the line that the tutorial says. */
function registered(index: string): string {
  const line = "import { borderIncident } from './border-incident/index.ts';\n";
  return line + index.replace(/(RULEBOOKS[^=]*= \[[^\]]*)\]/, '$1, borderIncident]');
}
