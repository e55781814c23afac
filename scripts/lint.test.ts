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
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const house = mkdtempSync(join(tmpdir(), 'demarche-lint-'));

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Lint a small house with these files under our rules; returns what was found, one finding a line. */
function lint(files: Record<string, string>): string {
  const config: Record<string, unknown> = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  const { options: _, $schema: __, ...rules } = config;
  rules['jsPlugins'] = [join(root, 'scripts', 'house.mjs')];
  const home = mkdtempSync(join(house, 'case-'));
  writeFileSync(join(home, '.oxlintrc.json'), JSON.stringify(rules));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const bin = join(root, 'node_modules', '.bin', 'oxlint');
  return spawnSync(bin, ['-f', 'unix', '.'], { cwd: home, encoding: 'utf8' }).stdout;
}

const thing = 'export const thing = 1;\n';
const use = (path: string): string => `import { thing } from '${path}';\nexport const used = thing;\n`;

describe('the house rules that lint holds', () => {
  it('lets an honest house pass', () => {
    const found = lint({
      'src/kernel/a.ts': thing,
      'src/kernel/kit/b.ts': use('../a.ts'),
      'src/rulebooks/one/a.ts': use('../../kernel/a.ts'),
      'src/rulebooks/one/part/b.ts': `${use('../../../kernel/a.ts')}export { used as other } from '../a.ts';\n`,
      'src/rulebooks/index.ts': use('./one/a.ts').replace('{ thing }', '{ used as thing }'),
      'src/store/a.ts': use('../kernel/a.ts'),
      'src/rulebooks/one/part/deep/c.ts': `${use('../../../../kernel/a.ts')}export { used as other } from '../b.ts';\n`,
      'src/cli/a.ts': use('../store/a.ts').replace('{ thing }', '{ used as thing }'),
      'src/server/a.ts': 'export type Desk = { readonly seat: string };\n',
      'src/web/a.ts': `import type { Desk } from '../server/a.ts';\nexport const seatOf = (desk: Desk): string => desk.seat;\n`,
      'src/web/board/a.ts': use('../../rulebooks/index.ts').replace('{ thing }', '{ used as thing }'),
    });
    expect(found).not.toMatch(/Error/);
  });

  it.each([
    ['src/kernel/a.ts', '../rulebooks/x.ts'],
    ['src/kernel/a.ts', '../store/x.ts'],
    ['src/kernel/kit/a.ts', '../../cli/x.ts'],
    ['src/kernel/a.ts', 'node:fs'],
    ['src/kernel/a.ts', 'zod'],
    ['src/rulebooks/one/a.ts', '../two/x.ts'],
    ['src/rulebooks/one/part/a.ts', '../../two/x.ts'],
    ['src/rulebooks/one/a.ts', '../../trust/x.ts'],
    ['src/rulebooks/one/a.ts', 'node:crypto'],
    ['src/trust/a.ts', '../rulebooks/x.ts'],
    ['src/analysis/a.ts', '../store/x.ts'],
    ['src/store/a.ts', '../rulebooks/one/x.ts'],
    ['src/store/a.ts', '../cli/x.ts'],
    ['src/server/a.ts', '../cli/x.ts'],
    ['src/cli/a.ts', '../web/x.ts'],
    ['src/rulebooks/one/part/deep/a.ts', '../../../two/x.ts'],
    ['src/rulebooks/one/part/deep/a.ts', '../../../two/part/x.ts'],
    ['src/rulebooks/one/part/deep/er/a.ts', '../../../../two/x.ts'],
    ['src/rulebooks/one/part/deep/a.ts', '../../../../rulebooks/two/x.ts'],
    ['src/web/a.ts', '../cli/x.ts'],
    ['src/web/board/a.tsx', '../../cli/x.ts'],
    ['src/web/a.ts', '../server/x.ts'],
    ['src/web/a.ts', '../rulebooks/one/board.ts'],
    ['src/web/board/a.ts', '../../rulebooks/one/index.ts'],
    ['src/web/a.ts', '../rulebooks/data-check.ts'],
  ])('refuses that %s imports %s', (file, path) => {
    expect(lint({ [file]: use(path) })).toMatch(/house\(imports\)/);
  });

  it('refuses every package in kernel and rulebooks but the one that hashes', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const packages = [
      ...Object.keys(devDependencies).filter((name) => !/^@types\/|^vitest$|^fast-check$/.test(name)),
      'node:fs',
      'react',
      'react-dom/client',
      'preact/hooks',
      'hono/cors',
    ].filter((name) => name !== '@noble/hashes');
    for (const folder of ['src/kernel', 'src/rulebooks/one', 'src/rulebooks/one/part/deep']) {
      const files = packages.map((name, i) => [`${folder}/a${i}.ts`, use(name)]);
      const found = lint(Object.fromEntries(files)).split('\n');
      expect(found.filter((line) => line.includes('house(imports)'))).toHaveLength(packages.length);
    }
  });

  it.each([
    ["import('../server/x.ts')", 'export const go = () => import("../server/x.ts");\n'],
    ['export from', "export { thing } from '../server/x.ts';\n"],
    ['export all', "export * from '../server/x.ts';\n"],
  ])('refuses %s as it refuses an import', (_, text) => {
    expect(lint({ 'src/web/a.ts': text })).toMatch(/house\(imports\)/);
  });

  it.each(['../62-later/x.ts', '../62-later/deep/x.ts'])(
    'refuses a chapter that imports a later one: %s',
    (path) => {
      const chapters = { 'src/rulebooks/one/chapters.json': '["49-first", "62-later"]' };
      const found = lint({ ...chapters, 'src/rulebooks/one/49-first/a.ts': use(path) });
      expect(found).toMatch(/house\(imports\)/);
      const back = lint({ ...chapters, 'src/rulebooks/one/62-later/a.ts': use('../49-first/x.ts') });
      expect(back).not.toMatch(/house/);
    },
  );

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

  it.each([
    ['Date', 'export const now = new Date();'],
    ['process', 'export const pid = process.pid;'],
    ['fetch', "export const got = fetch('x');"],
    ['console', "console.log('x');"],
    ['setTimeout', 'setTimeout(() => 1, 1);'],
    ['crypto', 'export const id = crypto.randomUUID();'],
  ])('refuses %s in kernel and rulebooks', (name, text) => {
    for (const file of ['src/kernel/a.ts', 'src/rulebooks/one/a.ts'])
      expect(lint({ [file]: text })).toMatch(new RegExp(`'${name}'.*no-restricted-globals`));
    expect(lint({ 'src/store/a.ts': text })).not.toMatch(/no-restricted-globals/);
  });

  it('refuses Math.random in kernel and rulebooks', () => {
    for (const file of ['src/kernel/a.ts', 'src/rulebooks/one/a.ts'])
      expect(lint({ [file]: 'export const chance = Math.random();' })).toMatch(/no-restricted-properties/);
  });

  it('refuses a cycle', () => {
    const found = lint({
      'src/kernel/a.ts': use('./b.ts').replace('{ thing }', '{ used as thing }'),
      'src/kernel/b.ts': use('./a.ts').replace('{ thing }', '{ used as thing }'),
    });
    expect(found).toMatch(/no-cycle/);
  });

  it('refuses a circle of types, in web as elsewhere', () => {
    for (const folder of ['src/web/forms', 'src/kernel']) {
      const found = lint({
        [`${folder}/a.ts`]: "import type { B } from './b.ts';\nexport type A = { readonly b: B | null };\n",
        [`${folder}/b.ts`]: "import type { A } from './a.ts';\nexport type B = { readonly a: A | null };\n",
      });
      expect(found).toMatch(/no-cycle/);
    }
  });

  it('refuses a type switched off', () => {
    expect(lint({ 'src/cli/a.ts': 'export const x = (y: any): unknown => y;' })).toMatch(/no-explicit-any/);
  });
});
