import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = [
  'README.md',
  'package.json',
  '.oxlintrc.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.config.ts',
  'conformance',
  'docs',
  'e2e/browser.ts',
  'examples',
  'scripts',
  'src',
];

/** Tests that look at every rulebook that there is: of the cases, clauses, keys and texts of a new one too. */
export const OF_EVERY_RULEBOOK: readonly string[] = globSync(
  [
    'scripts/{coverage,reading,registered}.test.ts',
    'scripts/released/released.test.ts',
    'src/{cli,rulebooks}/**/*.test.ts',
  ],
  { cwd: ROOT },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.proof.test.ts') && looksAtAll(readFileSync(join(ROOT, path), 'utf8')))
  .toSorted();

function looksAtAll(test: string): boolean {
  return /import \{[^}]*\bRULEBOOKS\b[^}]*\} from '[^']*\/index\.ts'/.test(test);
}

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
      filter: (path) => !path.endsWith('.test.ts'),
    });
  for (const test of OF_EVERY_RULEBOOK) cpSync(join(ROOT, test), at(test));
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
    // what takes long of the rulebooks that were there before is a proof's own
    const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', DEMARCHE_PROOF: '' };
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      input: typed,
      env,
    });
    return { status, out: stdout, err: stderr };
  }
}

/** Do in a copy of the house what the tutorial says: the folder, its cases, and its name in the index. */
export function register(root: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/rulebook.ts'), 'border-incident'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}
