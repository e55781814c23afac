import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { stateOf } from '../kernel/game.ts';
import { awaitingOf } from '../kernel/play.ts';
import { lineConsole, stdinLines, terminalConsole } from './console.ts';
import { withGame } from './games.ts';
import { newGame } from './new.ts';
import { failed, isFailed, type Result } from './output.ts';
import { packageRoot } from './root.ts';
import { playLoop } from './play-loop.ts';

/** A game in the terminal, all seats at one keyboard; reads lines where standard input is no terminal. */
export function play(file: string): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const tty = stdin.isTTY && stdout.isTTY;
    const console = tty ? terminalConsole() : lineConsole(stdinLines(), (text) => void stdout.write(text));
    const ended = await playLoop(open, console);
    console.close();
    if (isFailed(ended)) return ended;
    const { game } = ended;
    return {
      text: '',
      json: { file, entries: game.moments.length, over: awaitingOf(game.table, stateOf(game)).length === 0 },
    };
  });
}

const HOW_ON = (file: string): string =>
  [
    'Demarche is ready. This is no terminal, so the example game is not started here. To go on:',
    '  npm start                                 in a terminal: plays the example game',
    `  npx demarche asks ${file}        what is asked, and what is barred and why`,
    `  npx demarche answer ${file} --seat germany --decision choose --answer turkey`,
    '  npx demarche --help                       everything else',
  ].join('\n');

/** The example game: made when it is not there yet, gone on with when it is. */
export async function playExample(): Promise<Result> {
  const file = join('games', 'example.jsonl');
  const path = join(packageRoot(), file);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const made = await newGame({
      rulebook: 'level-of-cooperation',
      scenario: 'short-1942',
      ruling: [],
      data: [],
      out: path,
    });
    if (isFailed(made)) return made;
  }
  if (!stdin.isTTY || !stdout.isTTY) return { text: HOW_ON(file), json: { file: path } };
  stdout.write(`The example game is kept in ${file}; delete it to begin anew.\n`);
  return play(path);
}

/** `demarche play [FILE] [--example]`. */
export function playCommand(file: string | undefined, example: boolean): Promise<Result> {
  if (example) return playExample();
  return file === undefined ? Promise.resolve(failed('Name a game file, or use --example.')) : play(file);
}
