import { isRefusal } from '../clause.ts';
import { directivesIn } from '../game/directive.ts';
import { isAddressed } from '../steps/dispatch.ts';
import { type Game, stateOf } from '../game/game.ts';
import { readOn, record, type RecordLine } from '../game/record.ts';
import { countOf } from '../game/reading.ts';
import { type Random } from '../forms/sample.ts';
import { type Seat, TABLE } from '../seat.ts';
import { tick, type TickRequest } from '../game/leave.ts';
import { difference } from './difference.ts';
import type { Findings } from './report.ts';

/** What a seat can tick off, or no longer, by the lines of its record. */
export function tickable(lines: readonly RecordLine[], seat: Seat): TickRequest[] {
  return lines
    .filter((line) => !line.undone)
    .flatMap(directivesIn)
    .map(({ line, item, told }) => ({ seat, line, item, done: told.done === undefined }));
}

/** So many directives are ticked, if there are any. */
const TICKS = 3;

/** A game with some directives ticked off: nothing moves, and only those who were told them notice. */
export function checkTicks(game: Game, random: Random, found: Findings): Game {
  let ticked = game;
  for (let i = 0; i < TICKS; i++) {
    const seat = [...game.table.seats, TABLE][random(game.table.seats.length + 1)] ?? TABLE;
    const wishes = tickable(record(ticked, seat), seat);
    const wish = wishes[random(wishes.length || 1)];
    if (!wish) continue;
    const next = tick(ticked, wish);
    const where = { seat, entry: ticked.moments.length };
    if (isRefusal(next)) {
      found.fault('tick', `refused: ${next.refused.key}`, where);
      continue;
    }
    checkNoticed(ticked, next, wish, found);
    ticked = next;
  }
  return ticked;
}

function checkNoticed(before: Game, after: Game, { seat, line, item }: TickRequest, found: Findings): void {
  const moved = stateOf(before) !== stateOf(after);
  found.expect(!moved, 'tick', () => 'it moves something', { seat });
  const told = record(before, seat)[line - 1]?.dispatches.filter(({ kind }) => kind === 'directive');
  const to = told?.[item - 1]?.to ?? [];
  for (const reader of [...before.table.seats, TABLE, null]) {
    const same = difference(readBy(before, reader), readBy(after, reader)) === null;
    const may = isAddressed(to, reader);
    const detail = may ? 'who was told does not see it' : 'it is noticed by who was not told';
    found.expect(same !== may, 'tick', () => detail, { seat: reader });
  }
}

function readBy(game: Game, reader: Seat | null): readonly unknown[] {
  return [record(game, reader), countOf(readOn(game, reader))];
}
