import { askedOf } from './allow.ts';
import {
  type AnswerEntry,
  type Body,
  type Digest,
  digestOf,
  type Entry,
  firstLink,
  type HabitEntry,
  hashOf,
  hasPublicChain,
  type Header,
  type HeadEntry,
  type LotEntry,
  linkBefore,
  linkOf,
  type PassedEntry,
  type TickEntry,
  type UndoEntry,
} from './entry.ts';
import { isRefusal, type Refusal, refuse } from '../clause.ts';
import {
  type Checkpoint,
  come,
  EVERY,
  goTo,
  type Remainder,
  passBy,
  stillTrue,
  UnplayableError,
  withoutThese,
} from './course.ts';
import { beginGame, type Game } from './game.ts';
import { leave, useUp } from './habit.ts';
import {
  digestBefore,
  headerNow,
  idNow,
  isToldAlike,
  madeUnder,
  putInNow,
  renameEntry,
  rulesOf,
  type IdWithoutCount,
  uncountedSince,
  wayFrom,
} from './migrate.ts';
import {
  answerMoment,
  isHabit,
  isOfDice,
  isPassed,
  isTick,
  isUndo,
  type Moment,
  quiet,
  stands,
  takenBack,
  MomentText,
} from './moment.ts';
import { apply, awaitingOf, copyState, legal, letGo, type State } from './play.ts';
import type { Decision } from '../forms/decision.ts';
import { isSame, own } from '../json.ts';
import { viewOf } from './position.ts';
import { isPublicOf, publicBytes } from './line.ts';
import type { Migration, Rulebook, Table } from '../rulebook.ts';
import { bindTable } from './table.ts';
import { isTickable } from './leave.ts';
import { untrueOf } from './settle.ts';
import { runToEnd, type Slices } from './slices.ts';
import { words } from '../texts/words.ts';
import { KERNEL, KERNELS } from '../version.ts';

/** A replayed game. `stopped`: it goes only to the last entry that replays equal, and must not be played on. */
export interface ReplayedGame {
  readonly game: Game;
  readonly stopped: ReplayStop | null;
}

/** Why a replay stopped before entry `n`. */
export type ReplayStop = Refusal & { readonly n: number; readonly wrong: Wrong };

/** What is not as recorded: the rules refuse it or come to another position, its hash is of something else, or what stands as public. */
type Wrong = 'rules' | 'hash' | 'public';

type Stop = Refusal & { readonly wrong: Wrong };

/** Binds a rulebook to what a header says, as `bindTable` does. */
export type Bind = (rulebook: Rulebook, header: Header) => Table | Refusal;

/**
 * How thoroughly a game is checked: the last position, or all of them and what entries say of how they came to be. What each did is
 * always compared.
 */
export type Thoroughness = 'last' | 'all';

/**
 * Play a stored game again, in place: every answer is checked, and what it did against the chain of hashes. Older
 * versions play on under the present ones where a way leads there. Refused when the header does not fit.
 */
export function replay(
  rulebook: Rulebook,
  header: Header,
  entries: readonly Entry[],
  how: Thoroughness = 'last',
  bind: Bind = bindTable,
): ReplayedGame | Refusal {
  return runToEnd(replayInSlices(rulebook, header, entries, how, bind));
}

/** The same, an entry at a time, whose number it yields; nobody has the game before it is whole. */
export function* replayInSlices(
  rulebook: Rulebook,
  header: Header,
  entries: readonly Entry[],
  how: Thoroughness = 'last',
  bind: Bind = bindTable,
): Slices<ReplayedGame | Refusal> {
  if (header.rulebook !== rulebook.id) return refuse(words('setup.rulebook', { rulebook: header.rulebook }));
  const made = madeUnder(header);
  if (!KERNELS.includes(made.kernel))
    return refuse(words('setup.kernel', { made: made.kernel, here: KERNEL }));
  const way = wayFrom(rulebook, made.rules);
  if (!way) return refuse(words('setup.version', { made: made.rules, here: rulebook.version }));
  const present = headerNow(rulebook, header, way, entries.length);
  const table = bind(rulebook, present);
  if (isRefusal(table)) return table;
  const going = new Replay(beginGame(table, present), header, how);
  for (const entry of entries) {
    const why = yield* going.take(entry);
    yield entry.n;
    if (why) return { game: going.game(), stopped: { ...why, n: entry.n } };
  }
  const differs = how === 'last' && !going.endsAsStored();
  return differs
    ? yield* firstDifference(rulebook, header, entries, bind, going)
    : { game: going.game(), stopped: null };
}

/**
 * Go on with a game by what was stored after its own entries, one at a time: each is checked as in a replay. Null where they do
 * not follow it, or come out otherwise than they were recorded.
 */
export function* replayOn(game: Game, entries: readonly Entry[]): Slices<Game | null> {
  const going = new Replay(game, game.header, 'last');
  for (const entry of entries) {
    if (yield* going.take(entry)) return null;
    yield;
  }
  return going.endsAsStored() ? going.game() : null;
}

/** Only the last position differs from the stored one: look for the first that does. */
function* firstDifference(
  rulebook: Rulebook,
  header: Header,
  entries: readonly Entry[],
  bind: Bind,
  { last }: Replay,
): Slices<ReplayedGame | Refusal> {
  const again = yield* replayInSlices(rulebook, header, entries, 'all', bind);
  if (isRefusal(again) || again.stopped) return again;
  throw new Error(`entry ${last} replays in two ways`);
}

/** What an entry did when it was done again; `drafts`: what an undo could not play again. */
interface Redone {
  readonly moment: Moment;
  readonly digest: Digest;
  readonly drafts?: readonly number[];
}

/** A replay on its way. */
class Replay {
  private readonly begun: Game;
  private readonly stored: Header;
  private readonly all: boolean;
  private moments: Moment[];
  private checkpoints: Checkpoint[];
  private state: State;
  private link: string;
  private expected: string | null = null;

  constructor(begun: Game, stored: Header, how: Thoroughness) {
    this.begun = begun;
    this.stored = stored;
    this.all = how === 'all';
    this.moments = [...begun.moments];
    this.checkpoints = [...begun.checkpoints];
    this.state = copyState(begun.table, begun.state);
    this.link = begun.moments.at(-1)?.entry.hash ?? firstLink(stored);
  }

  get last(): number {
    return this.moments.length;
  }

  /** The game up to the last entry taken. */
  game(): Game {
    const past = { ...this.begun, moments: this.moments, checkpoints: this.checkpoints };
    return { ...past, state: this.state };
  }

  /** Whether the position is the one stored with the last entry, where that can be compared. */
  endsAsStored(): boolean {
    return this.expected === null || hashOf(this.state.position) === this.expected;
  }

  /** Do one stored entry again. Returns why it cannot be done, or did something else than is stored. */
  *take(stored: Entry): Slices<Stop | null> {
    const { table } = this.begun;
    if (stored.n !== this.last + 1) return differs(stored.n, '-', [], 'hash');
    const version = rulesOf(this.stored, stored.n);
    const way = wayFrom(table.rulebook, version.rules) ?? [];
    const entry = this.asAsked(renameEntry(stored, way), uncountedSince(version.kernel, way));
    const decision = 'decision' in entry ? entry.decision : '-';
    const done = isUndo(entry) ? yield* this.undo(entry) : this.do(entry);
    if (isRefusal(done)) return stop(entry.n, decision, done);
    const { moment, digest, drafts = [] } = done;
    const before = isUndo(entry) ? takenBack(this.moments, entry, drafts) : this.moments;
    const otherwise = this.otherwiseIn(stored, { moment, digest }, way, before);
    this.expected = this.isOurs(stored) ? (stored.state ?? null) : null;
    if (otherwise || (this.all && !this.endsAsStored())) {
      this.state = yield* goTo(this.game(), this.last);
      return differs(entry.n, decision, moment.asked?.clauses ?? [], otherwise ?? 'rules');
    }
    this.link = stored.hash;
    this.keep(done, before);
    return null;
  }

  /** An entry with the id that its decision has now, where that counted something then. */
  private asAsked(entry: Entry, uncounted: readonly IdWithoutCount[]): Entry {
    if (uncounted.length === 0) return entry;
    if (isUndo(entry)) return putInNow(entry);
    if (!('seat' in entry)) return entry;
    const { seat } = entry;
    if ('withdraw' in entry) {
      const held = Object.keys(own(this.state.held, seat) ?? {});
      return { ...entry, withdraw: idNow(entry.withdraw, held, uncounted) };
    }
    if (!('decision' in entry) || entry.decision.startsWith('standing-')) return entry;
    const asked = askedOf(this.begun.table, viewOf(this.state.position, seat)).map(({ id }) => id);
    return { ...entry, decision: idNow(entry.decision, asked, uncounted) };
  }

  /** What of an entry does not stand there as it was done again. */
  private otherwiseIn(
    stored: Entry,
    { moment, digest }: Redone,
    way: readonly Migration[],
    before: readonly Moment[],
  ): Wrong | null {
    if (!this.isLinked(stored, digest, way)) return 'hash';
    return this.isSaidToAll(stored, moment, before) ? null : 'public';
  }

  private isLinked(stored: Entry, digest: Digest, way: readonly Migration[]): boolean {
    if (!isToldAlike(this.begun.table.rulebook, this.stored, stored.n)) return true;
    const { hash, state: _, ...body } = stored;
    const before = linkBefore(this.link, stored.n, this.stored);
    return linkOf(before, body as Body, digestBefore(digest, way)) === hash;
  }

  /** Whether what stands there as public is so; of another version it stays what it was then. */
  private isSaidToAll(stored: Entry, moment: Moment, before: readonly Moment[]): boolean {
    if (!hasPublicChain(this.stored)) return stored.public === undefined;
    if (this.isOurs(stored)) return publicBytes({ moments: before }, moment) === stored.public;
    return stored.public === undefined || isPublicOf(stored.public, stored);
  }

  private do(entry: Exclude<Entry, UndoEntry>): Redone | Refusal {
    const { table } = this.begun;
    if (isTick(entry)) return this.tick(entry);
    if (isPassed(entry)) return this.passed(entry);
    if (isHabit(entry)) return this.habit(entry);
    if (isOfDice(entry)) return this.ofDice(entry);
    if ('withdraw' in entry) {
      const { seat, withdraw: decision } = entry;
      if (!letGo(this.state, seat, decision)) return refuse(words('play.nothingHeld', { seat, decision }));
      return { moment: quiet(entry), digest: digestOf(null, awaitingOf(table, this.state), [], []) };
    }
    const decision = legal(table, this.state, entry);
    if (isRefusal(decision)) return decision;
    if (this.isOurs(entry) && !isDrawnFor(entry, decision))
      return refuse(words('replay.noLink'), decision.clauses);
    if (entry.again !== undefined && this.isOurs(entry) && !this.waits(entry.again))
      return refuse(words('mend.waitsNot', { n: entry.again }));
    const untrue = this.all && this.isOurs(entry) ? untrueOf(table, this.state, decision, entry) : null;
    if (untrue) return untrue;
    const done = apply(table, this.state, decision, entry);
    const { closed, dispatches, doors } = done;
    come(this.state, entry);
    useUp(table, this.state, decision, entry);
    return {
      moment: answerMoment(entry, done, new MomentText(dispatches, doors)),
      digest: digestOf(closed?.seats ?? null, awaitingOf(table, this.state), dispatches, doors),
    };
  }

  /** A tick moves nothing, so that rules which tell no such directive any more stop at none: it ticks nothing then. */
  private tick(entry: TickEntry): Redone | Refusal {
    const { table } = this.begun;
    const { seat, tick } = entry;
    if (this.isOurs(entry) && !isTickable(table, this.moments, entry))
      return refuse(words('tick.notTold', { seat, ...tick }));
    come(this.state, entry);
    return { moment: quiet(entry), digest: digestOf(null, awaitingOf(table, this.state), [], []) };
  }

  private habit(entry: HabitEntry): Redone | Refusal {
    const { table } = this.begun;
    const { seat } = entry;
    if (!table.seats.includes(seat)) return refuse(words('habit.noSeat', { seat }));
    leave(this.state, entry);
    return { moment: quiet(entry), digest: digestOf(null, awaitingOf(table, this.state), [], []) };
  }

  /** Whether an entry was made under the present versions: under others another die could wait to come again. */
  private isOurs({ n }: Entry): boolean {
    const { header } = this.begun;
    return header === this.stored && rulesOf(header, n).latest;
  }

  private waits(again: number): boolean {
    return this.state.again?.answers.some(({ n }) => n === again) === true;
  }

  /** Another chain of dice, and what is put into one, moves nothing. */
  private ofDice(entry: HeadEntry | LotEntry): Redone | Refusal {
    const { table, header } = this.begun;
    if (header.dice !== 'program') return refuse(words('replay.noChain'));
    return { moment: quiet(entry), digest: digestOf(null, awaitingOf(table, this.state), [], []) };
  }

  private passed(entry: PassedEntry): Redone | Refusal {
    if (this.isOurs(entry) && !entry.passed.every((n) => this.waits(n)))
      return refuse(words('mend.waitsNot', { n: entry.passed[0] ?? 0 }));
    passBy(this.state);
    return { moment: quiet(entry), digest: digestOf(null, awaitingOf(this.begun.table, this.state), [], []) };
  }

  /** A stored undo is done, never judged again. */
  private *undo(entry: UndoEntry): Slices<Redone | Refusal> {
    const { undone } = entry;
    const isThere = (one: number): boolean => {
      const moment = this.moments[one - 1];
      if (moment === undefined || !stands(moment)) return false;
      return [isUndo, isTick, isHabit, isOfDice].every((is) => !is(moment.entry));
    };
    const comes = (entry.again ?? []).flatMap((each) => ('n' in each ? [each.n] : []));
    if ((undone.length === 0 && !entry.again) || !undone.every(isThere) || !comes.every((n) => n < entry.n))
      return refuse(words('undo.noSuch', { n: undone[0] ?? 0 }));
    const left = yield* this.leftBy(entry);
    if (!left) return refuse(words('undo.noSuch', { n: undone[0] ?? 0 }));
    const { state, drafts } = left;
    this.state = state;
    const digest = digestOf(null, awaitingOf(this.begun.table, state), [], []);
    return { moment: quiet(entry), digest, drafts };
  }

  /** What an undo leaves; null: what is left does not follow from itself, as no lawful undo leaves it. */
  private *leftBy(entry: UndoEntry): Slices<Remainder | null> {
    try {
      return yield* withoutThese(this.game(), entry, this.state);
    } catch (error) {
      if (error instanceof UnplayableError) return null;
      throw error;
    }
  }

  private keep({ moment, drafts = [] }: Redone, before: Moment[]): void {
    const { entry } = moment;
    if (isUndo(entry)) this.checkpoints = stillTrue(this.checkpoints, [...entry.undone, ...drafts]);
    this.moments = before;
    this.moments.push(moment);
    const n = this.last;
    if (n % EVERY === 0) this.checkpoints.push({ n, state: copyState(this.begun.table, this.state) });
  }
}

/** Whether a link stands with a roll of just these dice. */
function isDrawnFor({ link, sides }: AnswerEntry, { form }: Decision): boolean {
  if (link === undefined && sides === undefined) return true;
  return link !== undefined && form.kind === 'roll' && isSame(sides ?? null, form.dice);
}

function stop(n: number, decision: string, { refused, clauses }: Refusal): Stop {
  return { ...refuse(words('replay.refused', { n, decision, reason: refused }), clauses), wrong: 'rules' };
}

function differs(n: number, decision: string, clauses: readonly string[], wrong: Wrong): Stop {
  return { ...refuse(words('replay.differs', { n, decision }), clauses), wrong };
}
