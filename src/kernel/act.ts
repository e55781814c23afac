import { allowedWords } from './allow.ts';
import { amend, type AmendRequest, findAmend } from './amend.ts';
import { isRefusal, type Refusal } from './clause.ts';
import type { Decision, Seat } from './decision.ts';
import type { FactKey } from './facts.ts';
import { answer, type Game, type Sender } from './game.ts';
import { isRecord, type Json } from './json.ts';
import { legal, type Move } from './play.ts';
import { concerned } from './proposal.ts';
import { readOn, seenBy } from './record.ts';
import { type Standing, standingName } from './standing.ts';
import { goneAfter, judgeUndo, undo } from './undo.ts';
import type { Words } from './words.ts';

/** What somebody wants to do: answer, take back to a line of the seat's own record, or let a changed outcome stand. */
export type Act =
  | ({ readonly kind: 'answer' } & Move)
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to?: number; readonly reason: string }
  | ({ readonly kind: 'amend' } & AmendRequest);

/**
 * An act that takes a decision away from seats of which some have not agreed yet. `act` names what goes once and for
 * all, `shown` what others read of it.
 */
export interface Pending {
  readonly concerned: readonly Seat[];
  readonly act: Act;
  readonly shown: ActShown;
}

/** Do something with the agreement of these seats, or say who must still agree. Refused when nobody could do it. */
export function attempt(
  game: Game,
  act: Act,
  agreed: readonly Seat[],
  sender: Sender = {},
): Game | Refusal | Pending {
  switch (act.kind) {
    case 'answer':
      return attemptAnswer(game, act, agreed, sender);
    case 'undo':
      return attemptUndo(game, act, agreed, sender);
    case 'amend':
      return attemptAmend(game, act, agreed, sender);
  }
}

/** Whether an act waits for somebody's agreement. */
export function isPending(result: object): result is Pending {
  return 'concerned' in result && 'act' in result;
}

function attemptAnswer(
  game: Game,
  act: Extract<Act, { kind: 'answer' }>,
  agreed: readonly Seat[],
  sender: Sender,
): Game | Refusal | Pending {
  const { kind: _, ...move } = act;
  const decision = legal(game.table, game.state, move);
  if (isRefusal(decision)) return answer(game, move, sender);
  const needed = concerned(game.table, decision, move.answer);
  if (needed.every((seat) => agreed.includes(seat))) return answer(game, move, { ...sender, agreed });
  return { concerned: needed, act, shown: shownAnswer(decision, move) };
}

function attemptUndo(
  game: Game,
  { seat, to, reason }: Extract<Act, { kind: 'undo' }>,
  agreed: readonly Seat[],
  sender: Sender,
): Game | Refusal | Pending {
  const wish = { seat, consent: agreed, reason, ...(to === undefined ? {} : { to }) };
  const verdict = judgeUndo(game, wish);
  if (verdict.can !== 'together') return undo(game, wish, sender);
  const last = to ?? (verdict.gone[0]?.n ?? 1) - 1;
  return {
    concerned: game.table.seats,
    act: { kind: 'undo', seat, reason, to: last },
    shown: { kind: 'undo', seat, reason },
  };
}

function attemptAmend(
  game: Game,
  act: Extract<Act, { kind: 'amend' }>,
  agreed: readonly Seat[],
  sender: Sender,
): Game | Refusal | Pending {
  const { kind, seat } = act;
  const found = findAmend(game, act);
  const { seats } = game.table;
  if (isRefusal(found) || seats.every((each) => agreed.includes(each)))
    return amend(game, act, { ...sender, agreed });
  const { fact, sheet } = found.ref;
  return { concerned: seats, act: { ...act, sheet }, shown: { kind, seat, fact, sheet } };
}

/** An act as others read it: no more than its line in the log will say. */
export interface ActShown {
  readonly kind: Act['kind'];
  readonly seat: Seat;
  /** An answer: the standing decision that it answers, the value chosen, and what that is in words. */
  readonly standing?: Standing;
  readonly value?: string;
  readonly label?: Words;
  readonly reason?: string;
  /** A changed outcome: of which sheet, and the fact that was put right. */
  readonly fact?: FactKey;
  readonly sheet?: string;
}

/** The same for one reader, in lines of the reader's own record. */
export interface ActSeen extends ActShown {
  /** The last one that an undo would leave. */
  readonly to?: number;
  /** That of the roll whose changed outcome would stand. */
  readonly line?: number;
}

/** An act that is proposed, in the numbers of one who reads (null: a spectator). */
export function actSeen(
  game: Game,
  { act, shown }: Pick<Pending, 'act' | 'shown'>,
  reader: Seat | null,
): ActSeen {
  if (act.kind === 'undo') return { ...shown, to: lineBefore(game, act, reader) };
  if (act.kind === 'answer') return shown;
  const entry = readOn(game, act.seat).entries[act.line - 1] ?? 0;
  return { ...shown, line: readOn(game, reader).entries.indexOf(entry) + 1 };
}

function shownAnswer(decision: Decision, { seat, answer: given }: Move): ActShown {
  const name = standingName(decision);
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
