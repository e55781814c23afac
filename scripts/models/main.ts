import { parseArgs } from 'node:util';
import type { Searched } from './model.ts';
import { MODELS, type Named } from './models.ts';

// Models, written from the texts of the games alone, beside the program: random games, until something differs.

const HELP = `Usage: npm run models -- NAME [--seeds A..B] [--seconds N] [--story]

Plays random games beside a model that was written from the text of a game alone, and tells what differs.

Models:
${Object.entries(MODELS)
  .map(([name, { about }]) => `  ${name.padEnd(26)}${about}`)
  .join('\n')}

Options:
  --seeds A..B   the games, by their seeds (default 1..20)
  --seconds N    ends after so many seconds, with whatever has been played
  --story        of a game that differs, all that was answered

Exit codes: 0 nothing differs, 1 something does, 2 bad input.`;

interface Options {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly story: boolean;
}

function read(): Options | string | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        seeds: { type: 'string', default: '1..20' },
        seconds: { type: 'string', default: '0' },
        story: { type: 'boolean', default: false },
      },
    });
    const [name, ...others] = positionals;
    if (values.help || name === undefined) return null;
    if (others.length > 0) return 'Name one model.';
    if (!Object.hasOwn(MODELS, name))
      return `There is no model "${name}": it is one of ${Object.keys(MODELS).join(', ')}.`;
    const [, from, to = from] = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(values.seeds) ?? [];
    if (from === undefined || Number(from) > Number(to)) return '--seeds takes A..B, as 1..20, or one seed.';
    if (!/^\d{1,6}$/.test(values.seconds)) return '--seconds takes a whole number.';
    const seconds = Number(values.seconds);
    return { name, from: Number(from), to: Number(to), seconds, story: values.story };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Every so many milliseconds a line says to who watches how far it is. */
const TELL = 5_000;

function run({ search }: Named, { from, to, seconds, story }: Options): void {
  const started = Date.now();
  let told = started;
  const total = { games: 0, moves: 0, mends: 0, differences: 0 };
  const line = (): string =>
    `${total.games} of ${to - from + 1} games, ${total.moves} moves, ${total.mends} put right, ${total.differences} differ`;
  for (let seed = from; seed <= to; seed++) {
    if (seconds > 0 && Date.now() - started > seconds * 1000) break;
    const searched = search(seed);
    total.games++;
    total.moves += searched.moves;
    total.mends += searched.mends;
    if (searched.difference) total.differences++;
    tell(searched, story);
    if (!process.stderr.isTTY || Date.now() - told < TELL) continue;
    told = Date.now();
    console.error(`  ${line()}`);
  }
  console.log(line());
  if (total.differences > 0) process.exitCode = 1;
}

function tell({ difference }: Searched, story: boolean): void {
  if (!difference) return;
  console.log(`seed ${difference.seed}:`);
  for (const each of difference.what) console.log(`  ${each}`);
  if (story) for (const each of difference.story) console.log(`    ${each}`);
}

const options = read();
if (options === null) console.log(HELP);
else if (typeof options === 'string') {
  console.error(`${options}\n\n${HELP}`);
  process.exitCode = 2;
} else run(MODELS[options.name] as Named, options);
