import { expect, it } from 'vitest';
import { choose, chooseCases, withReaders } from './choose.ts';
import { distancesFrom, importersOf, importsOf, readImports } from './imports.ts';

it('reads what a file imports, types alone aside', () => {
  const text = `import { a } from './a.ts';
import type { B } from './b.ts';
import {
  type C,
  c,
} from '../c/c.ts';
import './d.ts';
export { e } from './e.ts';
export type { F } from './f.ts';
import outside from 'outside';
import data from './data.json' with { type: 'json' };
const g = await import('./g.ts');
`;
  expect(importsOf('src/x/x.ts', text)).toEqual([
    'src/x/a.ts',
    'src/c/c.ts',
    'src/x/d.ts',
    'src/x/e.ts',
    'src/x/data.json',
    'src/x/g.ts',
  ]);
});

it('counts imports from what was changed, by the shortest way, in a ring too', () => {
  const importers = importersOf(
    new Map([
      ['b', ['a']],
      ['c', ['b', 'a']],
      ['a', ['c']],
      ['d', ['c']],
      ['e', ['none']],
    ]),
  );
  expect([...distancesFrom(['a'], importers)]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1],
    ['d', 2],
  ]);
});

it('finds this test from what it tries', () => {
  const distances = distancesFrom(['scripts/check/imports.ts'], importersOf(readImports()));
  expect(distances.get('scripts/check/choose.test.ts')).toBe(1);
});

it('takes what was changed, then the nearest and cheapest, and names what it leaves out', () => {
  const distances = new Map([
    ['src/a.ts', 0],
    ['src/dear.test.ts', 0],
    ['e2e/a.test.ts', 0],
    ['src/long.proof.test.ts', 0],
    ['e2e/b.test.ts', 1],
    ['src/far.test.ts', 5],
    ['src/near.test.ts', 1],
    ['src/near-dear.test.ts', 1],
  ]);
  const costs = new Map([
    ['src/dear.test.ts', 15],
    ['e2e/a.test.ts', 1],
    ['src/near-dear.test.ts', 6],
    ['src/near.test.ts', 2],
    ['src/far.test.ts', 1],
  ]);
  expect(choose(distances, costs, 20)).toEqual({
    alone: ['src/dear.test.ts', 'src/near.test.ts', 'src/far.test.ts'],
    inBrowser: ['e2e/a.test.ts'],
    leftOut: ['src/long.proof.test.ts', 'e2e/b.test.ts', 'src/near-dear.test.ts'],
  });
  expect(choose(distances, costs, 1).alone).toEqual(['src/dear.test.ts']);
});

it('takes the cases of a clause where its file was changed, of a book where another was', () => {
  const cases = ['conformance/x/49.41-a.yaml', 'conformance/x/50.1.yaml', 'conformance/y/49.41.yaml'];
  const of = (file: string): string[] => chooseCases([file], cases);
  expect(of('src/rulebooks/x/49-diplomacy/41-naming.ts')).toEqual(cases.slice(0, 1));
  expect(of('src/rulebooks/x/facts.ts')).toEqual(cases.slice(0, 2));
  expect(of('src/rulebooks/x/facts.test.ts')).toEqual([]);
  expect(of('src/kernel/json.ts')).toEqual([]);
  expect(of('conformance/y/49.41.yaml')).toEqual(cases.slice(2));
});

it('knows what reads a page', () => {
  expect(withReaders(['docs/desk.md'])).toContain('scripts/links.test.ts');
  expect(withReaders(['src/a.css'])).toEqual(['src/a.css']);
});
