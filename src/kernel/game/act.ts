import { allowedWords } from './allow.ts';
import { answerInSlices, type Game, answerWords, type Sender } from './game.ts';
import { isRefusal, type Refusal } from '../clause.ts';
import type { Decision, Seat } from '../forms/decision.ts';
import { isRecord, type Json } from '../json.ts';
import { editsOf, type MendRequest } from './edits.ts';
import type { MendedEntry } from './entry.ts';
import { mendInSlices } from './mend.ts';
import { legal, type Move } from './play.ts';
import { type AlwaysOpen, concernedSeats, standingName } from './always-open.ts';
import { readOn, seenBy } from './record.ts';
import { settleAllInSlices } from './settle.ts';
import { runToEnd, type Slices } from './slices.ts';
import { type Amendment, mendedFor } from './line.ts';
import { goneAfter, judgeUndo, undoInSlices } from './undo.ts';
import { type Words, words } from '../texts/words.ts';

/** What somebody wants to do: answer, take back to a line of the seat's own record, or put right what was wrong then. */
export type Act =
  | ({ readonly kind: 'answer' } & Move)
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to?: number; readonly reason: string }
  | ({ readonly kind: 'mend' } & MendRequest);

/**
 * An act that takes a decision away from seats of which some have not agreed yet. `act` names what goes once and for
 * all, `shown` what others read of it.
 */
interface Pending {
  readonly concerned: readonly Seat[];
  readonly act: Act;
  readonly shown: ActShown;
}

/** Do something with the agreement of these seats, or say who must still agree. Refused when nobody could do it. */
export function act(
  game: Game,
  wish: Act,
  agreed: readonly Seat[],
  sender: Sender = {},
): Game | Refusal | Pending {
  return runToEnd(actInSlices(game, wish, agreed, sender));
}

/** The same, an entry at a time. */
export function* actInSlices(
  game: Game,
  wish: Act,
  agreed: readonly Seat[],
  sender: Sender = {},
): Slices<Game | Refusal | Pending> {
  switch (wish.kind) {
    case 'answer':
      return yield* answerOrAsk(game, wish, agreed, sender);
    case 'undo':
      return yield* undoOrAsk(game, wish, agreed, sender);
    case 'mend':
      return yield* mendOrAsk(game, wish, agreed, sender);
  }
}

/** Whether an act waits for somebody's agreement. */
export function isPending(result: object): result is Pending {
  return 'concerned' in result && 'act' in result;
}

function* answerOrAsk(
  game: Game,
  wish: Extract<Act, { kind: 'answer' }>,
  agreed: readonly Seat[],
  sender: Sender,
): Slices<Game | Refusal | Pending> {
  const { kind: _, ...move } = wish;
  const decision = legal(game.table, game.state, move);
  if (isRefusal(decision)) return yield* answerInSlices(game, move, sender);
  const needed = concernedSeats(game.table, decision, move.answer);
  if (needed.every((seat) => agreed.includes(seat))) {
    const done = yield* answerInSlices(game, move, { ...sender, agreed }, decision);
    return yield* settleAllInSlices(game, done);
  }
  return { concerned: needed, act: wish, shown: shownAnswer(game, decision, move) };
}

function* undoOrAsk(
  game: Game,
  { seat, to, reason }: Extract<Act, { kind: 'undo' }>,
  agreed: readonly Seat[],
  sender: Sender,
): Slices<Game | Refusal | Pending> {
  const wish = { seat, consent: agreed, reason, ...(to === undefined ? {} : { to }) };
  const verdict = judgeUndo(game, wish);
  if (verdict.can !== 'together') return yield* undoInSlices(game, wish, sender);
  const last = to ?? (verdict.gone[0]?.n ?? 1) - 1;
  return {
    concerned: game.table.seats,
    act: { kind: 'undo', seat, reason, to: last },
    shown: { kind: 'undo', seat, reason },
  };
}

function* mendOrAsk(
  game: Game,
  wish: Extract<Act, { kind: 'mend' }>,
  agreed: readonly Seat[],
  sender: Sender,
): Slices<Game | Refusal | Pending> {
  const { seats } = game.table;
  if (seats.every((each) => agreed.includes(each)))
    return yield* settleAllInSlices(game, yield* mendInSlices(game, wish, { ...sender, agreed }));
  const edits = yield* editsFor(game, wish);
  if (isRefusal(edits)) return edits;
  const { kind, seat, reason } = wish;
  return { concerned: seats, act: wish, shown: { kind, seat, reason } };
}

/** What an act puts right: it names its lines for good, and everybody reads it as long as it is proposed. */
const read = new WeakMap<Act, { readonly of: Game['start']; readonly edits: Edits }>();

type Edits = readonly MendedEntry[] | Refusal;

function* editsFor(game: Game, wish: Extract<Act, { kind: 'mend' }>): Slices<Edits> {
  const known = read.get(wish);
  if (known?.of === game.start) return known.edits;
  const edits = yield* editsOf(game, wish);
  read.set(wish, { of: game.start, edits });
  return edits;
}

/** An act as others read it: no more than its line in the log will say. */
export interface ActShown {
  readonly kind: Act['kind'];
  readonly seat: Seat;
  /** An answer: the standing decision that it answers, the value chosen, and what that is in words. */
  readonly standing?: AlwaysOpen;
  readonly value?: string;
  readonly label?: Words;
  readonly reason?: string;
}

/** The same for one reader, in lines of the reader's own record. */
export interface ActSeen extends ActShown {
  /** The last one that an undo would leave. */
  readonly to?: number;
  /** What would be put right, and who chooses again from there. */
  readonly mended?: readonly Amendment[];
  readonly anew?: readonly Seat[];
}

/** An act that is proposed, in the numbers of one who reads (null: a spectator). */
export function actSeen(
  game: Game,
  { act: wish, shown }: Pick<Pending, 'act' | 'shown'>,
  reader: Seat | null,
): ActSeen {
  if (wish.kind === 'undo') return { ...shown, to: lineBefore(game, wish, reader) };
  if (wish.kind === 'answer') return shown;
  const edits = runToEnd(editsFor(game, wish));
  const { entries } = readOn(game, reader);
  const mended = isRefusal(edits) ? [] : edits.map((each) => mendedFor(game, each, reader, entries));
  return { ...shown, mended, ...(wish.anew ? { anew: wish.anew } : {}) };
}

function shownAnswer({ table }: Game, decision: Decision, { seat, answer: given }: Move): ActShown {
  const name = standingName(decision);
  if (name === 'report') {
    const label = words('report.proposed', { what: answerWords(table.rules.facts, given) });
    return { kind: 'answer', seat, standing: name, label };
  }
  const { value, reason } = chosen(given);
  const option =
    decision.form.kind === 'choose' && decision.form.options.find((each) => each.value === value);
  // the words of a bar can follow from what only its seat may know
  const label = name === 'allow' ? allowedWords(seat, value, reason ?? '') : option && option.label;
  return {
    kind: 'answer',
    seat,
    value,
    ...(name ? { standing: name } : {}),
    ...(label ? { label } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}

function chosen(given: Json): { readonly value: string; readonly reason?: string } {
  return isRecord(given)
    ? { value: String(given['value']), reason: String(given['reason'] ?? '') }
    : { value: String(given) };
}

/** The last line that a reader has before the first of them that would go; what goes unseen moves nothing. */
function lineBefore(game: Game, { seat, to }: Extract<Act, { kind: 'undo' }>, reader: Seat | null): number {
  const seen = seenBy(game, seat);
  const gone = goneAfter(
    seen.map(({ line }) => line),
    to,
  );
  const going = new Set(gone.map(({ n }) => seen[n - 1]?.entry));
  const { entries } = readOn(game, reader);
  const first = entries.findIndex((entry) => going.has(entry));
  return first === -1 ? entries.length : first;
}
