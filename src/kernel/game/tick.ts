import { type Refusal, refuse } from '../clause.ts';
import { directivesTo, doneBy, keyOf } from './directive.ts';
import type { DirectiveRef, TickEntry } from './entry.ts';
import { addQuiet, base } from './enter.ts';
import { type Game, repeated, type Sender } from './game.ts';
import { type Moment, stands } from './moment.ts';
import { readOn } from './record.ts';
import type { Table } from '../rulebook.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import { words } from '../texts/words.ts';

/** What somebody ticks off, or no longer: which directive of which line of the seat's own record, both from 1. */
export interface TickRequest {
  readonly seat: Seat;
  readonly line: number;
  readonly item: number;
  readonly done: boolean;
}

/**
 * Tick off a directive, or no longer. Whoever was told it may, and nobody else notices. It moves nothing, has no line
 * and is never taken back: another tick is. Of a line that was taken back, only no longer: it has been put back on the map.
 */
export function tick(
  game: Game,
  { seat, line, item, done }: TickRequest,
  sender: Sender = {},
): Game | Refusal {
  if (!mayTick(game.table, seat)) return refuse(words('tick.noSeat', { seat }));
  const { entries, ticks } = readOn(game, seat);
  const moment = game.moments[(entries[line - 1] ?? 0) - 1];
  const directive = moment && directivesTo(moment, seat)[item - 1];
  if (!directive) return refuse(words('tick.none', { line, item }));
  const about: DirectiveRef = { n: moment.entry.n, i: directive.i };
  const again = repeated(game, sender.request, { seat, tick: about, done });
  if (again) return again;
  const { clauses } = directive.dispatch;
  if (done && !stands(moment)) return refuse(words('tick.gone', { line }), clauses);
  const isDone = doneBy(game.moments, ticks).has(keyOf(about));
  if (isDone === done) return refuse(words(done ? 'tick.done' : 'tick.open', { line, item }), clauses);
  return addQuiet(game, { ...base(game, sender), seat, tick: about, done }, game.state);
}

/** Whether a seat was told the directive of a stored tick, and it stood, or is done no longer. */
export function isTickable(
  table: Table,
  moments: readonly Moment[],
  { seat, tick: { n, i }, done }: Pick<TickEntry, 'seat' | 'tick' | 'done'>,
): boolean {
  const moment = moments[n - 1];
  if (!moment || (done && !stands(moment)) || !mayTick(table, seat)) return false;
  return directivesTo(moment, seat).some((each) => each.i === i);
}

function mayTick({ seats }: Table, seat: Seat): boolean {
  return seat !== DICE && (seat === TABLE || seats.includes(seat));
}
