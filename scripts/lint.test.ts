import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      'src/cli/a.ts': use('../store/a.ts').replace('{ thing }', '{ used as thing }'),
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
    ['src/web/a.ts', '../rulebooks/one/board.ts'],
    ['src/web/board/a.ts', '../../rulebooks/one/index.ts'],
  ])('refuses that %s imports %s', (file, path) => {
    expect(lint({ [file]: use(path) })).toMatch(/no-restricted-imports/);
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

  it('refuses a type switched off', () => {
    expect(lint({ 'src/cli/a.ts': 'export const x = (y: any): unknown => y;' })).toMatch(/no-explicit-any/);
  });
});
