import { parseArgs } from 'node:util';
import { GAMES } from './answers.ts';

const PARTS = ['rates', 'throughput', 'answers', 'load', 'form', 'attacks'] as const;
type Part = (typeof PARTS)[number];

/** What a run measures. */
export interface Options {
  readonly json: boolean;
  /** One part alone. */
  readonly only?: Part;
  /** The Postgres that servers share for the rates and the throughput; null: each has a file of its own. */
  readonly database: string | null;
  /** How many games are shown in two real pages each. */
  readonly shown: number;
  /** How many answers in pages are measured. */
  readonly answers: number;
}

/** Read the command line; a sentence when it cannot be read. */
export function readOptions(args: readonly string[]): Options | string {
  const found = parse(args);
  if (!found)
    return `Use: npm run bench:desk -- [--json] [--only ${PARTS.join('|')}] [--shown <1 to ${GAMES} games>] [--answers <n>] [--database <postgres://...>]`;
  const { json = false, only, shown = '5', answers = '200', database = null } = found;
  const part = PARTS.find((each) => each === only);
  if (only !== undefined && part === undefined) return `--only is one of ${PARTS.join(', ')}, not "${only}".`;
  if (!isCount(shown, GAMES)) return `--shown is a number of games from 1 to ${GAMES}, not "${shown}".`;
  if (!isCount(answers, 1e6)) return `--answers is a number from 1 up, not "${answers}".`;
  return { json, ...(part ? { only: part } : {}), shown: Number(shown), answers: Number(answers), database };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    json: { type: 'boolean' },
    only: text,
    shown: text,
    answers: text,
    database: text,
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}

function isCount(text: string, most: number): boolean {
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most;
}
