import { expect, it } from 'vitest';
import { bench } from './benches.ts';

async function ran(...args: string[]) {
  const said = { out: '', err: '' };
  const code = await bench(args, {
    out: (line) => void (said.out += `${line}\n`),
    err: (line) => void (said.err += `${line}\n`),
  });
  return { code, ...said };
}

it('lists all benches, a line each, where none is named', async () => {
  const { code, out, err } = await ran();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const names = out.split('\n').flatMap((line) => /^ {2}(\S+) {1,}\S/.exec(line)?.[1] ?? []);
  expect(names).toEqual(expect.arrayContaining(['games', 'desk', 'memory']));
  expect(out.trim().split('\n')).toHaveLength(names.length + 2);
});

it.each([
  [['frolic'], 'There is no bench "frolic": it is one of games, '],
  [['toString'], 'There is no bench "toString"'],
  [['memory', '--frolic'], '--frolic'],
  [['bids', '--seconds', 'many'], '--seconds is a number above 0, not "many".'],
])('says of %j what is wrong with it', async (args, says) => {
  const { code, out, err } = await ran(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(says);
});

it('measures: says on the one side how far it is, on the other what it found', async () => {
  const { out, err } = await ran('bids', '--seconds', '0.01');
  expect(err).toMatch(/^bids: .* \.\.\.\n$/);
  expect(out).toMatch(/^the value of a game of bids: [\d.]+ ms/);
});
