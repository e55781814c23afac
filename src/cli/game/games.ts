import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import type { Entry, Header } from '../../kernel/game/entry.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { type Decision, isNamed } from '../../kernel/forms/decision.ts';
import { isRecord } from '../../kernel/json.ts';
import { stands } from '../../kernel/game/moment.ts';
import { allSeats, asksOf, awaitingOf } from '../../kernel/game/play.ts';
import { type ReplayedGame, replay, type ReplayStop, type Thoroughness } from '../../kernel/game/replay.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { fileStore } from '../../store/places.ts';
import type { Store, StoredGame } from '../../store/index.ts';
import {
  type CommandOutput,
  failure,
  type Failure,
  isFailed,
  failureOf,
  type Result,
  say,
} from '../output.ts';

/** A game file that has been read and replayed. */
export interface OpenGame {
  readonly path: string;
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly game: Game;
  /** All that stands in it, as it was read. */
  readonly stored: StoredGame;
  /** What had to be said about the file. */
  readonly notes: readonly string[];
  /** Why it cannot be played on: its replay differs. */
  readonly stopped: ReplayStop | null;
  /** Whether it goes on under another version: its stored header is replaced before its next entry. */
  readonly rehead: boolean;
}

/** Read a game file and replay it. */
export async function openFile(path: string, how: Thoroughness = 'last'): Promise<OpenGame | Failure> {
  if (path === '') return failure('Name a game file: the name is empty.');
  const store = fileStore('');
  const stored = await store.load(path);
  if (isRefusal(stored)) return failureOf(stored);
  const rulebook = findRulebook(stored.header.rulebook);
  if (!rulebook)
    return failure(`${path} is a game of the rulebook "${stored.header.rulebook}", which is not here.`);
  const replayed = replayFile(path, rulebook, stored, how);
  if (isFailed(replayed)) return replayed;
  if (isRefusal(replayed)) return failureOf(replayed, rulebook);
  const { game, stopped } = replayed;
  const notes = [
    ...(stored.repaired === undefined ? [] : [stored.repaired]),
    ...(stopped ? [say(rulebook, stopped.refused)] : []),
  ];
  return { path, store, rulebook, game, stored, notes, stopped, rehead: game.header !== stored.header };
}

function replayFile(
  path: string,
  rulebook: Rulebook,
  stored: StoredGame,
  how: Thoroughness,
): ReplayedGame | Refusal | Failure {
  try {
    return replay(rulebook, stored.header, stored.entries, how);
  } catch (error) {
    return brokenData(path, rulebook, stored.header, error);
  }
}

/** A file whose own data breaks the rulebook is bad input, not our fault. */
function brokenData(path: string, rulebook: Rulebook, { data }: Header, error: unknown): Failure {
  if (data === null) throw error;
  return failure(
    `${path} cannot be replayed: the data in its first line do not belong to ${rulebook.title}.`,
  );
}

/**
 * Write the new entries of a changed game. Nothing is acknowledged before it is on the disk. When the same request was
 * stored meanwhile, the game comes back as it is stored.
 */
export async function save(open: OpenGame, next: Game): Promise<OpenGame | Failure> {
  if (open.stopped) return failureOf(open.stopped, open.rulebook);
  const after = open.game.moments.length;
  const [entry, ...more] = next.moments.slice(after).map((moment): Entry => moment.entry);
  if (!entry) return open;
  const brought = open.rehead ? await open.store.rehead(open.path, next.header) : null;
  if (brought) return failureOf(brought, open.rulebook);
  const stowed = await open.store.append(open.path, after, entry, { more });
  if (isRefusal(stowed)) return failureOf(stowed, open.rulebook);
  return stowed.again ? reopenGame(open) : { ...open, game: next, rehead: false };
}

/** The game as it is stored now, with the lock kept. */
export async function reopenGame(open: OpenGame): Promise<OpenGame | Failure> {
  const again = await openFile(open.path);
  return isFailed(again) ? again : { ...again, store: open.store };
}

/** Open a file, do something with it, and close it again whatever comes of it. */
export async function withGame<T>(
  path: string,
  act: (open: OpenGame) => Promise<T | Failure>,
  how: Thoroughness = 'last',
): Promise<T | Failure> {
  const open = await openFile(path, how);
  if (isFailed(open)) return open;
  try {
    return await act(open);
  } catch (error) {
    return brokenData(path, open.rulebook, open.game.header, error);
  } finally {
    await open.store.close();
  }
}

/** A seat of the game (or none named), or a failure that names those there are. */
export function checkSeat(game: Game, seat: string | undefined): Failure | null {
  const seats = allSeats(game.table);
  if (seat === undefined || seats.includes(seat)) return null;
  return failure(`There is no seat "${seat}" in this game; the seats are ${seats.join(', ')}.`);
}

/** A result with what had to be said about the file. */
export function withNotes(open: OpenGame, result: CommandOutput): CommandOutput;
export function withNotes(open: OpenGame, result: Result): Result;
export function withNotes(open: OpenGame, result: Result): Result {
  if (isFailed(result) || open.notes.length === 0) return result;
  const json = isRecord(result.json) ? { ...result.json, notes: open.notes } : result.json;
  return { ...result, text: `${open.notes.join('\n')}\n${result.text}`, json };
}

/**
 * The open decision of a seat with an id or name; a name can stand for a decision that play waits for and a standing
 * one, in this order. Fails naming what is open instead.
 */
export function findDecisions(
  game: Game,
  seat: string,
  name: string,
): readonly [Decision, ...Decision[]] | Failure {
  const bad = checkSeat(game, seat);
  if (bad) return bad;
  const asked = asksOf(game.table, stateOf(game), seat);
  const named = asked.filter((each) => isNamed(each, name));
  const [first, ...rest] = named.toSorted((a, b) => Number(isStanding(a)) - Number(isStanding(b)));
  if (first && rest.every(isStanding)) return [first, ...rest];
  const ids = (first ? named : asked).map((each) => each.id);
  const hint = ids.length === 0 ? nothingAsked(game, seat) : `Asked of ${seat} now: ${ids.join(', ')}.`;
  const before = game.moments.find(
    (each) =>
      stands(each) && 'decision' in each.entry && each.entry.seat === seat && each.entry.decision === name,
  );
  const why = first ? 'more than one decision' : before ? 'answered already' : 'not asked';
  return failure(`"${name}" is ${why}. ${hint}`, before?.asked?.clauses ?? []);
}

function nothingAsked(game: Game, seat: string): string {
  const awaiting = awaitingOf(game.table, stateOf(game));
  const waits =
    awaiting.length === 0 ? 'The game is over.' : withStop(`Play waits for ${awaiting.join(', ')}`);
  return `Nothing is asked of ${seat} now. ${waits}`;
}

function isStanding({ id }: Decision): boolean {
  return id.startsWith('standing-');
}
