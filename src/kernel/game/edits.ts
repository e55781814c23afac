import { isCalled, isFor } from './again.ts';
import { type Refusal, isRefusal, refuse } from '../clause.ts';
import { states } from './course.ts';
import { type Decision, DICE, type Seat, TABLE } from '../forms/decision.ts';
import type { AnswerEntry, MendedEntry } from './entry.ts';
import { type AllocateForm, check, type Form, type Row } from '../forms/form.ts';
import type { Game } from './game.ts';
import { heldIn, isPassed, isUndo, type Moment, stands } from './moment.ts';
import { isRecord, isSame, type Json } from '../json.ts';
import { asksOf, findAsked, type Move, type State } from './play.ts';
import { readOn } from './record.ts';
import type { Slices } from './slices.ts';
import { words } from '../texts/words.ts';

// What somebody wants to put right: read in lines of a record, and refused by no more than its seat could see.

/**
 * One thing to put right, in lines of a record: another answer, or none, in the place of line `at` (of a closed sealed step
 * one's own, by its decision), or a move that was missing before line `before`. Striking out the latest line that took back or
 * put right brings back what it took.
 */
export type Edit = Of &
  (
    | { readonly at: number; readonly decision?: string; readonly answer: Json }
    | { readonly at: number; readonly decision?: string; readonly strike: true }
    | ({ readonly before: number } & Move)
  );

interface Of {
  /** The seat whose record has the line, and whose own answer it may be; absent: the one that asks, '': the line is of what all may see. */
  readonly of?: Seat;
}

/** A wish to put right what was wrong then. */
export interface MendRequest {
  readonly seat: Seat;
  readonly mend: readonly Edit[];
  readonly reason: string;
  /** The seats that choose again themselves from there. */
  readonly anew?: readonly Seat[];
}

/** What is to be put right, in numbers of entries; refused where it cannot be, by what the asker could see then. */
export function* editsOf(
  game: Game,
  { seat, mend: edits, anew = [] }: MendRequest,
): Slices<readonly MendedEntry[] | Refusal> {
  const { seats } = game.table;
  const named = [seat, ...anew, ...edits.map(({ of = seat }) => of || seat)];
  const stranger = named.find((each) => !seats.includes(each));
  if (stranger !== undefined) return refuse(words('mend.noSeat', { seat: stranger }));
  if (edits.length === 0) return refuse(words('mend.nothing'));
  const found = new Map<Edit, MendedEntry>();
  for (const placed of inOrder(game, seat, edits)) {
    const { each, moment } = placed;
    const line = lineOf(each);
    if (!moment) return refuse(words('mend.noLine', { line }));
    // what is put right before it may make room for it
    const asker = { ...placed, isAlone: found.size === 0 };
    const edit =
      'before' in each ? yield* putIn(game, moment, asker, each) : yield* editOf(game, moment, asker, each);
    if (isRefusal(edit)) return edit;
    const already = [...('at' in edit ? [edit.at] : []), broughtBy(game, edit)];
    if ([...found.values()].some((other) => 'at' in other && already.includes(other.at)))
      return refuse(words('mend.twice', { line }));
    found.set(each, edit);
  }
  // as they were given: their order would tell when something hidden was
  return edits.flatMap((each) => found.get(each) ?? []);
}

/** The entry that had come again, or put in, what an edit is about: struck out it takes that with it. */
function broughtBy({ moments }: Game, edit: MendedEntry): number | undefined {
  const entry = moments[('at' in edit ? edit.at : edit.before) - 1]?.entry;
  if (!entry || !('again' in entry) || typeof entry.again !== 'number') return undefined;
  const { gone, draft } = moments[entry.again - 1] ?? {};
  return gone ?? draft ?? entry.again;
}

/** An edit with whose record it is read in, and the moment of its line there, if there is one. */
interface Placed extends Omit<Asker, 'isAlone'> {
  readonly each: Edit;
  readonly moment: Moment | undefined;
}

/** In the order of their moments, so that one way through the past finds what stood then for all. */
function inOrder(game: Game, seat: Seat, edits: readonly Edit[]): Placed[] {
  const stateAt = states(game);
  const placed = edits.map((each): Placed => {
    const { of = seat } = each;
    const { entries } = readOn(game, of === '' ? null : of);
    return {
      each,
      seat: of || seat,
      entries,
      stateAt,
      moment: game.moments[(entries[lineOf(each) - 1] ?? 0) - 1],
    };
  });
  return placed.toSorted((a, b) => (a.moment?.entry.n ?? 0) - (b.moment?.entry.n ?? 0));
}

function lineOf(edit: Edit): number {
  return 'before' in edit ? edit.before : edit.at;
}

/** Who puts right: a seat, the entries of the lines of its record, and what stood then. */
interface Asker {
  readonly seat: Seat;
  readonly entries: readonly number[];
  readonly stateAt: (n: number) => Slices<State>;
  /** Nothing before it is put right with it: it is judged by what was asked then. */
  readonly isAlone: boolean;
}

function* editOf(
  game: Game,
  moment: Moment,
  asker: Asker,
  edit: Extract<Edit, { at: number }>,
): Slices<MendedEntry | Refusal> {
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
  const asked = findAsked(game.table, yield* asker.stateAt(at - 1), meant.seat, decision);
  return (asked && illegal(game, asker, asked, answer)) ?? { at, answer };
}

/** The answer that a line shows, or by its decision one of the seat's own in the step that it closed; refused where it is somebody else's. */
function answerIn(
  game: Game,
  { entry, closed, asked }: Moment,
  seat: Seat,
  { at: line, decision }: Extract<Edit, { at: number }>,
): AnswerEntry | Refusal {
  if (!('decision' in entry)) return refuse(words('mend.noAnswer', { line }));
  const isShown = !(closed && asked?.sealed) && [seat, TABLE, DICE].includes(entry.seat);
  const shown = isShown ? [entry] : [];
  const own = closed ? heldIn(game, entry.n).filter((each) => each.seat === seat) : [];
  const meant =
    decision === undefined && isShown
      ? shown
      : [...shown, ...own].filter((each) => decision === undefined || isCalled(each.decision, decision));
  const [only, ...more] = meant;
  if (!only) return refuse(words('mend.notYours', { line }));
  if (more.length > 0)
    return refuse(words('mend.which', { line, decisions: meant.map((each) => each.decision) }));
  return only.seat === DICE && game.header.dice !== 'typed' ? refuse(words('mend.die', { line })) : only;
}

/** A move that was missing before an entry; in a sealed step before its first answer, so that nobody is asked anew. */
function* putIn(
  game: Game,
  moment: Moment,
  asker: Asker,
  edit: Extract<Edit, { before: number }>,
): Slices<MendedEntry | Refusal> {
  const { before, seat, decision, answer } = edit;
  const { entry } = moment;
  if (isUndo(entry) || isPassed(entry)) return refuse(words('mend.noAnswer', { line: before }));
  if (!stands(moment)) return refuse(words('mend.gone', { line: before }));
  if (seat !== asker.seat && seat !== TABLE) return refuse(words('mend.notYours', { line: before }));
  const all = asksOf(game.table, yield* asker.stateAt(entry.n - 1), seat);
  const asked = all.find((each) => isNamed(each, edit));
  const first = heldIn(game, entry.n)[0]?.n ?? entry.n;
  if (asked)
    return illegal(game, asker, asked, answer) ?? { before: first, seat, decision: asked.id, answer };
  const isKnown = game.table.rulebook.decisions.some(({ name }) => isCalled(decision, name));
  if (asker.isAlone || !isKnown) return refuse(words('mend.notAsked', { line: before, decision }));
  return { before: first, seat, decision, answer };
}

/** A standing decision is named with or without its number: 'report'. */
function isNamed(decision: Decision, edit: Move): boolean {
  const { id, optional } = decision;
  return isFor(edit, decision) || (optional === true && isCalled(id, edit.decision));
}

/** Why an answer was not legal, by the form that its asker had then; of one that cannot be judged alone, why no such form takes it. */
function illegal(
  { table }: Game,
  { isAlone }: Asker,
  { form, clauses }: Decision,
  answer: Json,
): Refusal | null {
  return check(isAlone ? form : widest(form, answer), answer, { facts: table.rules.facts, clauses });
}

/** A form that takes whatever a form of its kind could take: what limits it follows from the game. */
function widest(form: Form, answer: Json): Form {
  const named = isRecord(answer) ? Object.keys(answer) : [];
  switch (form.kind) {
    case 'choose': {
      const value = isRecord(answer) ? answer['value'] : answer;
      return typeof value === 'string'
        ? { ...form, options: [{ value, label: words('mend.named', { name: value }) }] }
        : form;
    }
    case 'allocate':
      return { kind: 'allocate', rows: named.map((id) => rowIn(form, id)), limits: [] };
    case 'report':
      return { kind: 'report', facts: named, some: true };
    case 'roll':
      return form;
  }
}

function rowIn({ rows }: AllocateForm, id: string): Row {
  return { id, label: rows.find((each) => each.id === id)?.label ?? words('mend.named', { name: id }) };
}

function isGoingBack({ moments }: Game, n: number): boolean {
  const entry = moments[n - 1]?.entry;
  return entry !== undefined && isUndo(entry);
}
