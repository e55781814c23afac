import type { Seat } from '../../kernel/forms/decision.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { awaitingOf } from '../../kernel/game/play.ts';
import { readOn } from '../../kernel/game/record.ts';
import { linesComing } from '../../kernel/game/correction.ts';
import { nameOf } from '../output.ts';

/** Lines by number: "line 4", "lines 8 to 20, 23". */
export function linesNamed(lines: readonly number[]): string {
  const sorted = lines.toSorted((a, b) => a - b);
  const starts = sorted.filter((n) => !sorted.includes(n - 1));
  const runs = starts.map((first) => {
    let last = first;
    while (sorted.includes(last + 1)) last++;
    return first === last ? `${first}` : `${first} to ${last}`;
  });
  return `${lines.length === 1 ? 'line' : 'lines'} ${runs.join(', ')}`;
}

/** What still waits to come again, by the record of a reader (null: a spectator); nothing where that sees none of it. */
export function waitText(game: Game, reader: Seat | null): string | null {
  const lines = waiting(game, reader).length;
  if (lines === 0) return null;
  const { table } = game;
  const names = awaitingOf(table, stateOf(game)).map((seat) => nameOf(table.rulebook, seat));
  return `Coming again: ${lines} ${lines === 1 ? 'line' : 'lines'}, now waiting for ${names.join(', ')}`;
}

/** The lines of a record that still wait to come again. */
export function waiting(game: Game, reader: Seat | null): readonly number[] {
  return game.state.again ? linesComing(game, readOn(game, reader).entries) : [];
}
