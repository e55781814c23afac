import { amend as letStand, findAmend } from '../kernel/amend.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Affected } from '../kernel/correction.ts';
import { findRequest, type Game, stateOf } from '../kernel/game.ts';
import { awaitingOf } from '../kernel/play.ts';
import { record } from '../kernel/record.ts';
import type { Seat } from '../kernel/seat.ts';
import { withStop } from '../kernel/words.ts';
import { checkSeat, type OpenGame, save, withGame, withNotes } from './games.ts';
import { affectedText, agreedText } from './history.ts';
import { failed, type Failed, isFailed, refused, type Result } from './output.ts';
import { dispatchText } from './show.ts';
import { numberOf } from './tick.ts';

export interface AmendOptions {
  readonly line?: string;
  readonly fact?: string;
  readonly sheet?: string;
  readonly seat: string;
  readonly by?: string;
  readonly request?: string;
}

/** How to let an outcome stand that a correction changed; nothing where that is not offered. */
export function amendHint({ amends, n, fact }: Affected): string[] {
  if (!amends) return [];
  return [
    `To let the changed outcome of line ${n} stand: the command amend, with --line ${n} --fact ${fact}`,
  ];
}

/** The outcomes that corrections changed and that could stand, by the log of a seat. */
function outcomesOf(game: Game, seat: Seat): Affected[] {
  return record(game, seat)
    .filter(({ undone }) => !undone)
    .flatMap(({ affects }) => affects ?? [])
    .filter(({ n: line, fact, sheet, amends }) => {
      return amends && !isRefusal(findAmend(game, { seat, line, fact, sheet }));
    });
}

function listed(open: OpenGame, seat: Seat): Result {
  const bad = checkSeat(open.game, seat);
  if (bad) return bad;
  const outcomes = outcomesOf(open.game, seat);
  const lines = outcomes.map((each) => affectedText(open.game.table, each));
  return withNotes(open, { text: lines.join('\n') || NOTHING, json: { outcomes } });
}

const NOTHING = 'No correction has changed an outcome that could stand.';

/** Which correction is meant; where one alone changes the outcome of a line it need not be said. */
function factOf(game: Game, seat: Seat, line: number, given: string | undefined): string | Failed {
  if (given !== undefined) return given;
  const facts = new Set(outcomesOf(game, seat).flatMap(({ n, fact }) => (n === line ? [fact] : [])));
  const [only] = facts;
  return facts.size === 1 && only !== undefined
    ? only
    : failed(`Of line ${line} ${facts.size} outcomes could stand: say which with --fact.`);
}

/** Let the changed outcome of a past roll stand, all seats at this device agreeing; without a line: list them. */
export function amend(file: string, options: AmendOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { seat, sheet, by, request } = options;
    if (options.line === undefined) return listed(open, seat);
    const line = numberOf(options.line, 'line of the log');
    if (isFailed(line)) return line;
    const fact = factOf(open.game, seat, line, options.fact);
    if (isFailed(fact)) return fact;
    const wish = { seat, line, fact, ...(sheet === undefined ? {} : { sheet }) };
    const sender = { ...(by === undefined ? {} : { by }), ...(request === undefined ? {} : { request }) };
    const next = letStand(open.game, wish, sender);
    if (isRefusal(next)) return refused(next, open.rulebook);
    const saved = await save(open, next);
    if (isFailed(saved)) return saved;
    const moment = findRequest(next, request) ?? next.moments.at(-1);
    const told = moment?.told.dispatches.filter(({ to }) => to === 'all') ?? [];
    const { seats: agreed } = next.table;
    const awaiting = awaitingOf(next.table, stateOf(next));
    const text = [
      ...told.map((each) => dispatchText(next.table, each)),
      withStop(`All seats are at this device; ${agreedText(open.rulebook, agreed)}`),
      awaiting.length === 0 ? 'The game is over.' : withStop(`Next: ${awaiting.join(', ')}`),
    ].join('\n');
    return withNotes(open, { text, json: { n: moment?.entry.n, agreed, told, awaiting } });
  });
}
