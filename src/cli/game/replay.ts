import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookBack } from '../../kernel/game/reading.ts';
import { type Reading, readOn } from '../../kernel/game/record.ts';
import { word } from '../call.ts';
import { checkSeat, type OpenGame, withGame, withNotes } from './games.ts';
import { linesText } from './history.ts';
import { failure, type Result } from '../output.ts';
import { boardText } from '../text/panels.ts';
import { packageRoot } from '../root.ts';
import { type GameTurn, turnsOf } from './turns.ts';

interface ReplayOptions {
  readonly example: boolean;
  readonly seat?: string;
  readonly at?: string;
}

const EXAMPLE = join(packageRoot(), 'examples', 'europe-1939');

/** `demarche replay [FILE] [--example]`: the turns of a game, or how it stood after a line of a seat's log. */
export function replayCommand(
  file: string | undefined,
  { example, seat, at }: ReplayOptions,
  call: string,
): Promise<Result> {
  if ((file === undefined) !== example)
    return Promise.resolve(failure('Name a game file, or use --example for the example campaign.'));
  return withGame<Result>(file ?? `${EXAMPLE}.jsonl`, async (open) => {
    const bad = checkSeat(open.game, seat);
    if (bad) return bad;
    const reading = readOn(open.game, seat ?? null);
    if (at !== undefined) return withNotes(open, atLine(open, seat ?? null, reading, at));
    const named = file === undefined ? '--example' : word(file);
    return withNotes(
      open,
      contents(file === undefined ? exampleTurns() : turnsOf(open.game), reading, `${call} replay ${named}`),
    );
  });
}

/** The turns of the example campaign, with what was great in each. */
function exampleTurns(): readonly GameTurn[] {
  const { turns } = JSON.parse(readFileSync(`${EXAMPLE}.json`, 'utf8')) as {
    readonly turns: readonly GameTurn[];
  };
  return turns;
}

function contents(turns: readonly GameTurn[], { entries }: Reading, call: string): Result {
  const lineAt = (entry: number): number => entries.filter((each) => each <= entry).length;
  const listed = turns.map(({ title, entry, events }) => ({
    title,
    line: lineAt(entry),
    events: events.map(({ text, ...event }) => ({ line: lineAt(event.entry), text })),
  }));
  const text = listed.flatMap(({ title, line, events }) => [
    row(line, title),
    ...events.map((event) => row(event.line, `  ${event.text}`)),
  ]);
  const lines = entries.length;
  const how = `${lines} lines. How it stood after one of them: ${call} --at ${Math.min(lines, listed[1]?.line ?? lines)}`;
  return { text: [...text, how].join('\n'), json: { lines, turns: listed } };
}

function row(line: number, text: string): string {
  return `${String(line).padStart(4)}  ${text}`;
}

function atLine({ game, rulebook }: OpenGame, seat: string | null, reading: Reading, at: string): Result {
  const n = /^\d{1,9}$/.test(at) ? Number(at) : -1;
  const then = lookBack(game, seat, reading, n);
  if (!then) return failure(`There is no line ${at} in this log; it has 0 to ${reading.entries.length}.`);
  const { view, lines } = then;
  const board = boardText(rulebook, game.table.rules.board(view));
  const last = lines.slice(-1);
  const text = last.length === 0 ? 'The start of the game.' : linesText(game.table, last, lines);
  return { text: `${text}\n\n${board}`, json: { line: n, record: last, view } };
}
