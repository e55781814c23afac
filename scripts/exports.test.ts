import { expect, it } from 'vitest';
import { readSources } from './check/imports.ts';
import { exportFaults } from './exports.test-helper.ts';

it('exports what other files import, and from the product nothing for tests alone', () => {
  const sources = readSources();
  expect(sources.size).toBeGreaterThan(2000);
  expect(exportFaults(sources)).toEqual([]);
});

/** What is wrong with `a.ts` of a folder, beside a file and a test that import some of it. */
const faultsOf = (a: string, b = '', test = ''): string[] =>
  exportFaults(
    new Map([
      ['src/x/a.ts', a],
      ['src/y/b.ts', b],
      ['src/x/a.test.ts', test],
    ]),
  );

it.each([
  ['a constant', 'export const a = 1;'],
  ['a function', 'export async function a() {}'],
  ['a type', 'export interface a {}'],
  ['one of several', 'export const { b, c: a } = made();\n', "import { b } from '../x/a.ts';"],
  ['what is passed on', "export { other as a } from './other.ts';"],
  ['what a file of another folder has as well', 'export const a = 1;', "import { a } from './a.ts';"],
])('refuses %s that no other file imports', (_, text, other = '') => {
  expect(faultsOf(text, other)).toEqual(['src/x/a.ts: a is exported, and no other file imports it']);
});

it.each([
  ['by its name', "import {\n  type a as b,\n} from '../x/a.ts';"],
  ['as a type', "type B = import('../x/a.ts').a;"],
  ['later', "const { a } = await import('../x/a.ts');"],
  ['by what it adds to it', "declare module '../x/a.ts' {\n  interface a {\n    b: 1;\n  }\n}\n"],
  ['with all of its file', "import * as all from '../x/a.ts';\nall.a();"],
])('finds who imports a name: %s', (_, other) => {
  expect(faultsOf('export const a = 1;', other)).toEqual([]);
});

it('finds who uses a name as one of a group', () => {
  const group = "export * as all from '../x/a.ts';\n";
  const use = "import { all } from './b.ts';\nconst c = all.a;\n";
  const sources = new Map([
    ['src/x/a.ts', 'export const a = 1;\nexport const b = 1;\n'],
    ['src/y/b.ts', group],
    ['src/y/c.ts', use],
  ]);
  expect(exportFaults(sources)).toEqual(['src/x/a.ts: b is exported, and no other file imports it']);
});

it('refuses what tests alone use, unless its own file uses it as well', () => {
  const test = "import { a } from './a.ts';";
  expect(faultsOf('/** Not a. */\nexport const a = 1;\nconst b = { a: 2 }.a;\n', '', test)).toEqual([
    'src/x/a.ts: a is used by tests alone, and does not stand in a test helper',
  ]);
  expect(faultsOf('export const a = 1;\nconst b = [...a];\n', '', test)).toEqual([]);
});
