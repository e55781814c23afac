import { countOf, type Found, oneOf, type Options, type Tell } from '../bench.ts';
import { measureHeld } from './held.ts';
import { measureOpening, type Opening } from './opening.ts';
import { measureSize, type Size } from './size.ts';
import { HEAP, LISTED, openInTurn, type Turns } from './turns.ts';

const TARGET = { perGame: 20_000 } as const;

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

/** What long games take to be opened, and of the heap. */
async function measureLong(games: number, { doing, found }: Tell): Promise<object> {
  const [openings, sizes]: [Opening[], Size[]] = [[], []];
  for (const [answers, target] of [
    [530, 60],
    [1500, 200],
  ] as const) {
    const opening = await measureOpening(answers, target, doing);
    found(openingText(opening));
    openings.push(opening);
  }
  for (const answers of [530, 1500]) {
    doing(`the heap of ${answers} answers`);
    const size = measureSize(answers);
    found(sizeText(size));
    sizes.push(size);
  }
  const turns = await openInTurn(games, doing);
  found(turnsText(turns));
  return { openings, sizes, turns, target: TARGET };
}

/** What games take of memory: long ones as they are opened, and many that are open. */
export async function run(options: Options, tell: Tell): Promise<Found> {
  const games = countOf(options, 'games', 99_999);
  const only = oneOf(options, 'only', ['long', 'open']);
  const document: Record<string, unknown> = {};
  if (only !== 'open') Object.assign(document, await measureLong(games, tell));
  if (only !== 'long') document['open'] = await measureHeld(games, tell);
  return { document };
}
