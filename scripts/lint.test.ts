import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'demarche-lint-'));

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Lint a small house with these files under our rules; returns what was found, one finding a line. */
function lint(files: Record<string, string>): string {
  const config: Record<string, unknown> = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  const { options: _, $schema: __, ...rules } = config;
  rules['jsPlugins'] = [join(root, 'scripts', 'house.mjs')];
  writeFileSync(join(home, '.oxlintrc.json'), JSON.stringify(rules));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const bin = join(root, 'node_modules', '.bin', 'oxlint');
  return spawnSync(bin, ['-f', 'unix', '.'], { cwd: home, encoding: 'utf8' }).stdout;
}

const thing = 'export const thing = 1;\n';
const use = (path: string, name = 'thing'): string =>
  `import { ${name} } from '${path}';\nexport const used = ${name};\n`;

const HONEST: Record<string, string> = {
  'src/kernel/a.ts': thing,
  'src/kernel/index.ts': "export * from './a.ts';\n",
  'src/kernel/solo/index.ts': "export * from '../a.ts';\n",
  'src/kernel/kit/b.ts': use('../a.ts'),
  'src/rulebooks/one/a.ts': use('../../kernel/index.ts'),
  'src/rulebooks/one/a.test.ts': use('../../kernel/kit/b.ts', 'used'),
  'src/rulebooks/one/solo/a.ts': use('../../../kernel/solo/index.ts'),
  'docs/tutorial/a.ts': use('../../src/kernel/index.ts'),
  'src/rulebooks/one/part/b.ts': `${use('../../../kernel/index.ts')}export { used as other } from '../a.ts';\n`,
  'src/rulebooks/index.ts': use('./one/a.ts', 'used'),
  'src/store/index.ts': use('../kernel/a.ts'),
  'src/store/a.test.ts': use('../analysis/simulate/deep/a.ts'),
  'src/rulebooks/one/part/deep/c.ts': `${use('../../../../kernel/index.ts')}export { used as other } from '../b.ts';\n`,
  'src/cli/a.ts': use('../store/index.ts', 'used'),
  'src/cli/index.ts': use('./a.ts', 'used'),
  'scripts/a.ts': `${use('../src/cli/index.ts', 'used')}export { thing } from '../src/kernel/a.ts';\n`,
  'bench/a.ts': use('../src/store/inside.ts'),
  'src/server/api/index.ts': 'export type Desk = { readonly seat: string };\n',
  'src/web/a.ts': `import type { Desk } from '../server/api/index.ts';\nexport const seatOf = (desk: Desk): string => desk.seat;\n`,
  'src/web/board/a.ts': use('../../rulebooks/index.ts', 'used'),
  'src/rulebooks/two/62-later/a.ts': use('../49-first/x.ts'),
};

/** Folders, and what a file in each may not import. */
const IMPORTS: readonly (readonly [folder: string, path: string])[] = [
  ['src/kernel', '../rulebooks/x.ts'],
  ['src/kernel', '../store/x.ts'],
  ['src/kernel/kit', '../../cli/x.ts'],
  ['src/kernel', 'node:fs'],
  ['src/kernel', 'zod'],
  ['src/rulebooks/one', '../two/x.ts'],
  ['src/rulebooks/one/part', '../../two/x.ts'],
  ['src/rulebooks/one', '../../trust/x.ts'],
  ['src/rulebooks/one', 'node:crypto'],
  ['src/rulebooks/one', '../../kernel/a.ts'],
  ['src/rulebooks/one', '../../kernel/solo/index.ts'],
  ['src/rulebooks/one/solo', '../../../kernel/solo/a.ts'],
  ['src/rulebooks/one/part', '../../../kernel/kit/b.ts'],
  ['docs/tutorial', '../../src/kernel/a.ts'],
  ['src/trust', '../rulebooks/x.ts'],
  ['src/analysis', '../store/x.ts'],
  ['src/store', '../rulebooks/one/x.ts'],
  ['src/store', '../cli/x.ts'],
  ['src/server', '../cli/x.ts'],
  ['src/cli', '../web/x.ts'],
  ['src/rulebooks/one/part/deep', '../../../two/x.ts'],
  ['src/rulebooks/one/part/deep', '../../../two/part/x.ts'],
  ['src/rulebooks/one/part/deep/er', '../../../../two/x.ts'],
  ['src/rulebooks/one/part/deep', '../../../../rulebooks/two/x.ts'],
  ['src/web', '../cli/x.ts'],
  ['src/web', '../server/index.ts'],
  ['src/web', '../rulebooks/one/board.ts'],
  ['src/web/board', '../../rulebooks/one/index.ts'],
  ['src/web', '../rulebooks/data-check.ts'],
  ['src/rulebooks/two/49-first', '../62-later/x.ts'],
  ['src/store', '../analysis/simulate/plan.ts'],
  ['src/server', '../store/inside.ts'],
  ['src/server/deep', '../../store/deep/index.ts'],
  ['src/cli', '../server/server.ts'],
  ['src/web', '../store/index/x.ts'],
  ['scripts', '../src/cli/output.ts'],
  ['scripts/deep', '../../src/store/inside.ts'],
  ['e2e', '../src/server/server.ts'],
  ['src/rulebooks/two/49-first', '../62-later/deep/x.ts'],
];

const OTHER_WAYS: readonly (readonly [string, string])[] = [
  ["import('../server/index.ts')", 'export const go = () => import("../server/index.ts");\n'],
  ['export from', "export { thing } from '../server/index.ts';\n"],
  ['export all', "export * from '../server/index.ts';\n"],
];

const GLOBALS: readonly (readonly [string, string])[] = [
  ['Date', 'export const now = new Date();'],
  ['process', 'export const pid = process.pid;'],
  ['fetch', "export const got = fetch('x');"],
  ['console', "console.log('x');"],
  ['setTimeout', 'setTimeout(() => 1, 1);'],
  ['crypto', 'export const id = crypto.randomUUID();'],
];

const PURE = ['src/kernel', 'src/rulebooks/one'];
const DEEP = [...PURE, 'src/rulebooks/one/part/deep'];
const CIRCLES = ['src/web/forms', 'src/kernel'];

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const PACKAGES = [
  ...Object.keys(devDependencies).filter((name) => !/^@types\/|^vitest$|^fast-check$/.test(name)),
  'node:fs',
  'react',
  'react-dom/client',
  'preact/hooks',
  'hono/cors',
].filter((name) => name !== '@noble/hashes');

/** Every breach in a file of its own, beside the honest ones: lint is asked once. */
const files: Record<string, string> = {
  ...HONEST,
  'src/rulebooks/two/chapters.json': '["49-first", "62-later"]',
  'src/kernel/one-way.ts': use('./other-way.ts', 'used'),
  'src/kernel/other-way.ts': use('./one-way.ts', 'used'),
  'src/cli/long.ts': `export function long(): void {\n${'  // line\n'.repeat(60)}}\n`,
  'src/web/long.tsx': `export function Long(): null {\n${'  // line\n'.repeat(60)}  return null;\n}\n`,
  'src/web/props.tsx': `interface ManyProps {\n${Array.from({ length: 9 }, (_, i) => `  readonly p${i}: number;\n`).join('')}}\nexport type Many = ManyProps;\n`,
  'src/cli/any.ts': 'export const x = (y: any): unknown => y;',
};
/** Puts a file into the house, and gives its path. */
function planted(path: string, text: string): string {
  files[path] = text;
  return path;
}
const imports = [
  ...IMPORTS.map(([folder, path], i) => [planted(`${folder}/import${i}.ts`, use(path)), path]),
  [planted('src/web/board/import.tsx', use('../../cli/x.ts')), '../../cli/x.ts'],
];
const ways = OTHER_WAYS.map(([name, text], i) => [name, planted(`src/web/way${i}.ts`, text)]);
const globals = GLOBALS.map(([name, text]) => ({
  name,
  pure: PURE.map((folder) => planted(`${folder}/global-${name}.ts`, text)),
  free: planted(`src/store/global-${name}.ts`, text),
}));
const chance = PURE.map((folder) => planted(`${folder}/chance.ts`, 'export const chance = Math.random();'));
const packages = DEEP.flatMap((folder) =>
  PACKAGES.map((name, i) => planted(`${folder}/package${i}.ts`, use(name))),
);
const circles = CIRCLES.map((folder) => {
  planted(
    `${folder}/circle-b.ts`,
    "import type { A } from './circle-a.ts';\nexport type B = { readonly a: A | null };\n",
  );
  return planted(
    `${folder}/circle-a.ts`,
    "import type { B } from './circle-b.ts';\nexport type A = { readonly b: B | null };\n",
  );
});

let found: readonly string[] = [];
beforeAll(() => {
  found = lint(files).split('\n');
});

/** What was found in a file. */
const of = (path: string): string => found.filter((line) => line.startsWith(`${path}:`)).join('\n');

describe('the house rules that lint holds', () => {
  it('lets an honest house pass', () => {
    expect(Object.keys(HONEST).map(of).join('')).not.toMatch(/Error/);
  });

  it.each(imports)('refuses that %s imports %s', (path = '') => {
    expect(of(path)).toMatch(/house\(imports\)/);
  });

  it('refuses every package in kernel and rulebooks but the one that hashes', () => {
    expect(packages.filter((path) => !of(path).includes('house(imports)'))).toEqual([]);
  });

  it.each(ways)('refuses %s as it refuses an import', (_, path = '') => {
    expect(of(path)).toMatch(/house\(imports\)/);
  });

  it('knows every chapter that there is', () => {
    const books = join(root, 'src', 'rulebooks');
    const listed = readdirSync(books).filter((book) => existsSync(join(books, book, 'chapters.json')));
    expect(listed).not.toEqual([]);
    for (const book of listed) {
      const chapters: string[] = JSON.parse(readFileSync(join(books, book, 'chapters.json'), 'utf8'));
      const folders = readdirSync(join(books, book)).filter((name) => /^\d\d-/.test(name));
      expect(folders.toSorted()).toEqual(chapters.toSorted());
    }
  });

  it.each(globals)('refuses $name in kernel and rulebooks', ({ name, pure, free }) => {
    for (const path of pure) expect(of(path)).toMatch(new RegExp(`'${name}'.*no-restricted-globals`));
    expect(of(free)).not.toMatch(/no-restricted-globals/);
  });

  it('refuses Math.random in kernel and rulebooks', () => {
    for (const path of chance) expect(of(path)).toMatch(/no-restricted-properties/);
  });

  it('refuses a cycle', () => {
    expect(of('src/kernel/one-way.ts')).toMatch(/no-cycle/);
  });

  it.each(circles)('refuses a circle of types, in web as elsewhere: %s', (path) => {
    expect(of(path)).toMatch(/no-cycle/);
  });

  it('refuses a function of more than 60 lines', () => {
    expect(of('src/cli/long.ts')).toMatch(/max-lines-per-function/);
    expect(of('src/web/long.tsx')).toMatch(/max-lines-per-function/);
  });

  it('refuses a part of the desk that is given more than eight things', () => {
    expect(of('src/web/props.tsx')).toMatch(/house\(props\)/);
  });

  it('refuses a type switched off', () => {
    expect(of('src/cli/any.ts')).toMatch(/no-explicit-any/);
  });
});
