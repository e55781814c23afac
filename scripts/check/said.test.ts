import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitsOf, costsOf, kept, type Line, linesOf, redOf, type Said, standing, tell } from './said.ts';
import { stateOf, toldState } from './told.ts';

const said = (commit: string, unit: string, more: Partial<Said> = {}): Said => ({
  kind: 'unit',
  commit,
  run: 'first',
  of: 'tests',
  unit,
  passed: 3,
  failed: 0,
  seconds: 1,
  ...more,
});
const PLAN = { kind: 'plan', commit: 'one', parts: [['a', 'c'], ['b']], without: '' } as const;
const told = (...lines: Line[]): string[] => toldState(stateOf(PLAN, lines));

it('keeps what was told, but for a line that was broken off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demarche-said-'));
  const file = join(folder, 'within', 'said.jsonl');
  expect(linesOf(file)).toEqual([]);
  tell(file, PLAN);
  tell(file, said('one', 'a'));
  appendFileSync(file, '{"kind":"unit","comm');
  expect(linesOf(file)).toEqual([PLAN, said('one', 'a')]);
  rmSync(folder, { recursive: true });
});

it('is whole and green when each unit was green last at this commit', () => {
  const red = said('one', 'b', { passed: 2, failed: 1 });
  expect(told(said('one', 'a'), said('one', 'c'), red, said('one', 'b'))).toEqual([
    'whole and green at one: 3 units, 9 passed',
    '  red before at this commit, green when run again: b',
  ]);
});

it('says what was run at an earlier commit', () => {
  const earlier = { seconds: 0, since: 'abcdef0123456789' };
  expect(told(said('one', 'a', earlier), said('one', 'c', earlier), said('one', 'b'))).toEqual([
    'whole and green at one: 3 units, 9 passed',
    '  run earlier, and nothing they depend on was changed since: 2 at abcdef012345',
  ]);
});

it('names what is red and what is missing; another commit, or none, says nothing', () => {
  const red = said('one', 'a', { passed: 2, failed: 1 });
  expect(told(said('one', 'a'), red, said('two', 'b'), said('', 'b'), said('one', 'c'))).toEqual([
    'not whole and green at one: 1 of 3 units green, 1 red, 1 missing',
    '  red: a (1 failed)',
    '  missing: b',
  ]);
});

it('says of a whole what this machine could not run', () => {
  const lines = ['a', 'b', 'c'].map((unit) => said('one', unit));
  const [line] = toldState(stateOf({ ...PLAN, without: 'games in Postgres' }, lines));
  expect(line).toBe('whole and green at one: 3 units, 9 passed; left out: games in Postgres');
});

it('counts nothing as green of a program in which went wrong what no unit owns', () => {
  const lines = [
    said('one', 'a', { run: 'before' }),
    said('one', 'b'),
    said('one', 'c', { of: 'another' }),
    said('one', '', { failed: 1 }),
  ];
  expect([...standing(lines, 'one').keys()]).toEqual(['a', 'c']);
});

it('goes by what a unit cost last, and by a proof before all else', () => {
  const lines = [
    said('one', 'a', { seconds: 5 }),
    said('two', 'a', { seconds: 6 }),
    said('', 'a', { seconds: 1 }),
    said('', 'b', { seconds: 2 }),
    said('two', 'c', { seconds: 0 }),
  ];
  expect([...costsOf(lines)]).toEqual([
    ['a', 6],
    ['b', 2],
  ]);
});

it('knows what failed when it was last run, at whatever commit', () => {
  const failed = { failed: 1 };
  expect([...redOf([said('one', 'a', failed), said('one', 'b', failed), said('two', 'b')])]).toEqual(['a']);
});

it('keeps the latest commits whole, and of the others what each unit cost', () => {
  const lines = [said('one', 'a'), said('one', 'a', { seconds: 2 }), said('two', 'a'), said('three', 'a')];
  expect(commitsOf(lines)).toEqual(['three', 'two', 'one']);
  expect(kept(lines, 2)).toEqual([said('', 'a', { seconds: 2 }), said('two', 'a'), said('three', 'a')]);
});
