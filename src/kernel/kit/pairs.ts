import { isRefusal } from '../clause.ts';
import { isAddressed, type Door } from '../steps/dispatch.ts';
import type { Entry, HabitEntry, UndoEntry } from '../game/entry.ts';
import { isHabit, type Moment } from '../game/moment.ts';
import type { Move, PlayedMove } from '../game/play.ts';
import type { View } from '../game/position.ts';
import type { Random } from '../forms/sample.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import type { Table } from '../rulebook.ts';
import { type MendRead, type Readings, readAll, type Standpoint } from './channels.ts';
import { difference } from './difference.ts';
import type { SecretAct, Secret } from './secret.ts';
import type { PairSide, Watcher } from './side.ts';

/** Something another seat can see that differs although no door did. `what` names the channel. */
interface Leak {
  readonly what: string;
  readonly seat: Watcher;
  /** The entry after which it differs. */
  readonly n: number;
  readonly detail: string;
}

/** How a pair of games went that differ in one secret. */
export interface Pair {
  readonly leaks: readonly Leak[];
  /** Answers that both games lived through after the secret. */
  readonly life: number;
  /** Whether they lived past the close of the step, with one more answer made. */
  readonly passedPhase: boolean;
  /** Whether the secret made any difference to the position, or to what is told, once its step was closed. */
  readonly mattered: boolean;
  /** Whether a door told somebody who watched which of the games it is. */
  readonly toldApart: boolean;
  /** What ended it; null: the secret could not be had in both games, so there was no pair. */
  readonly end: string | null;
}

/** A move that is legal in both games, with what it does in each. */
export interface PairMove {
  readonly move: Move;
  readonly played: readonly [PlayedMove, PlayedMove];
}

/** What both games do next; a text: why they can not go on; a leak: one game refuses what the other takes. */
export type Next = (going: Going) => PairMove | string | Omit<Leak, 'n'>;

/** How a pair is played. */
export interface PairPlan {
  readonly secret: Secret;
  readonly watchers: readonly Watcher[];
  readonly next: Next;
  readonly random: Random;
  /** The most answers after the secret. */
  readonly most: number;
  /** Whether the seat of the secret reads nothing: it is compared with nobody, and only in a module's memory could it leave a trace. */
  readonly blind?: boolean;
  /** Told of every move of both games, before it is made. */
  readonly seen?: (side: PairSide, tried: Move, played: PlayedMove) => void;
}

/** Two games in step. */
export class Going {
  readonly sides: readonly [PairSide, PairSide];
  readonly plan: PairPlan;
  /** Those to whom every door was equal so far. */
  readonly watching: Set<Watcher>;
  readonly leaks: Leak[] = [];
  life = 0;
  closed = false;
  mattered = false;
  toldApart = false;

  constructor(a: PairSide, b: PairSide, plan: PairPlan) {
    this.sides = [a, b];
    this.plan = plan;
    this.watching = new Set(plan.watchers.filter((seat) => seat !== plan.secret.seat));
  }

  /** To how many of those who watch a move opens equal doors. */
  equalDoors({ played: [a, b] }: PairMove): Watcher[] {
    return Array.from(this.watching).filter((seat) => doorsTo(a.doors, seat) === doorsTo(b.doors, seat));
  }

  /** Make a move in both games. */
  take(tried: PairMove): void {
    const { move, played } = tried;
    this.keepEqual((side, i) => {
      const n = side.game.moments.length;
      this.make(side, move, played[i] as PlayedMove);
      // what waited to come again may have gone on
      return side.game.moments.slice(n).flatMap(({ told }) => told.doors);
    });
    this.note(played);
    this.giveLeft();
  }

  /** What a seat has left in one game alone is given by hand in the other. */
  private giveLeft(): void {
    const [a, b] = this.sides;
    for (let next = a.due; next && !b.due; next = a.due) {
      const { decision, answer } = next;
      const move = { seat: decision.seat, decision: decision.id, answer };
      const played = [a.try(move), b.try(move)] as const;
      if (isRefusal(played[0]) || isRefusal(played[1])) return;
      const [mine, other] = played;
      this.keepEqual((side) => {
        this.plan.seen?.(side, move, side === a ? mine : other);
        side.take(move, side === a ? mine : other, side === a);
        return side.game.moments.at(-1)?.told.doors ?? [];
      });
      this.note([mine, other]);
    }
  }

  /** Go on in both games. Those to whom different doors open watch no longer. */
  keepEqual(goOn: (side: PairSide, i: number) => readonly Door[]): void {
    const [a = [], b = []] = this.sides.map(goOn);
    this.keep(Array.from(this.watching).filter((seat) => doorsTo(a, seat) === doorsTo(b, seat)));
  }

  /** Those to whom different doors have opened watch no longer. */
  keep(equal: readonly Watcher[]): void {
    for (const seat of Array.from(this.watching)) {
      if (equal.includes(seat)) continue;
      this.watching.delete(seat);
      this.toldApart = true;
    }
  }

  /** Note whether the step is closed, and whether the secret made a difference then. */
  note([a, b]: PairMove['played']): void {
    this.closed ||= a.closed !== null;
    if (!this.closed || this.mattered) return;
    const done = ({ state, dispatches }: PlayedMove) => [dispatches, state.position];
    this.mattered = difference(done(a), done(b)) !== null;
  }

  /** Make a move in one game. */
  make(side: PairSide, move: Move, played: PlayedMove): void {
    this.plan.seen?.(side, move, played);
    side.take(move, played);
  }

  /** Read both games as everybody can, in opposite order, and note the first difference of each who watches. */
  compare(owing: Seat | null, deep: boolean): void {
    const [a, b] = this.sides;
    const { secret, watchers, blind } = this.plan;
    const watching = watchers.filter((seat) => this.watching.has(seat));
    const order: Watcher[] = blind ? watching : [secret.seat, ...watching];
    const reading = (watcher: Watcher, i: number): Standpoint => ({
      owing,
      deep,
      board: deep || this.life % order.length === i,
      backTo: deep ? this.backTo(watcher) : [],
      turn: this.life,
    });
    const readings = new Map(order.map((watcher, i) => [watcher, reading(watcher, i)]));
    const read = (side: PairSide, watchers: readonly Watcher[]): ReadonlyMap<Watcher, Readings> =>
      new Map(
        watchers.map((watcher) => [watcher, readAll(side, watcher, readings.get(watcher) as Standpoint)]),
      );
    const [mine, other] = [read(a, order), read(b, order.toReversed())];
    const open = onceSaid(() => difference(a.game.state.position.open, b.game.state.position.open, 'open'));
    for (const seat of this.watching) {
      const leak = firstLeak(mine.get(seat) as Readings, other.get(seat) as Readings, open);
      if (leak) this.leaks.push({ ...leak, seat, n: a.game.moments.length });
    }
  }

  /** The last lines of a watcher's record, and one further back. */
  private backTo(watcher: Watcher): number[] {
    const last = this.sides[0].lines.get(watcher)?.length ?? 0;
    return last < 2 ? [0] : [last - 2, this.plan.random(last)];
  }
}

function doorsTo(doors: readonly Door[], seat: Watcher): string {
  return JSON.stringify(doors.filter((door) => isAddressed(door.to, seat)));
}

/** What differs, found out when it is first asked for. */
function onceSaid(find: () => string | null): () => string | null {
  let said: string | null | undefined;
  return () => (said === undefined ? (said = find()) : said);
}

/** The first difference; `open` says that of the open part, which is in every view. */
function firstLeak(
  mine: Readings,
  other: Readings,
  open: () => string | null,
): Pick<Leak, 'what' | 'detail'> | null {
  for (const [what, value] of mine) {
    const isView = what === 'view';
    const detail = isView
      ? viewLeak(value as View, other.get(what) as View, open)
      : what === 'mend'
        ? mendLeak(value as MendRead, other.get(what) as MendRead)
        : difference(value, other.get(what));
    if (detail) return { what, detail };
  }
  return null;
}

/** What comes again may open doors that differ; while they are equal, so is all the rest. */
function mendLeak(mine: MendRead, other: MendRead): string | null {
  return difference(mine.doors, other.doors) === null ? difference(mine.seen, other.seen) : null;
}

function viewLeak(mine: View, other: View, open: () => string | null): string | null {
  return open() ?? difference(mine.sealed, other.sealed, 'sealed');
}

/** After one answer in so many the games are read in every way; after the others in the cheap ones. */
const DEEP = 8;

/**
 * Play two games in step that differ in one secret, and compare what every other seat and a spectator can see after each
 * answer, as long as the doors opened to them are equal.
 */
export function playPair(a: PairSide, b: PairSide, plan: PairPlan): Pair {
  const going = new Going(a, b, plan);
  const end = begin(going) ? goOn(going) : null;
  const { leaks, life, closed, mattered, toldApart } = going;
  const passedPhase = closed && life > 0;
  return { leaks, life, passedPhase, mattered, toldApart, end };
}

/** Have the secret in both games; whether that went well. */
function begin(going: Going): boolean {
  const { secret, watchers } = going.plan;
  const [mine, others] = secret.acts;
  const last = mine.at(-1);
  const other = others.at(-1);
  if (last && other && 'answer' in last && 'answer' in other) {
    if (!doAll(going, 0, mine.slice(0, -1)) || !doAll(going, 1, others.slice(0, -1))) return false;
    const tried = tryApart(going, last, other);
    if (!tried) return false;
    takeApart(going, last, other, tried);
  } else if (!doAll(going, 0, mine) || !doAll(going, 1, others)) return false;
  if (secret.late) {
    going.compare(secret.seat, true);
    if (!doAll(going, 1, [secret.late])) return false;
  }
  going.closed ||= isAside(going, last);
  if (watchers.length > 0) going.compare(null, true);
  return true;
}

function isAside({ sides: [{ game }] }: Going, act: SecretAct | undefined): boolean {
  return act !== undefined && 'answer' in act && game.moments.at(-1)?.asked?.awaited === false;
}

function tryApart(
  { sides: [a, b] }: Going,
  mine: Move,
  other: Move,
): readonly [PlayedMove, PlayedMove] | null {
  const first = a.try(mine);
  const second = b.try(other);
  return isRefusal(first) || isRefusal(second) ? null : [first, second];
}

/** The answers that differ: what they do may open doors. */
function takeApart(going: Going, mine: Move, other: Move, played: readonly [PlayedMove, PlayedMove]): void {
  const equal = going.equalDoors({ move: mine, played });
  going.make(going.sides[0], mine, played[0]);
  going.make(going.sides[1], other, played[1]);
  going.keep(equal);
  going.closed ||= isAside(going, mine);
  going.note(played);
}

/** Do acts in one game that close no step; whether all could be done. */
function doAll(going: Going, at: 0 | 1, acts: readonly SecretAct[]): boolean {
  const side = going.sides[at];
  return acts.every((act) => {
    if ('withdraw' in act) return side.withdraw(act.seat, act.withdraw);
    if ('leaves' in act) return side.leave(act);
    const played = side.try(act);
    if (isRefusal(played) || played.closed) return false;
    going.make(side, act, played);
    return true;
  });
}

/** Play both games on until nobody watches any more; returns what ended the pair. */
function goOn(going: Going): string {
  const { plan, leaks, watching } = going;
  for (;;) {
    if (leaks.length > 0) return 'a leak';
    if (watching.size === 0) return 'doors that differ';
    if (going.life >= plan.most) return 'its length';
    if (isOver(going)) return 'the end of the game';
    const next = plan.next(going);
    if (typeof next === 'string') return next;
    if ('what' in next) {
      leaks.push({ ...next, n: going.sides[0].game.moments.length });
      continue;
    }
    const wasClosed = going.closed;
    going.take(next);
    going.life++;
    going.compare(null, going.closed !== wasClosed || plan.random(DEEP) === 0);
  }
}

/** Whether one game is over. */
function isOver({ sides }: Going): boolean {
  return sides.some(({ game }) => game.table.rules.awaiting(game.state.position.open).length === 0);
}

/** Every seat that could notice, and a spectator. */
export function watchersOf({ seats }: Pick<Table, 'seats'>): Watcher[] {
  return [...seats, TABLE, null];
}

/** Give the recorded answers again as they are. */
export function asRecorded(moments: readonly Moment[]): Next {
  let at = 0;
  return (going) => {
    let entry = moments[at++]?.entry;
    for (; entry && isOfMend(entry); entry = moments[at++]?.entry) {
      const end = 'undone' in entry ? mendBoth(going, entry) : null;
      if (end !== null) return end;
      going.life++;
    }
    for (; entry && isHabit(entry); entry = moments[at++]?.entry) leaveBoth(going, entry);
    if (!entry) return 'the end of the record';
    if (!('answer' in entry)) return 'an act that is no answer';
    const { seat, decision, answer } = entry;
    return (
      tryBoth(going, { seat, decision, answer }) ??
      `an answer of ${whose(going, seat)} that is not legal in both`
    );
  };
}

/** Leave in both games what was left. */
function leaveBoth({ sides }: Going, { seat, habit, left }: HabitEntry): void {
  for (const side of sides) side.leave({ seat, habit, leaves: left });
}

/** Whether an entry puts right, or came of that by itself. */
function isOfMend(entry: Entry): boolean {
  return 'mend' in entry || 'passed' in entry || ('again' in entry && !('undone' in entry));
}

/** Put the same right in both games. Returns what ends the pair, if anything does. */
function mendBoth(going: Going, entry: UndoEntry): string | null {
  going.keepEqual((side) => side.mend(entry));
  if (going.watching.size === 0) return 'doors that differ';
  going.compare(null, true);
  const [a, b] = going.sides;
  for (const seat of going.watching) {
    const [mine, other] = [a, b].map(({ lines }) => lines.get(seat)?.map(({ line }) => line));
    const detail = difference(mine, other);
    if (detail) going.leaks.push({ what: 'log', seat, n: a.game.moments.length, detail });
  }
  return going.leaks.length > 0 ? 'a leak' : null;
}

function whose({ plan }: Going, seat: Seat): string {
  if (seat === plan.secret.seat) return 'its own seat';
  return seat === TABLE || seat === DICE ? seat : 'another seat';
}

/** Try a move in both games; a leak where a seat that has seen no difference may make it in one alone. */
export function tryBoth(going: Going, move: Move): PairMove | Omit<Leak, 'n'> | null {
  const [a, b] = going.sides.map((side) => side.try(move));
  if (!a || !b || (isRefusal(a) && isRefusal(b))) return null;
  if (!isRefusal(a) && !isRefusal(b)) return { move, played: [a, b] };
  const { seat, decision } = move;
  const watches = going.watching.has(seat) || (seat === DICE && going.watching.has(null));
  if (!watches) return null;
  const detail = `${decision}: ${JSON.stringify(move.answer).slice(0, 80)} is legal in one game alone`;
  return { what: 'legality', seat, detail };
}
