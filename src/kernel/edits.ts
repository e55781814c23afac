import { isFor } from './again.ts';
import { type Refusal, isRefusal, refuse } from './clause.ts';
import { states } from './course.ts';
import { type Decision, DICE, type Seat, TABLE } from './decision.ts';
import type { AnswerEntry, MendedEntry } from './entry.ts';
import { check } from './form.ts';
import type { Game } from './game.ts';
import { heldIn } from './held.ts';
import { isSame, type Json } from './json.ts';
import { isPassed, isUndo, type Moment, stands } from './moment.ts';
import { asksOf, findAsked, type Move, type State } from './play.ts';
import { readOn } from './record.ts';
import { words } from './words.ts';

// What somebody wants to put right: read in lines of a record, and refused by no more than its seat could see.

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

function isGoingBack({ moments }: Game, n: number): boolean {
  const entry = moments[n - 1]?.entry;
  return entry !== undefined && isUndo(entry);
}
