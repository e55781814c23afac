import { type Game, momentsAt, stateOf } from '../../src/kernel/game/game.ts';
import { allSeats, awaitingOf } from '../../src/kernel/game/play.ts';
import { type Entry, hashOf } from '../../src/kernel/game/entry.ts';
import { linesAfter, type Reading, readOn, type RecordLine } from '../../src/kernel/game/record.ts';
import type { Seat } from '../../src/kernel/forms/decision.ts';

/** What everybody saw of a game, as digests. */
export interface Seen {
  /** The seats, and a spectator as null. */
  readonly readers: readonly (Seat | null)[];
  /** For each entry the digest of each reader. */
  readonly entries: readonly (readonly string[])[];
  /** Who was awaited at the end. Who was after each entry stands in its hash. */
  readonly awaited: readonly Seat[];
}

const DIGITS = 10;

/**
 * The digests of a game: of each entry what it added to each reader's log. What takes back, puts right or ticks off changes
 * lines that stand already: there, and at the last entry, it is the whole log. `stored`: the entries as they were made, where a
 * decision may have been called otherwise.
 */
export function seenIn(game: Game, stored: readonly Entry[] = []): Seen {
  const readers = [null, ...allSeats(game.table)];
  const last = game.moments.length;
  const readings = new Map<Seat | null, Reading>();
  const entries = game.moments.map(({ entry }) => {
    const then = { ...game, moments: momentsAt(game, entry.n) };
    return readers.map((reader) => {
      const before = readings.get(reader);
      const reading = readOn(then, reader, before);
      readings.set(reader, reading);
      const isWhole = !('decision' in entry) || entry.n === last;
      const from = isWhole ? 0 : (before?.entries.length ?? 0);
      const calledIn = (line: number): string | undefined => {
        const first = stored[(reading.entries[line - 1] ?? 0) - 1];
        return first && 'decision' in first ? first.decision : undefined;
      };
      const lines = linesAfter(then, reader, reading, from);
      return hashOf(lines.map((line) => asOfFirst(calledAsThen(line, calledIn)))).slice(0, DIGITS);
    });
  });
  return { readers, entries, awaited: awaitingOf(game.table, stateOf(game)) };
}

/** A line in which decisions are called as they were in the lines where they were answered. */
function calledAsThen(line: RecordLine, calledIn: (line: number) => string | undefined): RecordLine {
  const called = <T extends { readonly decision?: string }>(each: T, at = 0): T => {
    const decision = each.decision === undefined ? undefined : calledIn(at);
    return decision === undefined ? each : { ...each, decision };
  };
  const now = called(line, line.n);
  return now.mended ? { ...now, mended: now.mended.map((each) => called(each, each.line)) } : now;
}

/** A line as those of the first version: they did not say in which turn something was told, what it changed, or that it was a pass. */
function asOfFirst(line: RecordLine): RecordLine {
  const { turn: _, changed: _changed, pass: _pass, step: _step, ...rest } = line;
  return { ...rest, dispatches: rest.dispatches.map(({ pass: _told, ...each }) => each) };
}

const SPECTATOR = 'spectator';

/** As a file: who reads and who was awaited, then a line for each entry. */
export function seenText({ readers, entries, awaited }: Seen): string {
  const head = readers.map((reader) => reader ?? SPECTATOR).join(' ');
  return [head, awaited.join(' '), ...entries.map((each) => each.join(' '))]
    .map((line) => `${line}\n`)
    .join('');
}
