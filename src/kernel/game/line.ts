import { isAddressed } from '../steps/dispatch.ts';
import {
  type AnswerEntry,
  type Entry,
  firstLink,
  hashOfText,
  type Header,
  type HeadEntry,
  hasPublicChain,
  type LotEntry,
  type MendedEntry,
  type Move,
  type UndoEntry,
} from './entry.ts';
import { canonical, type Json } from '../json.ts';
import { isOfDice, isPassed, isUndo, type Moment, stands, wasHeld } from './moment.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';

// The lines in which readers see a game's entries: who has one of which, and what of it is public. `entries`: those that the
// lines of a reader's record show.

/** The moments of a game. */
type Moments = { readonly moments: readonly Moment[] };

/** Whether a moment has a line in the record of a seat (null: a spectator); `entries`: those of the lines before it. */
export function isShown(
  { entry, asked, closed, told }: Moment,
  seat: Seat | null,
  entries: readonly number[],
): boolean {
  if (isUndo(entry)) return entry.mend !== undefined || entries.some((n) => entry.undone.includes(n));
  if (isPassed(entry)) return entries.some((n) => entry.passed.includes(n));
  if (isOfDice(entry)) return true;
  if (!('decision' in entry) || !asked) return false;
  if (closed) return true;
  if (asked.sealed && asked.awaited) return false;
  return !asked.sealed || entry.seat === seat || told.dispatches.some(({ to }) => isAddressed(to, seat));
}

/** What an open answer says to everybody, as it was given. */
export function saidIn(entry: AnswerEntry): Omit<Move, 'seat'> & Readonly<Record<string, Json>> {
  const { seat, by, for: whose, agreed, decision, answer, only, link, sides } = entry;
  return {
    seat,
    ...(only ? { only } : {}),
    ...(by === undefined ? {} : { by }),
    ...(whose === undefined ? {} : { for: whose }),
    ...(agreed === undefined ? {} : { agreed: [...agreed] }),
    decision,
    answer,
    ...(link === undefined ? {} : { link }),
    ...(sides === undefined ? {} : { sides: [...sides] }),
  };
}

/** Where an answer came again: the line of it that the reader had. */
export function againIn(
  { moments }: Moments,
  { entry }: Moment,
  entries: readonly number[],
): { readonly again?: number } {
  if (!('again' in entry) || typeof entry.again !== 'number') return {};
  const line = entries.indexOf(shownIn(moments, entry.again)) + 1;
  return line === 0 ? {} : { again: line };
}

/**
 * The entry in whose line an entry is read: a sealed answer in the one that closed its step; where that went and came again
 * before the answer itself went, in the latter.
 */
export function shownIn(moments: readonly Moment[], n: number): number {
  const first = moments[n - 1];
  if (!first || !wasHeld(first)) return n;
  const { gone = Number.POSITIVE_INFINITY } = first;
  const until = moments.slice(n - 1, gone - 1);
  const closing = until.find((each) => each.closed !== null && stands(each, gone - 1));
  return closing?.entry.n ?? 0;
}

/** The lines that show these entries. */
export function linesOf(numbers: readonly number[], entries: readonly number[]): number[] {
  return entries.flatMap((n, i) => (numbers.includes(n) ? [i + 1] : []));
}

/** One thing that was put right, as a reader may know it: a sealed answer of another seat has no content. */
export type Amendment = {
  /** The line that was wrong, or before which something was missing; none where the reader has no line of it. */
  readonly line?: number;
  readonly seat?: Seat;
  readonly decision?: string;
} & ({ readonly as: 'changed' | 'put in'; readonly answer?: Json } | { readonly as: 'struck out' });

/** What was put right, as a seat (null: a spectator) may know it. */
export function mendedFor(
  { moments }: Moments,
  edit: MendedEntry,
  reader: Seat | null,
  entries: readonly number[],
): Amendment {
  const at = 'before' in edit ? edit.before : edit.at;
  const moment = moments[at - 1];
  const found = entries.indexOf(shownIn(moments, at)) + 1;
  const line = found === 0 ? {} : { line: found };
  if ('before' in edit) {
    const { seat, decision, answer } = edit;
    const isOpen = seat === reader || seat === TABLE || seat === DICE;
    return { ...line, as: 'put in', seat, ...(isOpen ? { decision, answer } : {}) };
  }
  const { entry, asked } = moment ?? {};
  const isMine = entry !== undefined && 'seat' in entry && entry.seat === reader;
  const isOpen = isMine || asked?.sealed !== true;
  const of =
    entry && 'decision' in entry ? { seat: entry.seat, ...(isOpen ? { decision: entry.decision } : {}) } : {};
  if ('strike' in edit) return { ...line, ...of, as: 'struck out' };
  return { ...line, ...of, as: 'changed', ...(isOpen ? { answer: edit.answer } : {}) };
}

// What is public, and nothing derived from it, is bytes that stay as they are whatever the rules become, in a chain of hashes.

/** The entries that have a line in the public chain, ascending. */
function publicEntries(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ entry }) => (entry.public === undefined ? [] : [entry.n]));
}

/**
 * What is public of a moment, as canonical bytes: who answered what, which seats' secrets a step closed, what was taken back
 * or put right. Undefined where a spectator has no line of it. `before`: the entries of the lines before it, asked for where they are named.
 */
export function publicBytes(
  game: Moments,
  moment: Moment,
  before: () => readonly number[] = () => publicEntries(game.moments),
): string | undefined {
  const { entry } = moment;
  const names = isUndo(entry) || isPassed(entry) || ('again' in entry && entry.again !== undefined);
  const entries = names ? before() : [];
  return isShown(moment, null, entries) ? canonical(publicPart(game, moment, entries)) : undefined;
}

/** Whether a public text that was written under earlier rules is of its entry: what was given there stands in both as it was. */
export function isPublicOf(text: string, entry: Entry): boolean {
  const { kind, seats, again: _, ...said } = JSON.parse(text) as Record<string, Json>;
  if (isUndo(entry)) {
    const { reason, by = null } = entry;
    const stated = [kind, said['reason'] ?? null, said['by'] ?? null, seats ?? null];
    return canonical(stated) === canonical(['undo', reason, by, entry.seats]);
  }
  if (isPassed(entry)) return kind === 'passed';
  if (isOfDice(entry)) return text === canonical(dicePart(entry));
  if (!('decision' in entry)) return false;
  // the others of a sealed answer state nothing of it
  if (kind === 'told' || (kind === 'step' && Object.keys(said).length === 0)) return true;
  return (kind === 'answer' || kind === 'step') && canonical(said) === canonical(saidIn(entry));
}

type PublicPart = Readonly<Record<string, Json>> & { readonly kind: string };

function publicPart(game: Moments, moment: Moment, entries: readonly number[]): PublicPart {
  const { entry, asked, closed } = moment;
  if (isUndo(entry)) return undonePart(game, entry, entries);
  if (isPassed(entry)) return { kind: 'passed', passed: linesOf(entry.passed, entries) };
  if (isOfDice(entry)) return dicePart(entry);
  if (!('decision' in entry)) throw new Error(`entry ${entry.n} has no line`);
  const open = asked?.sealed ? {} : saidIn(entry);
  const again = againIn(game, moment, entries);
  if (closed) return { kind: 'step', seats: closed as Json, ...open, ...again };
  return asked?.sealed ? { kind: 'told' } : { kind: 'answer', ...open, ...again };
}

function dicePart(entry: HeadEntry | LotEntry): PublicPart {
  if ('head' in entry) return { kind: 'head', head: entry.head };
  const { by, lot } = entry;
  return { kind: 'lot', ...(by === undefined ? {} : { by }), lot: lot as Json };
}

/** What comes again has its own lines later: of what is put right it stands here only which line it was, and how. */
function undonePart(game: Moments, entry: UndoEntry, entries: readonly number[]): PublicPart {
  const { by, seats, undone, reason, mend, again = [], anew = [] } = entry;
  const comes = again.flatMap((each) => ('n' in each ? [each.n] : []));
  const mended = mend?.map((each): Json => {
    const { line, seat, as } = mendedFor(game, each, null, entries);
    return { as, ...(line === undefined ? {} : { line }), ...(seat === undefined ? {} : { seat }) };
  });
  return {
    kind: 'undo',
    seats: [...seats],
    reason,
    gone: linesOf(undone, entries),
    ...(by === undefined ? {} : { by }),
    ...(mended ? { mended, comes: linesOf(comes, entries), anew: [...anew] } : {}),
  };
}

/** How far a game's public chain goes. */
export interface PublicChain {
  readonly lines: number;
  /** SHA-256 in hex; without a line that of what the header says for ever. */
  readonly root: string;
}

/** The root after one more line. */
function nextRoot(root: string, bytes: string): string {
  return hashOfText(root + hashOfText(bytes));
}

/** The public chain of stored entries; null: the game is of a format that has none. */
export function publicChain(header: Header, entries: readonly Entry[]): PublicChain | null {
  if (!hasPublicChain(header)) return null;
  const lines = entries.flatMap((entry) => entry.public ?? []);
  return { lines: lines.length, root: lines.reduce(nextRoot, firstLink(header)) };
}
