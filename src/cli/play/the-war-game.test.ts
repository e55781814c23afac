import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { newGame } from '../game/new.ts';
import { isFailed } from '../output.ts';
import { playLoop } from './play-loop.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-war-game-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What a seat types that is handed the device: it begins, answers, and hands it on. */
const handed = (...lines: string[]): string[] => ['', ...lines, ''];

/** Turn 1 of 1939 at one keyboard, with dice of the players' own. */
const TURN_1 = [
  // who is threatened is asked before the rolls
  ['no', 'no', 'no'],
  ['board portugal', 'board poland germany', 'board atlantis'],
  ['4 9', '7', '2 6'],
  // Japan is asked in its turn
  handed('pass'),
  ['9 7 5 8', '9 7 5 8 3', '3 9'], // four faces for five rolls: typed anew
  // part II as in the worked turn: each side bids while the other looks away
  [...handed('try/BUL.I1 try/ROM.I1 spend/ROM.I1'), '40', '2', ...handed('counter'), '60'],
  [...handed('1'), ...handed('3'), '3'],
  [...handed('none'), ...handed('none', 'none'), ...handed('none'), ...handed('none', 'none')],
  ['war/germany-uk war/germany-france phony-war'],
  // the news: words find rows, what is given gathers
  [
    'help',
    'germany',
    'western poland germany',
    '170=1 171=8 173=2',
    'romania germany',
    '195',
    '190',
    'undo',
    '',
  ],
  ['won/germany germany/infantry=4 germany/armor=2 natives/fighter=1'],
  handed('fighter/own'),
  // what is barred says why, and is not added; who comes to attack is told once all is given
  ['attacks estonia', 'ussr-attacks/estonia', 'ussr-infantry/estonia=2', ''],
  ['iran', 'uk-infantry/iran=3', ''],
  ['japan-infantry/norway=1', '', 'undo', 'japan-infantry/thailand=3', ''],
  ['usa-infantry/cuba', ''],
].flat();

/** Turn 6 of 1942 by one person: a nation's dice are one answer, a part where nothing happened one key. */
const TURN_6 = [
  ['no', 'no'],
  ['7 3', '4', '7 3 12 5 9', '3'],
  [...handed('none'), ...handed('try/SAU.I1'), '50', ...handed('no'), ...handed('2', 'yes'), '5'],
  [...handed('none'), 'none'],
  // Enter alone is no answer; the army of Peru fights in the turn of Germany, and each player says that nothing happens
  ['', 'none', 'won/attacker natives/infantry from-peru/infantry=2', 'none', 'none', 'none', 'none'],
  ['board docket', 'leave'],
].flat();

async function played(name: string, scenario: string, lines: readonly string[]): Promise<string> {
  const file = join(home, `${name}.jsonl`);
  const setup = { rulebook: 'the-war-game', scenario, ruling: [], data: [], dice: 'typed' as const };
  const made = await newGame({ ...setup, out: file }, 'demarche');
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

it.each([
  ['the-war-game-1939', 'first-turn', TURN_1],
  ['the-war-game-1942', 'world-1942', TURN_6],
] as const)('plays %s in the terminal; its transcript is the recorded one', async (name, scenario, lines) => {
  const printed = await played(name, scenario, lines);
  const golden = join(import.meta.dirname, 'golden', `${name}.txt`);
  if (process.env['DEMARCHE_GOLDEN']) writeFileSync(golden, printed);
  expect(printed).toBe(readFileSync(golden, 'utf8'));
});
