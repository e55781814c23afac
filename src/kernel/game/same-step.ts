import { isSame, type Json } from '../json.ts';
import type { OpenCommon } from './position.ts';
import type { Game } from './enter.ts';
import type { Moment } from './moment.ts';
import type { Seat } from '../seat.ts';

// Which questions still stand after a game has gone on, as far as everybody can see it.

/**
 * The seats that were asked before and are asked the same thing still. A sealed answer that is held, replaced or taken back
 * changes nothing of it: it follows from what is open, and from what was answered for all to see.
 */
export function askedStill(before: Game, now: Game): readonly Seat[] {
  const [was, is] = [before.state.position.open, now.state.position.open];
  if (!isSame(stepIn(was), stepIn(is))) return [];
  const answered = new Set(now.moments.slice(before.moments.length).flatMap(answeredIn));
  const asked = now.table.rules.awaiting(is);
  return before.table.rules.awaiting(was).filter((seat) => asked.includes(seat) && !answered.has(seat));
}

/** The open step and its parameters, without what the kernel keeps of it. */
function stepIn(open: OpenCommon & { readonly agenda?: readonly object[] }): Json {
  const { kept: _, ...step } = (open.agenda?.[0] ?? {}) as Readonly<Record<string, Json>>;
  return step;
}

/** Whose questions a moment has answered: those of a step that it closed, or of an open answer that play waited for. */
function answeredIn({ asked, closed, entry }: Moment): readonly Seat[] {
  if (closed) return closed;
  return asked?.awaited && !asked.sealed && 'decision' in entry ? [entry.seat] : [];
}
