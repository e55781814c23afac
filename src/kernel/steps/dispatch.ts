import type { Clause } from '../clause.ts';
import type { Seat } from '../seat.ts';
import type { Json } from '../json.ts';
import type { SheetResult } from '../sums/sheet.ts';
import type { Words } from '../texts/words.ts';

/**
 * What a dispatch is: `rolled` (dice with their sheet), `revealed` (a door opened), `result`, `directive` (what the
 * players must now do on their map, with exact figures), `ruling`, `note`.
 */
export type DispatchKind = 'rolled' | 'revealed' | 'result' | 'directive' | 'ruling' | 'note';

/** A line of the log, for all or for some seats only. */
export interface Dispatch {
  readonly to: 'all' | readonly Seat[];
  readonly kind: DispatchKind;
  readonly data: Words;
  readonly clauses: readonly Clause[];
  readonly sheet?: SheetResult;
  /** It tells that somebody did nothing. */
  readonly pass?: true;
  /** The last moment of play in which a directive can be done, as `Rules.now` counts them; absent: it waits. */
  readonly until?: number;
}

/** Tell everybody something. Where nobody reads, the text is not even built. */
export function tell<A>(
  referee: Referee,
  kind: DispatchKind,
  text: (args: A) => Words,
  args: NoInfer<A>,
  clauses: readonly Clause[],
  sheet?: SheetResult,
): void {
  referee.tell?.({ to: 'all', kind, data: text(args), clauses, ...(sheet ? { sheet } : {}) });
}

/** Tell everybody that somebody did nothing. */
export function tellPass<A>(
  referee: Referee,
  text: (args: A) => Words,
  args: NoInfer<A>,
  clauses: readonly Clause[],
): void {
  referee.tell?.({ to: 'all', kind: 'note', data: text(args), clauses, pass: true });
}

/** Tell everybody what is to be done now on the map; `until`: the last moment in which it can be. */
export function directive<A>(
  referee: Referee,
  text: (args: A) => Words,
  args: NoInfer<A>,
  clauses: readonly Clause[],
  until?: number,
): void {
  const more = until === undefined ? {} : { until };
  referee.tell?.({ to: 'all', kind: 'directive', data: text(args), clauses, ...more });
}

/** A secret passed on by a rule: the only way a sealed value reaches another seat. */
export interface Door {
  readonly to: 'all' | readonly Seat[];
  readonly from: Seat;
  /** Begins with the name of a door the rulebook declares: 'dp/finland'. */
  readonly key: string;
  readonly value: Json;
  readonly clauses: readonly Clause[];
}

/**
 * What the kernel hands to `apply`. `tell` is absent when nobody reads: call it as `referee.tell?.(...)`, so that
 * the text is not even built. `reveal` stores the value where the receivers' views have it, under `revealed`.
 */
export interface Referee {
  tell?(dispatch: Dispatch): void;
  reveal(door: Door): void;
}

/** Whether a seat (null: a spectator) may read something addressed `to`. */
export function isAddressed(to: 'all' | readonly Seat[], seat: Seat | null): boolean {
  return to === 'all' || (seat !== null && to.includes(seat));
}
