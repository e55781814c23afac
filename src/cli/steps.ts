import { isRefusal } from '../kernel/clause.ts';
import { affectedBy } from '../kernel/correction.ts';
import { type Decision, DICE } from '../kernel/decision.ts';
import { addressed } from '../kernel/dispatch.ts';
import type { ReportAnswer } from '../kernel/facts.ts';
import { answer, findRequest, type Game, stateOf, takeBack } from '../kernel/game.ts';
import { isRecord, type Json } from '../kernel/json.ts';
import { preview } from '../kernel/know.ts';
import { answeredOf, asksOf, awaitingOf } from '../kernel/play.ts';
import { viewOf } from '../kernel/position.ts';
import { record } from '../kernel/record.ts';
import { undo as goBack } from '../kernel/undo.ts';
import { rollFor } from '../trust/dice.ts';
import { findDecision, type OpenGame, save, withGame } from './games.ts';
import { cited, failed, type Failed, isFailed, refused, type Result, say } from './output.ts';
import { boardText, dispatchText, formText, indent, previewText } from './show.ts';

/** A seat of the game, or a failure that names those there are. */
function checkSeat(game: Game, seat: string | undefined): Failed | null {
  const seats = [...game.table.seats, 'table', 'dice'];
  if (seat === undefined || seats.includes(seat)) return null;
  return failed(`There is no seat "${seat}" in this game; the seats are ${seats.join(', ')}.`);
}

function withNotes(open: OpenGame, result: Result): Result {
  if (isFailed(result) || open.notes.length === 0) return result;
  const json = isRecord(result.json) ? { ...result.json, notes: open.notes } : result.json;
  return { ...result, text: `${open.notes.join('\n')}\n${result.text}`, json };
}

/** What is asked now, of one seat or of all. Secrets of a seat are shown only when it is named. */
export function asks(file: string, seat: string | undefined): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { game } = open;
    const bad = checkSeat(game, seat);
    if (bad) return bad;
    const state = stateOf(game);
    const awaiting = awaitingOf(game.table, state);
    const seats = seat === undefined ? awaiting : [seat];
    const decisions = seats.flatMap((each) =>
      asksOf(game.table, state, each).filter((one) => seat !== undefined || !one.optional),
    );
    const over = game.table.rules.awaiting(state.position.open).length === 0;
    const head = over
      ? 'The game is over.'
      : `Play waits for ${awaiting.map((each) => say(open.rulebook, { key: `name.${each}` })).join(', ')}.`;
    const text = [head, ...decisions.map((each) => decisionText(open, each))].join('\n\n');
    const shown = decisions.map((each) => ({
      ...each,
      preview: each.sheet ? previewJson(game, each) : undefined,
    }));
    return withNotes(open, {
      text,
      json: { over, awaiting, answered: answeredOf(game.table, state), decisions: shown },
    });
  });
}

function previewJson(game: Game, decision: Decision): unknown {
  const seen = preview(game.table.rules, viewOf(stateOf(game).position, null), decision);
  return seen && { ...seen, odds: { ...seen.odds, of: Number(seen.odds.of) } };
}

/** A decision as text: who, what, the form. */
export function decisionText(open: OpenGame, decision: Decision): string {
  const { game, rulebook } = open;
  const marks = [
    decision.optional ? 'optional' : '',
    decision.sealed ? 'secret' : '',
    decision.held === undefined ? '' : `answered: ${JSON.stringify(decision.held)}`,
  ];
  const mark = marks.filter((each) => each !== '').join(', ');
  const head = `${decision.seat}  ${decision.id}${mark === '' ? '' : `  (${mark})`}\n${say(rulebook, decision.prompt)}${cited(decision.clauses)}`;
  if (decision.form.kind === 'report' && decision.optional)
    return `${head}\n  ${decision.form.facts.length} facts; "demarche facts" lists them`;
  const seen = previewText(game.table, stateOf(game), decision, null);
  return [
    head,
    formText(rulebook, decision.form, game.table.rules.facts),
    ...(seen === '' ? [] : [indent(seen, '  ')]),
  ].join('\n');
}

export interface AnswerOptions {
  readonly seat: string;
  readonly decision: string;
  readonly answer?: string;
  readonly by?: string;
  readonly request?: string;
}

/** Answer a decision. For program dice the answer is left out: the program rolls. */
export function give(file: string, options: AnswerOptions, stdin: () => Promise<string>): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { game } = open;
    const repeated = findRequest(game, options.request);
    if (repeated)
      return {
        text: 'This request was done before; nothing changed.',
        json: { n: repeated.entry.n, again: true, told: [] },
      };
    const decision = findDecision(game, options.seat, options.decision);
    if (isFailed(decision)) return decision;
    const given = await givenAnswer(game, decision, options.answer === '-' ? await stdin() : options.answer);
    if (isFailed(given)) return given;
    const sender = {
      ...(options.by === undefined ? {} : { by: options.by }),
      ...(options.request === undefined ? {} : { request: options.request }),
    };
    const next = answer(game, { seat: options.seat, decision: decision.id, answer: given.value }, sender);
    if (isRefusal(next)) return refused(next, open.rulebook);
    const saved = await save(open, next);
    return isFailed(saved) ? saved : withNotes(saved, toldBy(open, saved, options.seat, given.value));
  });
}

/** What an answer did, as far as its seat may read it, and which past sheets a correction touches. */
function toldBy(before: OpenGame, saved: OpenGame, seat: string, given: Json): Result {
  const { game } = saved;
  const told = (game.moments.at(-1)?.dispatches ?? []).filter((each) => addressed(each.to, seat));
  const touched = corrections(before.game, given);
  const awaiting = awaitingOf(game.table, stateOf(game));
  const lines = told.map((each) => dispatchText(game.table, each));
  const notes = touched.map(({ fact, n, sheet }) =>
    say(saved.rulebook, { key: 'correction.affects', args: { fact, n, sheet } }),
  );
  const next = awaiting.length === 0 ? 'The game is over.' : `Next: ${awaiting.join(', ')}.`;
  return {
    text: [...lines, ...notes, next].join('\n'),
    json: { n: game.moments.length, told, affected: touched, awaiting },
  };
}

/** The past sheets that corrected facts would have changed. */
export function corrections(game: Game, given: Json): { fact: string; n: number; sheet: string }[] {
  if (!isRecord(given)) return [];
  return Object.entries(given as unknown as ReportAnswer).flatMap(([fact, report]) =>
    isRecord(report) && report.as === 'correction' && report.value !== undefined
      ? affectedBy(game, fact, report.value).map(({ n, sheet }) => ({ fact, n, sheet }))
      : [],
  );
}

async function givenAnswer(
  game: Game,
  decision: Decision,
  text: string | undefined,
): Promise<{ value: Json } | Failed> {
  if (decision.seat === DICE && decision.form.kind === 'roll' && game.header.dice !== 'typed') {
    if (text !== undefined)
      return failed('In this game the program rolls: leave the answer out.', decision.clauses);
    return { value: rollFor(game.header.dice, decision.id, decision.form.dice) ?? [] };
  }
  if (text === undefined) return failed('Give the answer with --answer.', decision.clauses);
  try {
    return { value: JSON.parse(text) };
  } catch {
    if (/^[\w./=+-]+$/.test(text.trim())) return { value: text.trim() };
    return failed(`The answer is not JSON: ${text.slice(0, 80)}`, decision.clauses);
  }
}

/** What a seat sees: the board, and with --json the whole view. Without a seat: a spectator. */
export function view(file: string, seat: string | undefined): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const bad = checkSeat(open.game, seat);
    if (bad) return bad;
    const seen = viewOf(stateOf(open.game).position, seat ?? null);
    const board = boardText(open.rulebook, open.game.table.rules.board(seen));
    return withNotes(open, { text: board, json: { view: seen } });
  });
}

/** What a seat may read of the game's history. */
export function log(file: string, seat: string | undefined): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const bad = checkSeat(open.game, seat);
    if (bad) return bad;
    const lines = record(open.game, seat ?? null);
    return withNotes(open, { text: logText(open, seat ?? null), json: { record: lines } });
  });
}

/** The record of a seat as text. */
export function logText(open: OpenGame, seat: string | null): string {
  const lines = record(open.game, seat).flatMap((line) => {
    const mark = line.undone ? ' (taken back)' : '';
    const who =
      line.kind === 'step'
        ? `${(line.seats ?? []).join(', ')}: sealed answers opened`
        : `${line.seat ?? ''} ${line.decision ?? ''} ${JSON.stringify(line.answer) ?? ''}`;
    const undone = `back to ${line.to ?? 0}${line.reason ? `: ${line.reason}` : ''}${line.seen?.dice ? '; dice had been seen' : ''}`;
    const own = line.own ? ` ${JSON.stringify(line.own)}` : '';
    const head = `${String(line.n).padStart(4)}  ${line.kind === 'undo' ? undone : line.kind === 'told' ? 'told' : who.trim() + own}${mark}`;
    return [head, ...line.dispatches.map((each) => indent(dispatchText(open.game.table, each), '      '))];
  });
  return lines.length === 0 ? 'Nothing has happened yet.' : lines.join('\n');
}

export interface UndoOptions {
  readonly seat?: string;
  readonly consent: readonly string[];
  readonly to?: string;
  readonly reason?: string;
}

/** Take back: a held answer of the seat's own, else the latest answer, or further with everybody's consent. */
export function undo(file: string, options: UndoOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const next = undone(open.game, options);
    if (isFailed(next)) return next;
    const saved = await save(open, next);
    if (isFailed(saved)) return saved;
    const awaiting = awaitingOf(next.table, stateOf(next));
    return { text: `Taken back. Next: ${awaiting.join(', ')}.`, json: { n: next.moments.length, awaiting } };
  });
}

/** The game with something taken back. */
export function undone(game: Game, options: UndoOptions): Game | Failed {
  const { rulebook } = game.table;
  const latest = game.moments.findLast(({ entry, stands }) => stands && 'seat' in entry)?.entry;
  const seat = options.seat ?? (latest && 'seat' in latest ? latest.seat : '');
  const bad =
    checkSeat(game, seat === '' ? undefined : seat) ??
    options.consent.map((each) => checkSeat(game, each)).find((each) => each !== null);
  if (bad) return bad;
  const to = options.to === undefined ? undefined : Number(options.to);
  if (to !== undefined && (!Number.isInteger(to) || to < 0))
    return failed(`"${options.to}" is no number of an entry.`);
  const [held] = Object.keys(stateOf(game).held[seat] ?? {});
  const next =
    held !== undefined && to === undefined
      ? takeBack(game, seat, held)
      : goBack(game, {
          seat,
          consent: options.consent,
          ...(to === undefined ? {} : { to }),
          reason: options.reason ?? '',
        });
  return isRefusal(next) ? refused(next, rulebook) : next;
}

/** Replay a file and check every answer and hash. */
export function verify(file: string): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const last = open.game.moments.at(-1)?.entry.hash ?? null;
    const entries = open.game.moments.length;
    if (!open.stopped)
      return withNotes(open, {
        text: `${file}: ${entries} entries, all equal. Last hash ${last ?? '-'}.`,
        json: { ok: true, entries, hash: last },
      });
    const { n, clauses } = open.stopped;
    const message = say(open.rulebook, open.stopped.refused);
    return {
      text: `${message}${cited(clauses)}\nEqual up to entry ${entries}.`,
      json: { ok: false, entries, at: n, message, clauses },
      code: 1,
    };
  });
}
