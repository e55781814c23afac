import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { settleAll } from '../../kernel/game/settle.ts';
import { type Decision, DICE, isNamed, type Seat } from '../../kernel/forms/decision.ts';
import { isAddressed } from '../../kernel/steps/dispatch.ts';
import { check } from '../../kernel/forms/form.ts';
import {
  answer,
  findRequest,
  type Game,
  gameAt,
  type Sender,
  stateAt,
  stateOf,
} from '../../kernel/game/game.ts';
import { canonical, isRecord, type Json } from '../../kernel/json.ts';
import type { Moment } from '../../kernel/game/moment.ts';
import { moreOf, nothingMore } from '../../kernel/game/leave.ts';
import { linesOfIf } from '../../kernel/game/if-so.ts';
import { awaitingOf, findAsked, type Move } from '../../kernel/game/play.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { osDice } from '../../trust/dice.ts';
import { rollAt } from './dice-file.ts';
import { findDecisions, type OpenGame, save, withGame, withNotes } from './games.ts';
import { ifText, sayIf, tryMove } from './if-text.ts';
import { failure, type Failure, isFailed, failureOf, type Result } from '../output.ts';
import { valueIn } from './answer-value.ts';
import { cameAfter, newsText, settledText } from './came.ts';
import { waitText } from './mend-text.ts';
import { affectsText } from './history.ts';
import { agreedSaid } from '../../kernel/log/head-said.ts';
import { logBookOf } from '../../kernel/log/log-book.ts';
import { readerOf } from './session.ts';
import { dispatchText } from '../text/show.ts';

export interface AnswerOptions {
  readonly seat: string;
  readonly decision: string;
  readonly answer?: string;
  readonly by?: string;
  readonly request?: string;
  /** Nothing here, and nothing of what the seat can do without for the turn. */
  readonly nothing?: true;
  /** Only say what would come of it. */
  readonly if?: true;
}

/** Answer a decision. For program dice the answer is left out: the program rolls. */
export function give(file: string, options: AnswerOptions, stdin: () => Promise<string>): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { game } = open;
    const repeated = findRequest(game, options.request);
    const text = options.answer === '-' ? await stdin() : options.answer;
    if (repeated)
      return isSame(game, repeated, options, text)
        ? done(open, repeated.entry.n, options.seat, true)
        : failure(`The request key "${options.request}" was used for something else; nothing was done.`);
    const named = findDecisions(game, options.seat, options.decision);
    if (isFailed(named)) return answeredElse(open, options, text) ?? named;
    const sender = {
      ...(options.by === undefined ? {} : { by: options.by }),
      ...(options.request === undefined ? {} : { request: options.request }),
    };
    if (options.nothing) return giveNothing(open, named[0], sender, options);
    if (text === undefined && isRolled(game, named[0]) && !options.if)
      return rolled(open, named[0], sender, options);
    const given = givenAnswer(game, named[0], text);
    if (isFailed(given)) return given;
    const decision = named.find((each) => isLegal(game, each, given.value)) ?? named[0];
    const move = { seat: options.seat, decision: decision.id, answer: given.value };
    if (options.if) return supposed(open, move);
    return stored(open, answer(game, move, sender), options, game.moments.length + 1);
  });
}

/** Whether the program rolls for a decision. */
function isRolled({ header }: Game, { seat, form }: Decision): boolean {
  return seat === DICE && form.kind === 'roll' && header.dice !== 'typed';
}

/** Let the dice fall, and store what fell. */
async function rolled(
  open: OpenGame,
  decision: Decision,
  sender: Sender,
  options: AnswerOptions,
): Promise<Result> {
  const roll = await rollAt(open, decision);
  if (isFailed(roll)) return roll;
  const { game } = roll.open;
  const move = { seat: DICE, decision: decision.id, answer: [...(roll.fell?.answer ?? [])] };
  const from = roll.fell?.link === undefined ? sender : { ...sender, link: roll.fell.link };
  return stored(roll.open, answer(game, move, from), options, game.moments.length + 1);
}

/** Nothing here, and nothing of what goes with it for the turn: in one act. */
async function giveNothing(
  open: OpenGame,
  decision: Decision,
  sender: Sender,
  options: AnswerOptions,
): Promise<Result> {
  const { game } = open;
  const more = options.answer === undefined ? moreOf(game.table, stateOf(game), decision) : null;
  if (!more) return failure('Here nothing more can be done without: give the answer with --answer.');
  const n = game.moments.length + 1 + more.habits.length;
  return stored(open, nothingMore(game, decision, more, sender), options, n);
}

/** Store what was answered; it is entry `n`, where its request does not say which. */
async function stored(
  open: OpenGame,
  given: Game | Refusal,
  { request, seat }: AnswerOptions,
  n: number,
): Promise<Result> {
  const next = settleAll(open.game, given);
  if (isRefusal(next)) return failureOf(next, open.rulebook);
  const saved = await save(open, next);
  if (isFailed(saved)) return saved;
  return done(saved, findRequest(saved.game, request)?.entry.n ?? n, seat, saved.game !== next);
}

/** What would come of a move, as its seat knows the game; of the table's and the dice's, as a spectator does. */
function supposed(open: OpenGame, move: Move): Result {
  const { table } = open.game;
  const tried = tryMove(open.game, readerOf(move), move);
  if (isFailed(tried)) return tried;
  const lines = linesOfIf(table, tried).map(({ kind, text, clauses }) => ({
    kind,
    text: sayIf(table.rulebook, text),
    clauses,
  }));
  return withNotes(open, { text: ifText(table, tried), json: { if: lines, stop: tried.stop.why } });
}

/** Why a question that somebody has answered takes no other answer, with both; null where it was not answered. */
function answeredElse(
  { game, rulebook }: OpenGame,
  { seat, decision }: AnswerOptions,
  text = '',
): Failure | null {
  const moment = game.moments.findLast(
    ({ entry }) => 'decision' in entry && entry.seat === seat && entry.decision === decision,
  );
  const before = moment && findAsked(game.table, stateAt(game, moment.entry.n - 1), seat, decision);
  const given = before ? givenAnswer(game, before, text) : null;
  if (!given || isFailed(given)) return null;
  const again = answer(game, { seat, decision, answer: given.value });
  return isRefusal(again) && again.refused.key.startsWith('play.answered')
    ? failureOf(again, rulebook)
    : null;
}

/** Whether what was done under a request key is what is asked for now. */
function isSame(game: Game, { entry }: Moment, options: AnswerOptions, text: string | undefined): boolean {
  if (!('decision' in entry) || entry.seat !== options.seat) return false;
  const decision = findAsked(game.table, stateAt(game, entry.n - 1), entry.seat, entry.decision);
  if (!decision || !isNamed(decision, options.decision)) return false;
  if (text === undefined) return true;
  const given = givenAnswer(game, decision, text);
  return !isFailed(given) && canonical(given.value) === canonical(entry.answer);
}

/** Whether a decision takes an answer. A report of nothing is no answer: what was asked says what is missing. */
function isLegal(game: Game, { form, clauses }: Decision, given: Json): boolean {
  if (form.kind === 'report' && isRecord(given) && Object.keys(given).length === 0) return false;
  return check(form, given, { facts: game.table.rules.facts, clauses }) === null;
}

/** What entry `n` did, as far as its seat may read it, and which past sheets a correction touches. */
function done(open: OpenGame, n: number, seat: Seat, again: boolean): Result {
  const { game } = open;
  const line = reportLine(game, n, seat);
  const told = (game.moments[n - 1]?.told.dispatches ?? []).filter((each) => isAddressed(each.to, seat));
  const entry = game.moments[n - 1]?.entry;
  const agreed = entry && 'agreed' in entry ? entry.agreed : undefined;
  const awaiting = awaitingOf(game.table, stateOf(game));
  const next = awaiting.length === 0 ? 'The game is over.' : withStop(`Next: ${awaiting.join(', ')}`);
  const came = cameAfter(game, seat, n);
  const lines = [
    ...(again ? ['This request was done before; nothing changed.'] : []),
    ...told.map((each) => dispatchText(game.table, each)),
    ...(agreed
      ? [withStop(`All seats are at this device; ${agreedSaid(agreed, logBookOf(game.table))}`)]
      : []),
    ...(line ? affectsText(game.table, line) : []),
    ...(came.length > 0 ? [newsText(game.table, record(game, seat), came)] : []),
    ...settledText(game, seat, n),
    waitText(game, seat) ?? next,
  ];
  const json = {
    n,
    ...(again ? { again } : {}),
    ...(agreed ? { agreed } : {}),
    told,
    affected: line?.affects ?? [],
    ...(came.length > 0 ? { came: came.map((each) => each.n) } : {}),
    awaiting,
  };
  return withNotes(open, { text: lines.join('\n'), json });
}

/** The line of a seat's record for its report in entry `n`; nothing for other entries. */
function reportLine(game: Game, n: number, seat: Seat): RecordLine | undefined {
  if (game.moments[n - 1]?.asked?.form !== 'report') return undefined;
  return record(gameAt(game, n), seat).at(-1);
}

function givenAnswer(game: Game, decision: Decision, text: string | undefined): { value: Json } | Failure {
  const { form, clauses } = decision;
  if (isRolled(game, decision) && form.kind === 'roll') {
    if (text !== undefined) return failure('In this game the program rolls: leave the answer out.', clauses);
    return { value: osDice(form.dice) };
  }
  if (text === undefined) return failure('Give the answer with --answer.', clauses);
  return valueIn(text, form, clauses);
}
