import { parseArgs } from 'node:util';
import { measureOpening, type Opening } from './opening.ts';
import { measureSize, type Size } from './size.ts';
import { HEAP, LISTED, openInTurn, type Turns } from './turns.ts';

const USAGE = 'Use: npm run bench:memory -- [--json] [--games <n>]';
const TARGET = { perGame: 20_000 } as const;

interface Options {
  readonly json: boolean;
  readonly games: number;
}

function readOptions(args: readonly string[]): Options | null {
  try {
    const options = { json: { type: 'boolean' }, games: { type: 'string' } } as const;
    const { json = false, games = '2000' } = parseArgs({ args: [...args], options }).values;
    return /^[1-9]\d{0,4}$/.test(games) ? { json, games: Number(games) } : null;
  } catch {
    return null;
  }
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function openingText({ answers, target, parse, last, all, record, cold }: Opening): string {
  const way = (name: string, { quickest, median, ofParse }: Opening['last']): string =>
    `  ${name.padEnd(18)} ${ms(quickest).padStart(10)} at best, ${ms(median).padStart(10)} median, ${ofParse.toFixed(1)} times the JSON`;
  return [
    `${answers} answers, to reach < ${target} ms; reading them as JSON: ${ms(parse)}`,
    way('opened', last),
    way('every position', all),
    way('a whole record', record),
    `  in a fresh process ${ms(cold).padStart(10)} at best, with the rules bound`,
  ].join('\n');
}

function sizeText({ answers, position, facts, stored, heap }: Size): string {
  return [
    `${answers} answers, stored in ${Math.round(stored)} bytes`,
    `  the position: ${position} canonical bytes, ${facts} of them facts`,
    `  heap while it is open: ${Math.round(heap)} bytes`,
  ].join('\n');
}

function turnsText({ games, answers, heap, perGame, first, p50, p99, cpu, listed }: Turns): string {
  const [before, half, after] = heap;
  return [
    `${games} games of ${answers} answers opened in turn by a server with a heap of ${HEAP} MB`,
    `  heap in use: ${mb(before)} before, ${mb(half)} after half of them, ${mb(after)} after all`,
    `  for each game ${Math.round(perGame)} bytes, to reach < ${TARGET.perGame}`,
    `  opened with every line: first ${ms(first)}, then p50 ${ms(p50)}, p99 ${ms(p99)}`,
    `  processor time of the server for each: ${ms(cpu)}`,
    `  how ${LISTED} of them stand, in one request: p99 ${ms(listed)}, ${ms(listed / LISTED)} for each`,
  ].join('\n');
}

const options = readOptions(process.argv.slice(2));
if (!options) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const openings = [await measureOpening(530, 60), await measureOpening(1500, 200)];
  const sizes = [measureSize(530), measureSize(1500)];
  const turns = await openInTurn(options.games);
  console.log(
    options.json
      ? JSON.stringify({ openings, sizes, turns, target: TARGET })
      : [...openings.map(openingText), ...sizes.map(sizeText), turnsText(turns)].join('\n'),
  );
}
