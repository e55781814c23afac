import { isRefusal } from '../../kernel/clause.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import { type Directive, directivesIn, isPast } from '../../kernel/game/directive.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { record } from '../../kernel/game/record.ts';
import { tick as tickOff } from '../../kernel/game/leave.ts';
import { checkSeat, type OpenGame, save, withGame, withNotes } from './games.ts';
import { citation, failure, type Failure, isFailed, failureOf, type Result, say } from '../output.ts';

export interface TickOptions {
  readonly seat: string;
  readonly line?: string;
  readonly item?: string;
  readonly undone?: true;
  readonly by?: string;
  readonly request?: string;
}

export const NOTHING_TO_DO = 'Nothing is to be done on the map.';

/** The directives that a seat (null: a spectator) was told and that stand, in order. */
function directivesOf(game: Game, seat: Seat | null): Directive[] {
  return record(game, seat)
    .filter(({ undone }) => !undone)
    .flatMap(directivesIn);
}

/** Those of them that are still to be done: neither done nor past. */
export function toDoOf(game: Game, seat: Seat | null): Directive[] {
  const { open } = stateOf(game).position;
  return directivesOf(game, seat).filter(
    ({ told }) => told.done === undefined && !isPast(game.table.rules, open, told),
  );
}

/** Tick off a directive of the log of a seat; with `undone` no longer. Without a line: what is still to be done. */
export function tick(file: string, options: TickOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    if (options.line === undefined) return toDo(open, options.seat);
    const line = numberOf(options.line, 'line of the log');
    if (isFailed(line)) return line;
    const { seat, by, request } = options;
    const item = itemOf(open, seat, line, options.item);
    if (isFailed(item)) return item;
    const done = options.undone !== true;
    const sender = { ...(by === undefined ? {} : { by }), ...(request === undefined ? {} : { request }) };
    const next = tickOff(open.game, { seat, line, item, done }, sender);
    if (isRefusal(next)) return failureOf(next, open.rulebook);
    const saved = await save(open, next);
    if (isFailed(saved)) return saved;
    const told = directivesOf(next, seat).find((each) => each.line === line && each.item === item)?.told;
    const what = told ? say(open.rulebook, told.data) : `line ${line}, directive ${item}`;
    const text = `${done ? 'Ticked off' : 'Still to do'}: ${what}`;
    return withNotes(open, { text, json: { line, item, done } });
  });
}

function toDo(open: OpenGame, seat: Seat): Result {
  const bad = checkSeat(open.game, seat);
  if (bad) return bad;
  const still = toDoOf(open.game, seat);
  const lines = still.map(({ line, item, told }) => {
    const text = `${say(open.rulebook, told.data)}${citation(told.clauses)}`;
    return `${`${line}`.padStart(4)}  ${item}  ${text}`;
  });
  const text = lines.length === 0 ? NOTHING_TO_DO : ['line  directive', ...lines].join('\n');
  return withNotes(open, { text, json: { todo: still } });
}

/** Which directive of a line is meant; where there is one alone it need not be said. */
function itemOf({ game }: OpenGame, seat: Seat, line: number, given: string | undefined): number | Failure {
  if (given !== undefined) return numberOf(given, 'directive of a line');
  const count = directivesOf(game, seat).filter((each) => each.line === line).length;
  return count < 2 ? 1 : failure(`Line ${line} has ${count} directives: say which with --item, from 1.`);
}

/** A number from 1, of a line or a part of one. */
export function numberOf(text: string, what: string): number | Failure {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : failure(`"${text}" is no number of a ${what}.`);
}
