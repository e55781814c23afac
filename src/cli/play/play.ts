import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stdin, stdout } from 'node:process';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { asksOf, awaitingOf } from '../../kernel/game/play.ts';
import { sample } from '../../kernel/forms/sample.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { typedIn, word } from '../call.ts';
import { type Console, lineConsole, stdinLines, WIDTH } from '../console.ts';
import { withGame } from '../game/games.ts';
import { newGame } from '../game/new.ts';
import { failure, isFailed, type Result } from '../output.ts';
import { keptIn } from '../root.ts';
import { botsIn } from './play-bots.ts';
import { NO_BOTS } from '../game/session-bots.ts';
import { playLoop } from './play-loop.ts';
import { terminalConsole } from './terminal.ts';

interface PlayOptions {
  readonly example: boolean;
  /** One person plays every seat. */
  readonly alone: boolean;
  /** The seats that bots play, as they were typed. */
  readonly bots?: string;
  /** The club file that is played with. */
  readonly club?: string;
  /** Standard output is for one JSON document: no terminal prompts on it. */
  readonly json: boolean;
  /** Where the game speaks, when it is not in a terminal. */
  readonly write: (text: string) => void;
  /** How the program is called where this was typed. */
  readonly call: string;
}

/** `demarche play [FILE] [--example] [--alone]`. */
export function playCommand(file: string | undefined, options: PlayOptions): Promise<Result> {
  if (options.example) return playExample(file, options);
  if (file === undefined) return Promise.resolve(failure('Name a game file, or use --example.'));
  return play(file, options);
}

/** Whether somebody sits at a terminal. */
function isTerminal({ json }: PlayOptions): boolean {
  return stdin.isTTY && stdout.isTTY && !json;
}

function consoleFor(options: PlayOptions): Console {
  const draws = stdout.columns > 0 && process.env['TERM'] !== 'dumb';
  if (draws && isTerminal(options)) return terminalConsole();
  const width = Math.min(WIDTH, stdout.columns || WIDTH);
  return lineConsole(stdinLines(), options.write, { echo: !stdin.isTTY, width });
}

/** A game in the terminal, all seats at one keyboard; reads lines where standard input is no terminal. */
function play(file: string, options: PlayOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const bots = options.bots === undefined ? NO_BOTS : await botsIn(options.bots, open.game);
    if (isFailed(bots)) return bots;
    const console = consoleFor(options);
    const { alone, club = null } = options;
    const ended = await playLoop(open, console, { alone, bots, club });
    console.close();
    if (isFailed(ended)) return ended;
    const { game } = ended;
    const over = awaitingOf(game.table, stateOf(game)).length === 0;
    return { text: '', json: { file, entries: game.moments.length, over } };
  });
}

/** The example game: made when it is not there yet, gone on with when it is. */
async function playExample(given: string | undefined, options: PlayOptions): Promise<Result> {
  const path = given ?? join(keptIn(typedIn()), 'games', 'example.jsonl');
  if (!existsSync(path)) {
    const made = await makeExample(path, options.call);
    if (isFailed(made)) return made;
  }
  const file = given ?? relative(typedIn(), path);
  if (!isTerminal(options))
    return withGame<Result>(path, async ({ game }) => ({
      text: howOn(options.call, word(file), answerNow(game)),
      json: { file: path },
    }));
  options.write(`The example game is kept in ${file}; delete it to begin anew.\n`);
  return play(path, options);
}

async function makeExample(out: string, call: string): Promise<Result> {
  const folder = dirname(out);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return failure(`The folder ${folder} cannot be made (${why}).`);
  }
  const book = RULEBOOKS.find(({ example }) => example !== undefined);
  if (book?.example === undefined) return failure('No rulebook has an example game.');
  return newGame({ rulebook: book.id, scenario: book.example, ruling: [], data: [], out }, call);
}

/** What can be answered now, as options of `answer`: the first thing of whom play waits for. Null when nothing is asked. */
function answerNow(game: Game): string | null {
  const state = stateOf(game);
  const [seat] = awaitingOf(game.table, state);
  const asked =
    seat === undefined ? undefined : asksOf(game.table, state, seat).find(({ optional }) => !optional);
  const given = asked && sample(asked.form, () => 0, game.table.rules.facts);
  if (seat === undefined || given === undefined) return null;
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  return `--seat ${word(seat)} --decision ${word(asked?.id ?? '')} --answer ${word(text)}`;
}

function howOn(call: string, file: string, now: string | null): string {
  return [
    'Demarche is ready. This is not a terminal, so the example game is not started here. To go on:',
    ...[
      [`play ${file}`, 'in a terminal: plays the example game'],
      [`asks ${file}`, 'what is asked, and what is barred and why'],
      ...(now === null ? [] : [[`answer ${file} ${now}`, 'one answer']]),
      ['--help', 'everything else'],
    ].map(([typed, does]) => `  ${call} ${typed}\n      ${does}`),
  ].join('\n');
}
