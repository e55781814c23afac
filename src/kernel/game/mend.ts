import { base } from './enter.ts';
import { type Refusal, isRefusal } from '../clause.ts';
import { doneBy, keyOf } from './directive.ts';
import { editsOf, type MendRequest } from './edits.ts';
import type { Again, MendedEntry } from './entry.ts';
import { type Game, repeatOf, type Sender } from './game.ts';
import { settleInSlices } from './settle.ts';
import { runToEnd, type Slices } from './slices.ts';
import {
  isHabit,
  isOfDice,
  isTick,
  isUndo,
  keyOfHeld,
  latestHeld,
  type Moment,
  stands,
  wasHeld,
} from './moment.ts';
import { agreedBy } from './always-open.ts';
import { goBack } from './undo.ts';

/**
 * Put a game right from the first of the lines on that were wrong: what was given after it comes again, dice included. It may
 * take decisions from everybody, so all seats must agree; until they do, nothing is worked out.
 */
export function mend(game: Game, request: MendRequest, sender: Sender = {}): Game | Refusal {
  return runToEnd(mendInSlices(game, request, sender));
}

/** The same, an entry at a time. */
export function* mendInSlices(game: Game, request: MendRequest, sender: Sender = {}): Slices<Game | Refusal> {
  const { reason } = request;
  const again = repeatOf(game, sender.request, { reason });
  if (again) return again;
  const edits = yield* editsOf(game, request);
  if (isRefusal(edits)) return edits;
  const agreed = agreedBy(game.table.seats, sender.agreed);
  if (isRefusal(agreed)) return agreed;
  const { anew = [] } = request;
  const body = { ...base(game, sender), seats: agreed.agreed, reason, ...(anew.length > 0 ? { anew } : {}) };
  const back = yield* goBack(game, { ...body, ...puttingRight(game, firstOf(game, edits), edits) });
  return yield* settleInSlices(back);
}

/** What goes from an entry on, and what comes again after it. */
export function puttingRight(
  game: Game,
  from: number,
  edits: readonly MendedEntry[],
): { undone: readonly number[]; mend: readonly MendedEntry[]; again: readonly Again[] } {
  const changed = changedFrom(game, from);
  const undone = game.moments.flatMap((moment) => {
    const { n } = moment.entry;
    return isLeft(moment) && (n >= from || changed.includes(n)) ? [n] : [];
  });
  const comes = comingAgain(game, edits, undone);
  const again = [...comes, ...stillWaiting(game, edits), ...tickedIn(game, undone)];
  return { undone, mend: edits, again };
}

/** The first entry that goes. */
function firstOf(game: Game, edits: readonly MendedEntry[]): number {
  return Math.min(
    ...edits.flatMap((each) => ('before' in each ? [each.before] : [each.at, ...takenBackBy(game, each.at)])),
  );
}

/** The entries that an entry took back, and those that it made prefill of. */
function takenBackBy({ moments }: Game, n: number): readonly number[] {
  return moments.flatMap((each) => (each.gone === n || each.draft === n ? [each.entry.n] : []));
}

/** Of the sealed answers that are given, changed or withdrawn from an entry on all there were: they go with what changed them. */
function changedFrom({ moments }: Game, from: number): number[] {
  const held = moments.flatMap((each) => {
    const key = stands(each) ? keyOfHeld(each) : null;
    return key === null ? [] : [{ n: each.entry.n, key }];
  });
  const later = new Set(held.flatMap(({ n, key }) => (n >= from ? [key] : [])));
  return held.flatMap(({ n, key }) => (later.has(key) ? [n] : []));
}

function isLeft(moment: Moment): boolean {
  const { entry } = moment;
  return stands(moment) && !isUndo(entry) && !isTick(entry) && !isHabit(entry) && !isOfDice(entry);
}

/** What comes again: what goes, and what a struck line took back, as put right. */
function comingAgain(game: Game, edits: readonly MendedEntry[], undone: readonly number[]): Again[] {
  const back = edits.flatMap((each) => ('at' in each ? takenBackBy(game, each.at) : []));
  // what a struck line gave again or put in is not of its own
  const first = new Set([...back, ...edits.flatMap((each) => ('at' in each ? [each.at] : []))]);
  const isOfList = (n: number): boolean => {
    const entry = game.moments[n - 1]?.entry;
    return entry !== undefined && 'again' in entry && first.has(entry.again as number);
  };
  const numbers = [...new Set([...back, ...undone.filter((n) => !isOfList(n))])].toSorted((a, b) => a - b);
  const moments = numbers.flatMap((n) => game.moments[n - 1] ?? []);
  const comes = new Set(sealedAsClosed(moments));
  return moments.flatMap((moment): Again[] => {
    const { n } = moment.entry;
    const before = edits.flatMap((each): Again[] => {
      if (!('before' in each) || each.before !== n) return [];
      const { before: _, ...move } = each;
      return [move];
    });
    const edit = edits.find((each) => 'at' in each && each.at === n);
    // nobody gave it: where nothing else is possible then, it is given then
    if ('only' in moment.entry && !edit) return before;
    if (!comes.has(moment) || (edit && 'strike' in edit)) return before;
    return [...before, edit && 'answer' in edit ? { n, answer: edit.answer } : { n }];
  });
}

/** What waits to come again from before, but for what a struck line has come again. */
function stillWaiting({ state }: Game, edits: readonly MendedEntry[]): Again[] {
  const { mend: by, answers = [] } = state.again ?? {};
  if (edits.some((each) => 'at' in each && each.at === by)) return [];
  return answers.flatMap(({ n, seat, decision, answer, anew }): Again[] => {
    if (anew) return [];
    // what was put in has no entry of its own
    return [n === by ? { seat, decision, answer } : { n, answer }];
  });
}

/** The answers among these moments; of sealed ones those that counted in the end. */
function sealedAsClosed(moments: readonly Moment[]): Moment[] {
  const counted: Moment[] = [];
  let step: Moment[] = [];
  for (const moment of moments) {
    if (wasHeld(moment) || 'withdraw' in moment.entry) step.push(moment);
    else if ('decision' in moment.entry) counted.push(moment);
    if (moment.closed) {
      counted.push(...latestHeld(step));
      step = [];
    }
  }
  return [...counted, ...latestHeld(step.filter(({ draft }) => draft === undefined))];
}

/** The ticks of directives that go: where the same is told again, it is done. */
function tickedIn({ moments }: Game, undone: readonly number[]): Again[] {
  const ticks = moments.flatMap(({ entry }) => (isTick(entry) ? [entry] : []));
  const done = doneBy(
    moments,
    ticks.map(({ n }) => n),
  );
  const latest = new Map(ticks.map((entry) => [keyOf(entry.tick), entry]));
  return [...latest].flatMap(([key, { n, tick }]) =>
    done.has(key) && undone.includes(tick.n) ? [{ n }] : [],
  );
}
