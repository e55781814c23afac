import { base } from './add.ts';
import { isFor } from './again.ts';
import { type Refusal, isRefusal, refuse } from './clause.ts';
import { comeAgain } from './come-again.ts';
import { states } from './course.ts';
import { type Decision, DICE, type Seat, TABLE } from './decision.ts';
import { doneBy, keyOf } from './directive.ts';
import type { Again, AnswerEntry, MendedEntry } from './entry.ts';
import { check } from './form.ts';
import { type Game, repeated, type Sender } from './game.ts';
import { isSame, type Json } from './json.ts';
import { isPassed, isTick, isUndo, type Moment, stands, wasHeld } from './moment.ts';
import { asksOf, findAsked, type Move, type State } from './play.ts';
import { agreedBy } from './proposal.ts';
import { readOn } from './record.ts';
import { goBack } from './undo.ts';
import { words } from './words.ts';

/**
 * One thing to put right, in lines of the asker's own record: another answer, or none, in the place of line `at` (of a closed
 * sealed step one's own, by its decision), or a move that was missing before line `before`. Striking out the latest line that
 * took back or put right brings back what it took.
 */
export type Edit =
  | { readonly at: number; readonly decision?: string; readonly answer: Json }
  | { readonly at: number; readonly decision?: string; readonly strike: true }
  | ({ readonly before: number } & Move);

/** A wish to put right what was wrong then. */
export interface MendRequest {
  readonly seat: Seat;
  readonly mend: readonly Edit[];
  readonly reason: string;
  /** The seats that choose again themselves from there. */
  readonly anew?: readonly Seat[];
}

/**
 * Put a game right from the first of the lines on that were wrong: what was given after it comes again, dice included. It may
 * take decisions from everybody, so all seats must agree; until they do, nothing is worked out.
 */
export function mend(game: Game, request: MendRequest, sender: Sender = {}): Game | Refusal {
  const { reason } = request;
  const again = repeated(game, sender.request, { reason });
  if (again) return again;
  const edits = editsOf(game, request);
  if (isRefusal(edits)) return edits;
  const agreed = agreedBy(game.table.seats, sender.agreed);
  if (isRefusal(agreed)) return agreed;
  const { anew = [] } = request;
  const body = { ...base(game, sender), seats: agreed.agreed, reason, ...(anew.length > 0 ? { anew } : {}) };
  return comeAgain(goBack(game, { ...body, ...puttingRight(game, firstOf(game, edits), edits) }));
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

/** What is to be put right, in numbers of entries; refused where it cannot be, by what the asker could see then. */
export function editsOf(
  game: Game,
  { seat, mend: edits, anew = [] }: MendRequest,
): readonly MendedEntry[] | Refusal {
  const { seats } = game.table;
  if (!seats.includes(seat)) return refuse(words('mend.noSeat', { seat }));
  const stranger = anew.find((each) => !seats.includes(each));
  if (stranger !== undefined) return refuse(words('mend.noSeat', { seat: stranger }));
  if (edits.length === 0) return refuse(words('mend.nothing'));
  const asker = { seat, ...readOn(game, seat), stateAt: states(game) };
  const found = new Map<Edit, MendedEntry>();
  // in their order, so that one way through the past finds them all
  for (const each of edits.toSorted((a, b) => lineOf(a) - lineOf(b))) {
    const line = lineOf(each);
    const moment = game.moments[(asker.entries[line - 1] ?? 0) - 1];
    if (!moment) return refuse(words('mend.noLine', { line }));
    const edit = 'before' in each ? putIn(game, moment, asker, each) : editOf(game, moment, asker, each);
    if (isRefusal(edit)) return edit;
    if ('at' in edit && [...found.values()].some((other) => 'at' in other && other.at === edit.at))
      return refuse(words('mend.twice', { line }));
    found.set(each, edit);
  }
  return edits.flatMap((each) => found.get(each) ?? []);
}

function lineOf(edit: Edit): number {
  return 'before' in edit ? edit.before : edit.at;
}

/** Who puts right: a seat, the entries of the lines of its record, and what stood then. */
interface Asker {
  readonly seat: Seat;
  readonly entries: readonly number[];
  readonly stateAt: (n: number) => State;
}

function editOf(
  game: Game,
  moment: Moment,
  asker: Asker,
  edit: Extract<Edit, { at: number }>,
): MendedEntry | Refusal {
  const line = edit.at;
  const { entry } = moment;
  if (isUndo(entry)) {
    // what others took back unseen must not show
    const later = asker.entries.slice(line);
    const isLast = !later.some((n) => isGoingBack(game, n));
    if (!('strike' in edit)) return refuse(words('mend.onlyStrike', { line }));
    return isLast ? { at: entry.n, strike: true } : refuse(words('mend.notLast', { line }));
  }
  if (!stands(moment)) return refuse(words('mend.gone', { line }));
  const meant = answerIn(game, moment, asker.seat, edit);
  if (isRefusal(meant)) return meant;
  const { n: at, decision } = meant;
  if ('strike' in edit) return { at, strike: true };
  if (isSame(edit.answer, meant.answer)) return refuse(words('mend.same', { line }));
  const { answer } = edit;
  const then = asker.stateAt(at - 1);
  const asked = findAsked(game.table, then, meant.seat, decision);
  if (!asked) return refuse(words('play.notAsked', { seat: meant.seat, decision }));
  return illegal(game, asked, answer) ?? { at, answer };
}

/** The answer that a line shows: of a closed step the seat's own; refused where it is for somebody else to put right. */
function answerIn(
  game: Game,
  { entry, closed, asked }: Moment,
  seat: Seat,
  edit: Extract<Edit, { at: number }>,
): AnswerEntry | Refusal {
  const { at: line, decision } = edit;
  if (!('decision' in entry)) return refuse(words('mend.noAnswer', { line }));
  const isOpen = asked?.sealed !== true;
  const isShared = isOpen && (entry.seat === DICE || entry.seat === TABLE);
  if (closed && (decision !== undefined || !(isShared || (isOpen && entry.seat === seat)))) {
    const own = heldIn(game, entry.n).filter(
      (each) => each.seat === seat && (decision === undefined || each.decision === decision),
    );
    const [only, ...more] = own;
    if (!only) return refuse(words('mend.notYours', { line }));
    return more.length > 0
      ? refuse(words('mend.which', { line, decisions: own.map((each) => each.decision) }))
      : only;
  }
  if (entry.seat === DICE && game.header.dice !== 'typed') return refuse(words('mend.die', { line }));
  return isShared || entry.seat === seat ? entry : refuse(words('mend.notYours', { line }));
}

/** The sealed answers that stood when entry `n` closed or found the step open, in order. */
function heldIn({ moments }: Game, n: number): AnswerEntry[] {
  const before = moments.slice(0, n);
  const from = before.findLastIndex((each) => isClosing(each) && each.entry.n !== n) + 1;
  const standing = before.slice(from).filter((each) => stands(each) && each.draft === undefined);
  return latestHeld(standing).flatMap(({ entry }) => ('decision' in entry ? [entry] : []));
}

/** Whether a sealed step closed here for good: it is closed once more where the last answer to it was put right. */
function isClosing(moment: Moment): boolean {
  return moment.closed !== null && stands(moment);
}

/** Of sealed answers those that were neither replaced nor withdrawn before their step closed. */
function latestHeld(moments: readonly Moment[]): Moment[] {
  const held = new Map<string, Moment>();
  for (const moment of moments) {
    const key = keyOfHeld(moment);
    if (key === null) continue;
    held.delete(key);
    if ('decision' in moment.entry) held.set(key, moment);
  }
  return [...held.values()];
}

/** A move that was missing before an entry; in a sealed step before its first answer, so that nobody is asked anew. */
function putIn(
  game: Game,
  moment: Moment,
  asker: Asker,
  { before, ...move }: Extract<Edit, { before: number }>,
): MendedEntry | Refusal {
  const { entry } = moment;
  if (isUndo(entry) || isPassed(entry)) return refuse(words('mend.noAnswer', { line: before }));
  if (!stands(moment)) return refuse(words('mend.gone', { line: before }));
  if (move.seat !== asker.seat && move.seat !== TABLE)
    return refuse(words('mend.notYours', { line: before }));
  const all = asksOf(game.table, asker.stateAt(entry.n - 1), move.seat);
  const asked = all.find((each) => isNamed(each, move));
  if (!asked) return refuse(words('mend.notAsked', { line: before, decision: move.decision }));
  const first = asked.optional ? heldIn(game, entry.n)[0]?.n : undefined;
  return illegal(game, asked, move.answer) ?? { before: first ?? entry.n, ...move, decision: asked.id };
}

/** A standing decision is named with or without its number: 'report'. */
function isNamed(decision: Decision, edit: Move): boolean {
  const { id, optional } = decision;
  return isFor(edit, decision) || (optional === true && id.endsWith(`/${edit.decision}`));
}

/** Why an answer was not legal, by the form that its asker had then. */
function illegal({ table }: Game, { form, clauses }: Decision, answer: Json): Refusal | null {
  return check(form, answer, { facts: table.rules.facts, clauses });
}

/** The first entry that goes. */
function firstOf(game: Game, edits: readonly MendedEntry[]): number {
  return Math.min(
    ...edits.flatMap((each) => ('before' in each ? [each.before] : [each.at, ...takenBackBy(game, each.at)])),
  );
}

function isGoingBack({ moments }: Game, n: number): boolean {
  const entry = moments[n - 1]?.entry;
  return entry !== undefined && isUndo(entry);
}

/** The entries that an entry took back, and those that it made prefill of. */
function takenBackBy({ moments }: Game, n: number): readonly number[] {
  const entry = moments[n - 1]?.entry;
  if (!entry || !isUndo(entry)) return [];
  return moments.flatMap((each) => (each.gone === n || each.draft === n ? [each.entry.n] : []));
}

/** The sealed answers before an entry that were changed or withdrawn after it, in the same step: they go with what changed them. */
function changedFrom({ moments }: Game, from: number): number[] {
  const start = moments.findLastIndex((each) => isClosing(each) && each.entry.n < from) + 1;
  const end = moments.findIndex((each) => isClosing(each) && each.entry.n >= from);
  const step = moments.slice(start, end === -1 ? moments.length : end + 1).filter((each) => stands(each));
  const later = new Set(step.flatMap((each) => (each.entry.n < from ? [] : (keyOfHeld(each) ?? []))));
  return step.flatMap((each) =>
    each.entry.n < from && later.has(keyOfHeld(each) ?? '') ? [each.entry.n] : [],
  );
}

/** What a sealed answer or its withdrawal is about; null for any other moment. */
function keyOfHeld(moment: Moment): string | null {
  const { entry } = moment;
  if ('withdraw' in entry) return `${entry.seat} ${entry.withdraw}`;
  return 'decision' in entry && wasHeld(moment) ? `${entry.seat} ${entry.decision}` : null;
}

function isLeft(moment: Moment): boolean {
  return stands(moment) && !isUndo(moment.entry) && !isTick(moment.entry);
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
    if (!comes.has(moment) || (edit && 'strike' in edit)) return before;
    return [...before, edit && 'answer' in edit ? { n, answer: edit.answer } : { n }];
  });
}

/** What waits to come again from before, but for what a struck line has come again. */
function stillWaiting({ moments, state }: Game, edits: readonly MendedEntry[]): Again[] {
  const { mend: by, answers = [] } = state.again ?? {};
  if (edits.some((each) => 'at' in each && each.at === by)) return [];
  return answers.flatMap(({ n, seat, decision, answer, anew }): Again[] => {
    if (anew) return [];
    const entry = moments[n - 1]?.entry;
    if (!entry || !('decision' in entry)) return [{ seat, decision, answer }];
    return [isSame(entry.answer, answer) ? { n } : { n, answer }];
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
