import { isRefusal, type Refusal } from '../clause.ts';
import type { Dispatch, Door } from '../steps/dispatch.ts';
import { comingAgain } from '../game/come-again.ts';
import { come } from '../game/course.ts';
import type { UndoEntry } from '../game/entry.ts';
import { type Game, takeBack } from '../game/game.ts';
import { type Due, due } from '../game/settle.ts';
import { runToEnd } from '../game/slices.ts';
import { useUp } from '../game/habit.ts';
import { type LeaveRequest, noteLeft } from '../game/leave.ts';
import { puttingRight } from '../game/mend.ts';
import { answerMoment, type Moment, MomentText } from '../game/moment.ts';
import { type Move, play, type PlayedMove, type State } from '../game/play.ts';
import { agreement } from '../game/always-open.ts';
import { type SeenLine, seeNext } from '../game/record.ts';
import type { Table } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import { goBack } from '../game/undo.ts';

/** A seat that watches, or null: a spectator. */
export type Watcher = Seat | null;

/** What was told, kept as it is: in a pair the log is read after every answer. */
class Read extends MomentText {
  private readonly lines: readonly Dispatch[];
  private readonly known: readonly Door[];

  constructor(lines: readonly Dispatch[], opened: readonly Door[]) {
    super(lines, opened);
    this.lines = super.dispatches;
    this.known = super.doors;
  }

  override get dispatches(): readonly Dispatch[] {
    return this.lines;
  }

  override get doors(): readonly Door[] {
    return this.known;
  }
}

/** A moment whose log is read often. */
export function readable(moment: Moment): Moment {
  return { ...moment, told: new Read(moment.told.dispatches, moment.told.doors) };
}

/** A random game that was played to its end, with the state after each of its entries. */
export interface TrialGame {
  readonly game: Game;
  /** The first is the state before any entry. */
  readonly states: readonly State[];
}

/** A state is kept for going back after every so many entries. */
const KEPT = 8;

/** The game as it was after `n` of its entries, at a table of its own. */
export function courseAt({ game, states }: TrialGame, n: number, table: Table): Game {
  const checkpoints = states
    .slice(0, n + 1)
    .flatMap((state, at) => (at > 0 && at % KEPT === 0 ? [{ n: at, state }] : []));
  return { ...game, table, moments: game.moments.slice(0, n), checkpoints, state: states[n] as State };
}

/** One of the two games of a pair, and what each watcher has read of it. Its entries are not signed. */
export class PairSide {
  game: Game;
  readonly lines = new Map<Watcher, SeenLine[]>();

  constructor(game: Game, watchers: readonly Watcher[]) {
    this.game = { ...game, unsigned: true };
    for (const watcher of watchers) {
      const seen: SeenLine[] = [];
      for (const moment of game.moments) seeNext(game, moment, watcher, seen);
      this.lines.set(watcher, seen);
    }
  }

  /** What a move would do. */
  try(move: Move): PlayedMove | Refusal {
    return play(this.game.table, this.game.state, move);
  }

  /** Leave an answer, or none any more; whether that could be. Nothing is given yet. */
  leave(request: LeaveRequest): boolean {
    const next = noteLeft(this.game, request);
    if (isRefusal(next)) return false;
    this.game = next;
    return true;
  }

  /** What a seat has left, and is asked for now. */
  get due(): Due | null {
    return due(this.game);
  }

  /** Make a move that was tried; `habit`: its seat had left it. */
  take(move: Move, played: PlayedMove, habit = false): void {
    const { decision, dispatches, doors, state } = played;
    const { table, moments, checkpoints } = this.game;
    const agreed = agreement(table, decision, move.answer, undefined);
    const { seat, answer } = move;
    const n = moments.length + 1;
    const entry = {
      n,
      seat,
      decision: move.decision,
      answer,
      ...(isRefusal(agreed) ? {} : agreed),
      ...(habit ? { habit: true as const } : {}),
      hash: '',
    };
    const moment = answerMoment(entry, played, new Read(dispatches, doors));
    come(state, entry);
    useUp(table, state, decision, entry);
    const saved = n % KEPT === 0 ? [...checkpoints, { n, state }] : checkpoints;
    this.game = { ...this.game, moments: [...moments, moment], checkpoints: saved, state };
    for (const [watcher, seen] of this.lines) seeNext(this.game, moment, watcher, seen);
    if (state.again) this.goOn(runToEnd(comingAgain(this.game)));
  }

  /** Put right what an entry of another game puts right; the doors that open as all comes again. */
  mend({ seats, reason, undone, mend = [], anew }: UndoEntry): readonly Door[] {
    const n = this.game.moments.length;
    const from = Math.min(...undone);
    const body = { n: n + 1, seats, reason, ...(anew ? { anew } : {}) };
    const right = { ...body, ...puttingRight(this.game, from, mend) };
    this.goOn(runToEnd(comingAgain(runToEnd(goBack(this.game, right)))));
    return this.game.moments.slice(n).flatMap(({ told }) => told.doors);
  }

  /** The game went on by itself: every line of it is read again. */
  private goOn(game: Game): void {
    this.game = { ...game, moments: game.moments.map(readable) };
    for (const [watcher, seen] of this.lines) {
      seen.length = 0;
      for (const moment of this.game.moments) seeNext(this.game, moment, watcher, seen);
    }
  }

  /** Withdraw a held answer; whether there was one. */
  withdraw(seat: Seat, decision: string): boolean {
    const next = takeBack(this.game, seat, decision);
    if (isRefusal(next)) return false;
    this.game = next;
    return true;
  }
}
