import { isAddressed, type Dispatch, type DispatchKind } from '../steps/dispatch.ts';
import type { DirectiveRef } from './entry.ts';
import { canonical } from '../json.ts';
import { isTick, type Moment } from './moment.ts';
import type { OpenCommon } from './position.ts';
import type { Rules } from '../rulebook.ts';
import type { Seat } from '../seat.ts';

/** Who says that a directive is done. */
export interface DoneBy {
  readonly seat: Seat;
  readonly by?: string;
}

/** A dispatch as a record shows it; a directive that is done says who ticked it off. */
export interface ShownDispatch extends Dispatch {
  readonly done?: DoneBy;
}

/** The directives that are done, by `keyOf`. */
export type DoneDirectives = ReadonlyMap<string, DoneBy>;

/** A directive of a line in a record: which of those of its line it is, from 1. */
export interface Directive {
  readonly line: number;
  readonly item: number;
  readonly told: ShownDispatch;
}

/** The directives of a line that were something to do, in order. */
export function directivesIn({
  n,
  dispatches,
}: {
  readonly n: number;
  readonly dispatches: readonly ShownDispatch[];
}): Directive[] {
  return dispatches
    .filter(({ kind }) => kind === 'directive')
    .map((told, at) => ({ line: n, item: at + 1, told }))
    .filter(({ told }) => kindShown(told) === 'directive');
}

/** `until` of a directive of which nothing is left to be done. */
export const NEVER = 0;

/** What a dispatch is to those who read it: a directive of which nothing is left to be done is a note. */
export function kindShown({ kind, until }: Dispatch): DispatchKind {
  return kind === 'directive' && until === NEVER ? 'note' : kind;
}

/** Whether it is too late for a directive: the moment that it was for is over. */
export function isPast({ now }: Pick<Rules, 'now'>, open: OpenCommon, { until }: Dispatch): boolean {
  return until !== undefined && now !== undefined && now(open) > until;
}

/** A directive with its place among all that its moment told, from 1. */
interface Placed {
  readonly i: number;
  readonly dispatch: Dispatch;
}

/** The directives that a moment told a seat (null: a spectator), in order. */
export function directivesTo({ told }: Moment, seat: Seat | null): Placed[] {
  if (!told.directs) return [];
  return told.dispatches
    .filter(({ kind }) => kind === 'directive')
    .map((dispatch, at) => ({ i: at + 1, dispatch }))
    .filter(({ dispatch }) => isAddressed(dispatch.to, seat));
}

/** The directives among what was told, each as text that is the same whenever the same is told to the same. */
export function directivesTold(dispatches: readonly Dispatch[]): string[] {
  return dispatches.flatMap(({ to, kind, data, clauses }) =>
    kind === 'directive' ? [canonical([to, data, clauses])] : [],
  );
}

/** Whether a moment is a tick of a directive that a seat (null: a spectator) was told. */
export function isTickFor({ entry }: Moment, seat: Seat | null, moments: readonly Moment[]): boolean {
  if (!isTick(entry)) return false;
  const of = moments[entry.tick.n - 1];
  return of !== undefined && directivesTo(of, seat).some(({ i }) => i === entry.tick.i);
}

/** What these ticks come to, each given by its entry: the latest of a directive counts. */
export function doneBy(moments: readonly Moment[], ticks: readonly number[]): DoneDirectives {
  const done = new Map<string, DoneBy>();
  for (const n of ticks) {
    const entry = moments[n - 1]?.entry;
    if (!entry || !isTick(entry)) continue;
    const { seat, by } = entry;
    if (entry.done) done.set(keyOf(entry.tick), { seat, ...(by === undefined ? {} : { by }) });
    else done.delete(keyOf(entry.tick));
  }
  return done;
}

/** What a moment told a seat (null: a spectator), with the directives that are done. */
export function shownTo(moment: Moment, seat: Seat | null, done: DoneDirectives): ShownDispatch[] {
  const told = moment.told.dispatches.filter(({ to }) => isAddressed(to, seat));
  if (done.size === 0 || !moment.told.directs) return told;
  const { n } = moment.entry;
  const places = directivesTo(moment, seat).values();
  return told.map((dispatch) => {
    if (dispatch.kind !== 'directive') return dispatch;
    const { i } = places.next().value as Placed;
    const by = done.get(keyOf({ n, i }));
    return by ? { ...dispatch, done: by } : dispatch;
  });
}

/** What stands for a directive. */
export function keyOf({ n, i }: DirectiveRef): string {
  return `${n}/${i}`;
}
