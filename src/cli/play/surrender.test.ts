import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { newGame } from '../game/new.ts';
import { isFailed } from '../output.ts';
import { playLoop } from './play-loop.ts';
import { SUMMER_1943 } from './summer-1943.test-helper.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-surrender-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Three sides at one keyboard: an empty line passes the device on, and clears the screen. */
const TWO_TURNS = [
  ['', 'britain/italy=2 britain/spain=1 us/spain=1 us/turkey=2', ''],
  ['', 'germany/italy=2 germany/turkey=2 italy/spain=2'],
  ['skip', '1', 'yes', ''], // Summer: the Axis names nothing
  ['facts', 'axis units in africa', 'no', ''], // the last units leave Africa
  ['skip', '1', 'yes'],
  ['yes', 'no', '-9', 'no', '80', '-1'], // Germany is safe, Italy may be near its mark: 1, and it fights on
  ['', 'board surrender', 'skip', '1', 'yes', ''],
  ['skip', '1', 'yes', 'yes', 'no', 'no', '80', '-3'], // Fall: -1, and it surrenders
  ['open'], // which the table confirms
  ['', 'none', ''], // covert operations, which nobody has told of
  ['', 'none', ''],
  ['', 'none', ''],
  ['18', '3', '5', '9'], // what is left of the Italian forces
  ['', 'board surrender', 'todo', ''],
].flat();

it('plays the surrender of Italy in the terminal; its transcript is the recorded one', async () => {
  const file = join(home, 'italy.jsonl');
  const start = join(home, 'start.json');
  writeFileSync(start, JSON.stringify(SUMMER_1943));
  const setup = {
    rulebook: 'a-world-at-war',
    scenario: 'campaign-1939',
    ruling: ['late-war=reported'],
    data: [start],
  };
  const made = await newGame({ ...setup, out: file, seed: '1943' }, 'demarche');
  if (isFailed(made)) throw new Error(made.failed);
  let printed = '';
  async function* given(): AsyncGenerator<string> {
    yield* TWO_TURNS;
  }
  const console = lineConsole(given(), (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console));
  if (isFailed(ended)) throw new Error(ended.failed);
  printed = printed.replaceAll(home, '.');
  const golden = join(import.meta.dirname, 'golden', 'surrender-of-italy.txt');
  if (process.env['DEMARCHE_GOLDEN']) writeFileSync(golden, printed);
  expect(printed).toBe(readFileSync(golden, 'utf8'));
});

it('lets what has not changed stand with Enter, and all the rest with one word', async () => {
  const file = join(home, 'japan.jsonl');
  const start = join(home, 'japan.json');
  const facts = {
    'usjt.actual': 40,
    'war.japan-us': true,
    'war-since.japan-us': '1941/winter',
    'control.chungking': 'china',
  };
  writeFileSync(start, JSON.stringify({ format: 1, kind: 'start', year: 1945, facts }));
  const setup = { rulebook: 'a-world-at-war', scenario: 'pacific-1941', ruling: [], data: [start] };
  const made = await newGame({ ...setup, out: file, seed: '1945' }, 'demarche');
  if (isFailed(made)) throw new Error(made.failed);
  let printed = '';
  async function* given(): AsyncGenerator<string> {
    yield* ['skip', '1', 'yes', 'yes', '7', '', 'done'];
  }
  const console = lineConsole(given(), (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console));
  if (isFailed(ended)) throw new Error(ended.failed);
  expect(printed).toContain('so far: China');
  expect(printed).toContain('Enter: as it is; "done": all the rest is as it is');
  expect(printed.split('What does the resistance of China come to?')).toHaveLength(2);
  expect(printed.split('What does the resistance of China come to?')[1]).not.toContain('unbuilt');
});
