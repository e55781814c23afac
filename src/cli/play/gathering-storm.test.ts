import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { newGame } from '../game/new.ts';
import { isFailed } from '../output.ts';
import { playLoop } from './play-loop.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-storm-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The worked first turn, three sides at one keyboard: an empty line passes the device on, and clears the screen. */
const TURN = [
  ['1', '1', '1', '8', '4', '4', '5', '5'], // what the charts say: support levels, tile points
  ['none'], // nothing is drawn face up
  ['', 'hapsburg-bureau', ''], // each side: the cards that it holds, and its covert operations
  ['', 'danube-free-trade-zone operations.britain=1', ''],
  ['', '1 2 operations.germany=1'],
  ['board', 'help'], // the Axis goes on
  [
    'anti-comintern/poland germany/rumania germany-diplomatic-initiative/hungary germany-military/hungary italy/albania',
    'yes', // what all see at once is shown before it counts
  ],
  ['germany-3/rumania germany-2/hungary italy-2/albania', ''],
  ['', 'russia/norway'], // barred, and why
  ['russia/rumania russia-hapsburg-bureau/czechoslovakia russia-military/rumania', 'yes'],
  ['russia-3/rumania russia-1/czechoslovakia', ''],
  ['', 'britain/albania britain/turkey france/rumania france/poland france-military/czechoslovakia', 'yes'],
  ['britain-1/albania britain-2/turkey france-3/rumania france-2/poland', ''],
  ['', 'germany/poland italy/turkey', 'yes', 'germany-1/poland italy-1/turkey'],
  ['italian-influence-in-the-balkans/turkey'], // nobody else can have an event of a region
  // strengths are shown; covert operations, one power after the other; subversion and its level
  ['rumania', 'none', '', '', 'turkey', 'none', ''],
  ['', 'none', 'rumania', 'yes', '1', ''],
  ['place-russia/rumania=1 place-germany/hungary=2 place-italy/albania=1 place-britain/turkey=1'],
].flat();

/** What is printed while these lines are typed, each side at one keyboard. */
async function typed(name: string, lines: readonly string[]): Promise<string> {
  const file = join(home, name);
  const setup = { rulebook: 'gathering-storm', scenario: 'first-turn', ruling: ['pack=house'], data: [] };
  const made = await newGame({ ...setup, out: file, seed: '1935' }, 'demarche');
  if (isFailed(made)) throw new Error(made.failed);
  let printed = '';
  async function* given(): AsyncGenerator<string> {
    yield* lines;
  }
  const console = lineConsole(given(), (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console));
  if (isFailed(ended)) throw new Error(ended.failed);
  return printed.replaceAll(home, '.');
}

it('plays the worked first turn in the terminal; its transcript is the recorded one', async () => {
  const printed = await typed('turn.jsonl', TURN);
  const golden = join(import.meta.dirname, 'golden', 'gathering-storm.txt');
  if (process.env['DEMARCHE_GOLDEN']) writeFileSync(golden, printed);
  expect(printed).toBe(readFileSync(golden, 'utf8'));
});

it('takes no number of Enters for nothing: that is a word', async () => {
  const enters = ['done', ...Array.from({ length: 200 }, () => '')];
  const printed = await typed('enter.jsonl', enters);
  expect(printed.match(/Nothing at all\? \("none": yes; Enter: answer anew\)/g)?.length).toBeGreaterThan(1);
  expect(printed).not.toContain('Pass the device');
  const meant = await typed('none.jsonl', ['done', '', ...Array.from({ length: 28 }, () => ''), 'none']);
  expect(meant).toContain('Pass the device to Russia.');
});

it('shows once what all see at once, and asks anew where it was not meant', async () => {
  const begun = TURN.slice(0, 18);
  const place = 'germany/rumania germany-diplomatic-initiative/hungary italy/albania';
  const printed = await typed('shown.jsonl', [...begun, place, '', 'leave']);
  expect(printed).toMatch(
    /Germany in Rumania; .*: it counts at once, and only all together could take it back/,
  );
  expect(printed).toContain('Nothing was answered.');
  expect(printed).not.toContain('Germany places:');
  expect(await typed('yes.jsonl', [...begun, place, 'yes', 'leave'])).toContain('Germany places:');
});
