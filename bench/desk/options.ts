import { parseArgs } from 'node:util';
import { GAMES } from './answers.ts';

/** What a run measures. */
export interface Options {
  readonly json: boolean;
  /** One part alone. */
  readonly only?: 'answers' | 'load';
  /** How many games are shown in two real pages each. */
  readonly shown: number;
  /** How many answers in pages are measured. */
  readonly answers: number;
}

/** Read the command line; a sentence when it cannot be read. */
export function readOptions(args: readonly string[]): Options | string {
  const found = parse(args);
  if (!found)
    return `Use: npm run bench:desk -- [--json] [--only answers|load] [--shown <1 to ${GAMES} games>] [--answers <n>]`;
  const { json = false, only, shown = '5', answers = '200' } = found;
  if (only !== undefined && only !== 'answers' && only !== 'load')
    return `--only is "answers" or "load", not "${only}".`;
  if (!isCount(shown, GAMES)) return `--shown is a number of games from 1 to ${GAMES}, not "${shown}".`;
  if (!isCount(answers, 1e6)) return `--answers is a number from 1 up, not "${answers}".`;
  return { json, ...(only ? { only } : {}), shown: Number(shown), answers: Number(answers) };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { json: { type: 'boolean' }, only: text, shown: text, answers: text } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}

function isCount(text: string, most: number): boolean {
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most;
}
