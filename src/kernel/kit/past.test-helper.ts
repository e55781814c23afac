import { expect } from 'vitest';
import { isRefusal } from '../clause.ts';
import { beginGame, type Game, gameAt, stateOf } from '../game/game.ts';
import { canonical } from '../json.ts';
import { isUndo } from '../game/moment.ts';
import type { RecordLine } from '../game/record.ts';
import { replay } from '../game/replay.ts';
import { giveAgain, standingEntries } from './again.ts';
import { type SeenGame, seenIn, type Wandering } from './wander.test-helper.ts';

/** Read from bytes, a game is the same at every entry, and so is the way back to each. */
export function expectSamePast({ game, seen }: Wandering): void {
  const { header, moments } = game;
  const stored = JSON.stringify({ header, entries: moments.map(({ entry }) => entry) });
  const { entries, header: read } = JSON.parse(stored) as { entries: []; header: typeof header };
  const again = replay(game.table.rulebook, read, entries, 'all');
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  expect(again.stopped).toBeNull();
  for (const [n, was] of seen.entries()) {
    expect(seenIn(gameAt(game, n)), `the game after ${n}`).toEqual(was);
    expect(seenIn(gameAt(again.game, n)), `the replay after ${n}`).toEqual(was);
  }
}

/** Records only grow: no line changes, but that it can be taken back for good, and its directives ticked off. */
export function expectGrowing(seen: readonly SeenGame[]): void {
  for (const [n, { records }] of seen.entries())
    for (const [reader, lines] of records.entries()) {
      const later = (seen[n + 1]?.records[reader] ?? lines).slice(0, lines.length);
      const kept = lines.map((line, i) => (later[i] === line ? line : untouched(later[i] ?? '{}')));
      const told = lines.map((line, i) => (later[i] === line ? line : unticked(line)));
      expect(kept, `a record after ${n + 1}`).toEqual(told);
    }
}

/** A line without the sign that it was taken back, and with nothing ticked off. */
function untouched(text: string): string {
  const { undone: _, ...rest } = JSON.parse(text) as Partial<RecordLine>;
  return unticked(canonical(rest as never));
}

function unticked(text: string): string {
  const { dispatches = [], ...rest } = JSON.parse(text) as Partial<RecordLine>;
  const told = dispatches.map((each) => ({ ...each, done: null }));
  return canonical({ ...rest, dispatches: told } as never);
}

/** An undo closes nothing and tells nothing: what stands, played by itself, closes and tells what it did, and ends as it does. */
export function expectQuietUndo(game: Game): void {
  let other = beginGame(game.table, game.header);
  for (const { entry, closed, told } of game.moments)
    if (isUndo(entry))
      expect([closed, told.dispatches, told.doors], `undo ${entry.n}`).toEqual([null, [], []]);
  for (const { entry, moment } of standingEntries(game.moments)) {
    const { closed, told } = moment;
    const next = giveAgain(other, entry);
    // what it withdrew has become prefill before
    if (isRefusal(next) && next.refused.key === 'play.nothingHeld') continue;
    if (isRefusal(next)) throw new Error(`${entry.n}: ${JSON.stringify(next)}`);
    other = next;
    const did = other.moments.at(-1);
    expect(did?.closed, `what entry ${entry.n} closes`).toEqual(closed);
    expect(did?.told.dispatches, `what entry ${entry.n} tells`).toEqual(told.dispatches);
  }
  expect(canonical(stateOf(other).position)).toBe(canonical(stateOf(game).position));
  expect(canonical(stateOf(other).held)).toBe(canonical(stateOf(game).held));
}
