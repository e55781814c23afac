import { isRefusal, type Refusal } from '../kernel/clause.ts';
import { type Entry, type Game, stateOf } from '../kernel/game.ts';
import { type Decision, isNamed } from '../kernel/decision.ts';
import { asksOf } from '../kernel/play.ts';
import { replay } from '../kernel/replay.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { fileStore } from '../store/file.ts';
import type { Store } from '../store/store.ts';
import { failed, type Failed, isFailed, refused, say } from './output.ts';

/** A game file that has been read and replayed. */
export interface OpenGame {
  readonly path: string;
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly game: Game;
  /** What had to be said about the file. */
  readonly notes: readonly string[];
  /** Why it cannot be played on: its replay differs. */
  readonly stopped: (Refusal & { readonly n: number }) | null;
}

/** Read a game file and replay it. */
export async function openFile(path: string): Promise<OpenGame | Failed> {
  const store = fileStore('');
  const stored = await store.load(path);
  if (isRefusal(stored)) return refused(stored);
  const rulebook = findRulebook(stored.header.rulebook);
  if (!rulebook)
    return failed(`${path} is a game of the rulebook "${stored.header.rulebook}", which is not here.`);
  const replayed = replay(rulebook, stored.header, stored.entries);
  if (isRefusal(replayed)) return refused(replayed, rulebook);
  const { game, stopped } = replayed;
  const notes = [
    ...(stored.repaired === undefined ? [] : [stored.repaired]),
    ...(stopped ? [say(rulebook, stopped.refused)] : []),
  ];
  return { path, store, rulebook, game, notes, stopped };
}

/** Write the latest entry of a changed game. Nothing is acknowledged before it is on the disk. */
export async function save(open: OpenGame, next: Game): Promise<OpenGame | Failed> {
  if (open.stopped) return refused(open.stopped, open.rulebook);
  const entry: Entry | undefined = next.moments.at(-1)?.entry;
  if (!entry || next.moments.length === open.game.moments.length) return open;
  const stowed = await open.store.append(open.path, open.game.moments.length, entry);
  return isRefusal(stowed) ? refused(stowed, open.rulebook) : { ...open, game: next };
}

/** Open a file, do something with it, and close it again whatever comes of it. */
export async function withGame<T>(
  path: string,
  act: (open: OpenGame) => Promise<T | Failed>,
): Promise<T | Failed> {
  const open = await openFile(path);
  if (isFailed(open)) return open;
  try {
    return await act(open);
  } finally {
    await open.store.close();
  }
}

/** A seat's open decision by id or name. Fails naming what is open instead. */
export function findDecision(game: Game, seat: string, name: string): Decision | Failed {
  const decisions = asksOf(game.table, stateOf(game), seat);
  const named = decisions.filter((each) => isNamed(each, name));
  if (named.length === 1 && named[0]) return named[0];
  const asked = decisions.map((each) => each.id);
  const hint =
    asked.length === 0 ? `Nothing is asked of ${seat} now.` : `Asked of ${seat} now: ${asked.join(', ')}.`;
  const seats = [...game.table.seats, 'table', 'dice'];
  if (!seats.includes(seat))
    return failed(`There is no seat "${seat}" in this game; the seats are ${seats.join(', ')}.`);
  const answered = game.moments.find(
    ({ entry, stands }) => stands && 'decision' in entry && entry.seat === seat && entry.decision === name,
  );
  const clauses = answered?.decision?.clauses ?? [];
  return failed(
    `"${name}" is ${answered ? 'answered already' : named.length > 1 ? 'more than one decision' : 'not asked'}. ${hint}`,
    clauses,
  );
}
