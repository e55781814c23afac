import { type Affected, isOtherwise, isSettled, type Roll, type Touched, touchedBy } from './correction.ts';
import { stateAfter } from './course.ts';
import { addressed } from './dispatch.ts';
import type { FactKey, ReportAnswer } from './facts.ts';
import type { Bar } from './form.ts';
import type { Game } from './game.ts';
import { type Moment, stands } from './moment.ts';
import type { Seat } from './seat.ts';
import type { Since } from './step.ts';

// What can become of the past sums that a correction touches.

/** Some of what the corrections in a report touch, and how many there are in all. */
export interface AffectedPart {
  readonly some: readonly Affected[];
  readonly all: number;
}

/**
 * What the corrections in a report touch, of what a seat (null: a spectator) had been told before: the past sums from
 * number `from` (0: the first) on, no more than `most`.
 */
export function affectedByMoment(
  game: Game,
  moment: Moment,
  seat: Seat | null,
  from: number = 0,
  most: number = Number.POSITIVE_INFINITY,
): AffectedPart {
  const seen = touchedBy(game, moment).filter(({ to }) => addressed(to, seat));
  const some = seen.slice(from, from + most).map((each): Affected => {
    const { roll, ...affected } = each;
    if (!roll || !isOtherwise(each) || !isSettled(each)) return affected;
    const bar = barThen(game, moment, each, roll);
    return bar ? { ...affected, barred: bar.reason } : { ...affected, amends: true };
  });
  return { some, all: seen.length };
}

/** The bars of changed outcomes when they were corrected: the past up to there stays as it is. */
const bars = new WeakMap<Touched, Bar | null>();

function barThen(game: Game, { entry: { n } }: Moment, touched: Touched, roll: Roll): Bar | null {
  const known = bars.get(touched);
  if (known !== undefined) return known;
  const bar = barAfter(game, n, touched, roll);
  bars.set(touched, bar);
  return bar;
}

/** Why the changed outcome of a roll cannot stand after the first `n` entries, though all agree; null: it can. */
export function barAfter(game: Game, n: number, touched: Touched, { step, answer }: Roll): Bar | null {
  const { amendBar } = game.table.rules;
  if (!amendBar) return null;
  const { open: was } = stateAfter(game, touched.n - 1).position;
  const { open: now } = stateAfter(game, n).position;
  const { before, after } = touched;
  return amendBar(now, step, { was, before, after, answer, since: sinceRoll(game, touched.n, n) });
}

/** What all know of what stood after entry `n` until entry `to`: it tells nothing of what is sealed. */
export function sinceRoll({ moments }: Game, n: number, to: number): Since {
  const after = moments.slice(n, to).filter((each) => stands(each, to));
  return {
    sheets: [...new Set(after.flatMap(toldToAll))],
    facts: [...new Set(after.flatMap(reportedToAll))],
  };
}

function toldToAll({ told }: Moment): string[] {
  if (told.sheets.length === 0) return [];
  return told.dispatches.flatMap(({ to, sheet }) => (to === 'all' && sheet ? [sheet.sheet] : []));
}

function reportedToAll({ entry, asked }: Moment): FactKey[] {
  if (asked?.form !== 'report' || asked.sealed || !('answer' in entry)) return [];
  return Object.keys(entry.answer as ReportAnswer);
}
