import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { verify } from '../game/verify.ts';
import { isFailed } from '../output.ts';
import { botsIn } from './play-bots.ts';
import { playLoop } from './play-loop.ts';
import { at, json, run } from '../run.test-helper.ts';

const OTHERS = 'italy=steady,japan=random,uk=steady,ussr=steady,usa=steady,table=history';

async function start(name: string): Promise<string> {
  const file = at(name);
  await json('new', '--rulebook', 'level-of-cooperation', '--scenario', 'short-1942', '--out', file);
  return file;
}

/** Play a file with bots and these lines typed; returns everything printed. */
async function typed(file: string, bots: string, lines: readonly string[]): Promise<string> {
  let printed = '';
  async function* given(): AsyncGenerator<string> {
    yield* lines;
  }
  const console = lineConsole(given(), (text) => {
    printed += text;
  });
  const ended = await withGame(file, async (open) => {
    const seats = await botsIn(bots, open.game);
    return isFailed(seats) ? seats : playLoop(open, console, { bots: seats });
  });
  if (isFailed(ended)) throw new Error(ended.failed);
  return printed;
}

const namesIn = (file: string): ReadonlySet<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(/"by":"([^"]+)"/g)].map(([, by]) => by ?? ''));

it('lets bots answer at once, each under its name, until a person is asked', async () => {
  const file = await start('bots.jsonl');
  const printed = await typed(file, OTHERS, ['turkey', '', 'leave']);
  expect(namesIn(file)).toEqual(new Set(['Steady (bot)', 'Random (bot)']));
  expect(printed).not.toContain('Pass the device');
  expect(printed.match(/Your answer/g)).toHaveLength(2);
  expect(await verify(file)).toMatchObject({ json: { ok: true } });
});

it('plays a whole game of bots', async () => {
  const file = await start('whole.jsonl');
  const printed = await typed(file, `germany=random,${OTHERS}`, []);
  expect(printed).toContain('The game is over');
});

it('takes back to the last answer of a person', async () => {
  const file = await start('back.jsonl');
  const printed = await typed(file, OTHERS, ['turkey', '', 'undo', 'yes', 'undo', 'yes', 'leave']);
  expect(printed).toMatch(/Taken back: .* and what followed/);
});

it('says what a bot would do, and gives seats to bots and takes them back', async () => {
  const file = await start('told.jsonl');
  const printed = await typed(file, 'italy=steady', [
    'suggest',
    'bots japan minister',
    'bots italy off',
    'bots x y',
    'bots',
    'leave',
  ]);
  expect(printed).toMatch(/Minister \(bot\) would answer \S.*\. [A-Z].*\./);
  expect(printed).toContain('Italy: Steady (bot)\nJapan: Minister (bot)\n');
  expect(printed).toContain('There is no seat "x"; there are germany,');
  expect(printed.trimEnd()).toMatch(/Japan: Minister \(bot\)\n(?!Italy)/);
  expect(namesIn(file)).toEqual(new Set());
});

it('says unasked what a bot would answer to whoever plays a seat', async () => {
  const file = await start('hints.jsonl');
  const printed = await typed(file, 'germany=suggest:steady,italy=random', [
    'bots',
    'suggest random',
    'suggest genius',
    'bots germany off',
    'bots japan suggest:minister',
    'leave',
  ]);
  expect(printed.match(/Steady \(bot\) would answer \S.*\. [A-Z]/g)).toHaveLength(1);
  expect(printed).toContain('Italy: Random (bot)\nGermany: told what Steady (bot) would answer\n');
  expect(printed).toMatch(/Random \(bot\) would answer /);
  expect(printed).toContain('There is no level "genius"; there are random, steady, minister.');
  expect(printed).toContain('Japan: told what Minister (bot) would answer');
  expect(namesIn(file)).toEqual(new Set());
});

it.each([
  ['italy=suggest:genius', 'A bot at italy is random, steady, minister, not "suggest:genius".'],
  ['table=suggest:history', 'A bot at table is history, not "suggest:history".'],
  ['italy', 'A bot at italy is random, steady, minister, not "".'],
  ['italy=genius', 'A bot at italy is random, steady, minister, not "genius".'],
  ['table=steady', 'A bot at table is history, not "steady".'],
  ['narnia=steady', 'There is no seat "narnia"'],
])('refuses %s', async (bots, fault) => {
  const file = await start(`${bots.replaceAll(/[=:]/g, '-')}.jsonl`);
  const { code, err } = await run('play', file, '--bots', bots);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(fault) });
});
