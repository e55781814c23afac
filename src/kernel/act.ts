import { type Clause, isRefusal, type Refusal } from './clause.ts';
import type { Decision, Seat } from './decision.ts';
import { answer, type Game, type Sender } from './game.ts';
import { legal, type Move } from './play.ts';
import { concerned } from './proposal.ts';
import { entryOfLine, seenBy } from './record.ts';
import { judgeUndo, undo } from './undo.ts';
import type { Words } from './words.ts';

/** What somebody wants to do: answer, or take back to a line of the seat's own record. */
export type Act =
  | ({ readonly kind: 'answer' } & Move)
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to?: number; readonly reason: string };

/** An act that takes a decision away from seats that have not agreed yet. `act` names what goes once and for all. */
export interface Pending {
  readonly missing: readonly Seat[];
  readonly act: Act;
}

/** Do something with the agreement of these seats, or say who must still agree. Refused when nobody could do it. */
export function attempt(
  game: Game,
  act: Act,
  agreed: readonly Seat[],
  sender: Sender = {},
): Game | Refusal | Pending {
  return act.kind === 'answer'
    ? attemptAnswer(game, act, agreed, sender)
    : attemptUndo(game, act, agreed, sender);
}

/** Whether an act waits for somebody's agreement. */
export function isPending(result: object): result is Pending {
  return 'missing' in result && 'act' in result;
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
  const missing = concerned(game.table, decision, move.answer).filter((seat) => !agreed.includes(seat));
  return missing.length > 0 ? { missing, act } : answer(game, move, { ...sender, agreed });
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
  const { gone, missing } = verdict;
  return { missing, act: { kind: 'undo', seat, reason, to: to ?? (gone[0]?.n ?? 1) - 1 } };
}

/** An act as others read it. */
export interface ActSeen {
  readonly kind: Act['kind'];
  readonly seat: Seat;
  /** An answer: what is asked, what is answered, with its reason, and the clauses. */
  readonly decision?: string;
  readonly prompt?: Words;
  readonly label?: Words;
  readonly clauses?: readonly Clause[];
  readonly reason?: string;
  /** An undo: the last line of the reader's own record that would stand. */
  readonly to?: number;
}

/** An act in the words and numbers of one who reads (null: a spectator); null where it can no longer be done. */
export function actSeen(game: Game, act: Act, reader: Seat | null): ActSeen | null {
  if (act.kind === 'undo') {
    const { kind, seat, reason } = act;
    return { kind, seat, reason, to: lineBefore(game, act, reader) };
  }
  const decision = legal(game.table, game.state, act);
  if (isRefusal(decision)) return null;
  const { value, reason } = chosen(act);
  const { prompt, clauses } = decision;
  const option = optionOf(decision, value);
  return {
    kind: act.kind,
    seat: act.seat,
    decision: act.decision,
    prompt,
    clauses: option?.barred?.clauses ?? clauses,
    ...(option ? { label: option.label } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}

function chosen({ answer: given }: Move): { readonly value: unknown; readonly reason?: string } {
  const reasoned = given as { readonly value?: unknown; readonly reason?: string } | string;
  return typeof reasoned === 'object'
    ? { value: reasoned.value, reason: reasoned.reason ?? '' }
    : { value: given };
}

function optionOf({ form }: Decision, value: unknown) {
  return form.kind === 'choose' ? form.options.find((each) => each.value === value) : undefined;
}

/** The last line that a reader has before the first entry that would go. */
function lineBefore(
  game: Game,
  { seat, to = 0 }: Extract<Act, { kind: 'undo' }>,
  reader: Seat | null,
): number {
  const first = seenBy(game, seat).find(({ line }) => line.n > to && !line.undone)?.entry;
  const before = first ?? (entryOfLine(game, seat, to) ?? 0) + 1;
  return seenBy(game, reader).findLast(({ entry }) => entry < before)?.line.n ?? 0;
}
