import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Entry, Header } from '../../kernel/game/entry.ts';
import { beginOf, checkDice, diceSaidIn } from '../../trust/dice-check.ts';
import { packageRoot } from '../root.ts';
import { at, json, NEW, run, typeLines } from '../run.test-helper.ts';

// The dice of a game file come from a secret that lies beside it.

function diceIn(path: string) {
  const [header, ...lines] = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const entries = lines.flatMap((line) =>
    Array.isArray(line) ? (line as Entry[]) : ((line as { entries?: Entry[] }).entries ?? (line as Entry)),
  );
  return checkDice(beginOf(header as Header), diceSaidIn(entries));
}

/** A game in which Germany is to roll. */
async function beforeRoll(name: string): Promise<string> {
  const file = at(name);
  await json(...NEW, '--out', file);
  await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'turkey');
  return file;
}

const roll = (file: string) => run('answer', file, '--seat', 'dice', '--decision', 'roll');

it('lies beside the game for its owner alone, and each roll opens the next link', async () => {
  const file = await beforeRoll('chained.jsonl');
  expect(statSync(`${file}.dice`).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).not.toContain(readFileSync(`${file}.dice`, 'utf8').trim());
  expect((await roll(file)).code).toBe(0);
  await typeLines(file, ['persia', '', 'leave']);
  expect(diceIn(file)).toMatchObject({ rolls: 2, chains: 1, fault: null });
});

it('is not looked at to say what would come of a roll', async () => {
  const file = await beforeRoll('supposed.jsonl');
  const said = new Set<string>();
  for (let time = 0; time < 12; time++)
    said.add((await run('answer', file, '--seat', 'dice', '--decision', 'roll', '--if')).out);
  expect(said.size).toBeGreaterThan(1);
  expect(diceIn(file).rolls).toBe(0);
});

it('is made anew where it is missing, with a line in the log that all can read', async () => {
  const file = await beforeRoll('copied.jsonl');
  rmSync(`${file}.dice`);
  expect((await roll(file)).code).toBe(0);
  expect((await run('log', file)).out).toMatch(
    /The dice come from a new chain\n +Its head begins with [0-9a-f]{16}\./,
  );
  expect(existsSync(`${file}.dice`)).toBe(true);
  expect(diceIn(file)).toMatchObject({ rolls: 1, chains: 2, fault: null });
});

it('is refused by its name where it is spoilt, and nothing is changed', async () => {
  const file = await beforeRoll('spoilt.jsonl');
  const before = readFileSync(file, 'utf8');
  writeFileSync(`${file}.dice`, 'nonsense');
  const { code, err } = await roll(file);
  expect([code, err]).toEqual([
    2,
    `${file}.dice is not the secret of a game's dice: remove it, and the dice come from a new chain.\n`,
  ]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

const fixture = (name: string): string => join(packageRoot(), 'fixtures', 'level-of-cooperation-1', name);

it.each([
  ['dice-chain.jsonl', { rolls: 7, chains: 2, lotted: 0 }],
  ['dice-lots.jsonl', { rolls: 5, chains: 3, lotted: 5 }],
])('comes out in the stored game %s as it did in another language', (name, found) => {
  expect(diceIn(fixture(name))).toEqual({ ...found, again: 0, only: 0, before: 0, fault: null });
});

it('begins with a lot of its own where people had put some into the dice before', async () => {
  const file = at('lots.jsonl');
  cpSync(fixture('dice-lots.jsonl'), file);
  await json('answer', file, '--seat', 'usa', '--decision', 'choose', '--answer', 'brazil');
  expect((await roll(file)).code).toBe(0);
  expect(diceIn(file)).toMatchObject({ rolls: 6, chains: 4, lotted: 5, fault: null });
  expect((await run('log', file)).out).toMatch(/A lot for the dice from /);
  expect((await run('verify', file)).code).toBe(0);
});

it('is none for dice that people type, or that a seed gives', async () => {
  await json(...NEW, '--dice', 'typed', '--out', at('typed.jsonl'));
  await json(...NEW, '--seed', 'ab', '--out', at('seeded.jsonl'));
  expect([existsSync(at('typed.jsonl.dice')), existsSync(at('seeded.jsonl.dice'))]).toEqual([false, false]);
});
