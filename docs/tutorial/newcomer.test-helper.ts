import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = [
  'README.md',
  'package.json',
  '.oxlintrc.json',
  'tsconfig.json',
  'vite.config.ts',
  'conformance',
  'docs',
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

/** Make the copy: one folder with the rulebook, its cases beside those of the others, one line. */
export function newcomersHouse(): NewcomersHouse {
  const root = mkdtempSync(join(tmpdir(), 'demarche-newcomer-'));
  const at = (path: string): string => join(root, path);
  for (const part of PARTS)
    cpSync(join(ROOT, part), at(part), {
      recursive: true,
      filter: (path) => !/\.test\.ts$|\.test-helper\.ts$|released$/.test(path),
    });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'), 'junction');
  const read = (path: string): string => readFileSync(at(path), 'utf8');
  write('src/rulebooks/border-incident/index.ts', moved(read('docs/tutorial/border-incident.ts')));
  cpSync(at('docs/tutorial/conformance'), at('conformance/border-incident'), { recursive: true });
  write('src/rulebooks/index.ts', registered(read('src/rulebooks/index.ts')));
  return {
    root,
    read,
    node: (script, args, typed) => ran(process.execPath, [at(script), ...args], typed),
    tool: (name, ...args) => ran(at(join('node_modules', '.bin', name)), args),
    close: () => rmSync(root, { recursive: true, force: true }),
  };

  function write(path: string, text: string): void {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
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

/** The rulebook's file in a folder of the rulebooks: the kernel lies elsewhere from there. */
function moved(code: string): string {
  return code.replaceAll("'../../src/kernel/", "'../../kernel/");
}

/** The index with the line that the tutorial says. */
function registered(index: string): string {
  const line = "import { borderIncident } from './border-incident/index.ts';\n";
  return line + index.replace(/(RULEBOOKS[^=]*= \[[^\]]*)\]/, '$1, borderIncident]');
}
