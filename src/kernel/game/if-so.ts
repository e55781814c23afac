import { type Clause, isRefusal, type Refusal, refuse } from '../clause.ts';
import { askedOf } from './allow.ts';
import type { Decision } from '../forms/decision.ts';
import { isAddressed, type Dispatch, type DispatchKind, type Referee } from '../steps/dispatch.ts';
import { guardSealed, openDoor, type OpenCommon, type Position, type View, viewOf } from './position.ts';
import { changesOf, type FactThen, type PlaceThen, type SumThen } from './if-changes.ts';
import { copyJson, isSame, type Json, own } from '../json.ts';
import type { Move } from './entry.ts';
import { take, isAwaited, isHeldBack, legal } from './play.ts';
import type { Rules, Table } from '../rulebook.ts';
import type { OpenOfSteps } from '../steps/step.ts';
import { words, type Words } from '../texts/words.ts';
import { factName, type Possible } from '../sums/facts.ts';
import type { RecordLine } from './record.ts';
import type { Cell } from '../board/panel.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import type { Range, SheetResult } from '../sums/sheet.ts';

// What would come of a move, tried on a view alone, and the lines that say so.

/** Where a trial ended, and why. */
type Stop =
  /** It would have touched what is sealed; opened a secret; been held until all have answered; or nothing is left to play. */
  | { readonly why: 'sealed' | 'door' | 'held' | 'over' }
  /** Somebody decides, or dice fall. `asked`: what the view knows to be asked. */
  | { readonly why: 'asks'; readonly seats: readonly Seat[]; readonly asked: readonly Decision[] };

/** What would come of a move, as far as a view can tell. It is shown, and never stored. */
export interface IfSo {
  readonly told: readonly Dispatch[];
  readonly facts: readonly FactThen[];
  readonly places: readonly PlaceThen[];
  readonly sums: readonly SumThen[];
  readonly stop: Stop;
}

/**
 * Try a move on a copy made of a view: what would be told and changed until a die, a door, somebody's decision or a sealed
 * answer, or until what others keep sealed would be touched. `shown`: the sheets that are compared, whether told or not.
 */
export function ifSo(table: Table, view: View, move: Move, shown: readonly string[] = []): IfSo | Refusal {
  const { seat } = move;
  if (![view.seat, TABLE, DICE].includes(seat))
    return refuse(words('play.notAsked', { seat, decision: move.decision }));
  const trial = new Trial(table, view);
  const decision = legal(table, trial.state, move);
  if (isRefusal(decision)) return decision;
  if (isHeldBack(decision) && !trial.isAlone(seat))
    return { told: [], facts: [], places: [], sums: [], stop: { why: 'held' } };
  const stop = trial.run(decision, move);
  const told = trial.told.filter(({ to }) => isAddressed(to, view.seat));
  const given = decision.form.kind === 'report' ? move.answer : {};
  return { told, ...changesOf(table, { before: view, after: trial.after, told, given, shown }), stop };
}

/** The view that a seat would have once a move is made, as far as it can tell, and where that ended. */
export function viewAfter(
  table: Table,
  view: View,
  move: Move,
): { readonly after: View; readonly stop: Stop } | Refusal {
  const trial = new Trial(table, view);
  const decision = legal(table, trial.state, move);
  if (isRefusal(decision)) return decision;
  if (isHeldBack(decision) && !trial.isAlone(move.seat)) return { after: view, stop: { why: 'held' } };
  const stop = trial.run(decision, move);
  return { after: trial.after, stop };
}

/** What a seat is asked once a move of its own is made, as far as it can tell; what it opens of its own by it is no end. */
export function askedNext(table: Table, view: View, move: Move): readonly Decision[] {
  const trial = new Trial(table, view, true);
  const decision = legal(table, trial.state, move);
  if (isRefusal(decision) || (isHeldBack(decision) && !trial.isAlone(move.seat))) return [];
  const stop = trial.run(decision, move);
  return stop.why === 'asks' ? stop.asked.filter(({ seat }) => seat === move.seat) : [];
}

/** What comes of a move alone: of a trial all but what the moment would bring with another move, too. */
export function ifSoAlone(
  table: Table,
  view: View,
  { move, without }: { readonly move: Move; readonly without?: Move | undefined },
  shown: readonly string[] = [],
): IfSo | Refusal {
  const tried = ifSo(table, view, move, shown);
  const other = without && ifSo(table, view, without, shown);
  if (isRefusal(tried) || !other || isRefusal(other)) return tried;
  const { told, facts, places, sums } = tried;
  return {
    ...tried,
    told: beyond(told, other.told),
    facts: beyond(facts, other.facts),
    places: beyond(places, other.places),
    sums: beyond(sums, other.sums),
  };
}

function beyond<T extends object>(all: readonly T[], other: readonly T[]): readonly T[] {
  return all.filter((one) => !other.some((each) => isSame(each, one)));
}

/** What a guard, a door or a telling after the end throws: no rule gets further, whatever it catches. */
class Ended extends Error {}

/** A move on its way, on a position of which the sealed parts of others are guards. */
class Trial {
  private readonly table: Table;
  private readonly seat: Seat | null;
  private readonly opensOwn: boolean;
  private ended: { readonly why: 'sealed' | 'door'; readonly position: Position } | null = null;
  readonly told: Dispatch[] = [];
  readonly state;

  constructor(table: Table, view: View, opensOwn = false) {
    this.table = table;
    this.seat = view.seat;
    this.opensOwn = opensOwn;
    const { open, sealed } = copied(table, view);
    const guards = guardSealed(sealed, table.seats, () => this.end('sealed'));
    this.state = { position: { open: begun(open), sealed: guards }, held: {}, drafts: {} };
  }

  /** Whether nothing else is waited for in the step: then a sealed answer closes it. */
  isAlone(seat: Seat): boolean {
    const { position } = this.state;
    const others = this.table.rules.awaiting(position.open).filter((each) => each !== seat);
    const asked = askedOf(this.table, viewOf(position, seat)).filter(isAwaited);
    return others.length === 0 && asked.length === 1;
  }

  /** Make the move, and say where that ended. */
  run(decision: Decision, { answer }: Move): Stop {
    const referee: Referee = {
      tell: (dispatch) => {
        if (this.ended) this.end(this.ended.why);
        this.told.push(dispatch);
      },
      reveal: (door) => {
        if (!this.opensOwn || door.from !== this.seat) this.end('door');
        openDoor(this.state.position, door);
      },
    };
    try {
      take(this.table, this.state, decision, answer, referee);
    } catch (error) {
      if (this.ended === null) throw error;
    }
    return this.ended ? { why: this.ended.why } : this.asks();
  }

  /** What the view is then. */
  get after(): View {
    return viewOf(this.ended?.position ?? this.state.position, this.seat);
  }

  /** The first end is the end: what stands then is kept, whatever a rule makes of it. */
  private end(why: 'sealed' | 'door'): never {
    this.ended ??= { why, position: copied(this.table, viewOf(this.state.position, this.seat)) };
    throw new Ended(why);
  }

  private asks(): Stop {
    const { position } = this.state;
    const seats = this.table.rules.awaiting(position.open);
    if (seats.length === 0) return { why: 'over' };
    const known = seats.filter((seat) => [this.seat, TABLE, DICE].includes(seat));
    const asked = known.flatMap((seat) => askedOf(this.table, viewOf(position, seat)));
    return { why: 'asks', seats, asked: asked.filter(({ optional }) => !optional) };
  }
}

/** A position of its own, with the sealed part of the view alone. */
function copied({ rules }: Table, { seat, open, sealed }: View): Position {
  const position: Position = { open, sealed: seat !== null && sealed ? { [seat]: sealed } : {} };
  return rules.copy ? rules.copy(position) : copyJson(position);
}

/** What set-up told stands nowhere yet, and does not come of this move. */
function begun(open: OpenCommon): OpenCommon {
  const { untold: _, ...rest } = open as OpenOfSteps;
  return rest;
}

/** One line of what would come: as the log would have it, or what would be otherwise, or where the trial ends. */
export interface IfLine {
  readonly kind: DispatchKind | 'fact' | 'place' | 'sum' | 'stop';
  readonly text: Words;
  readonly clauses: readonly Clause[];
}

/** What a move would bring, line by line, as desk and terminal list it. The last lines say where it ends. */
export function linesOfIf({ rules }: Table, { told, facts, places, sums, stop }: IfSo): readonly IfLine[] {
  const lines: IfLine[] = [
    ...told.map(({ kind, data, clauses }) => ({ kind, text: data, clauses })),
    ...facts.map((each) => factLine(rules, each)),
    ...places.map(placeLine),
    ...sums.map((each) => sumLine(rules, each)),
  ];
  const nothing: IfLine = { kind: 'note', text: words('if.nothing'), clauses: [] };
  return [...(lines.length === 0 && stop.why !== 'held' ? [nothing] : lines), ...stopLines(stop)];
}

/** The sheets that a record shows: of these it is said what they would come to, whether they are told again or not. */
export function sheetsShown(lines: readonly Pick<RecordLine, 'dispatches'>[]): readonly string[] {
  return [
    ...new Set(lines.flatMap(({ dispatches }) => dispatches.flatMap(({ sheet }) => sheet?.sheet ?? []))),
  ];
}

function factLine(rules: Rules, { fact, before, after, clauses }: FactThen): IfLine {
  const args = {
    fact: factName(rules.facts, fact),
    before: possibleWords(before),
    after: possibleWords(after),
  };
  return { kind: 'fact', text: words('if.fact', args), clauses };
}

function placeLine({ label, before, after }: PlaceThen): IfLine {
  const args = { place: label as Json, before: cells(before), after: cells(after) };
  const key = after.length === 0 ? 'if.placeNot' : before.length === 0 ? 'if.placeNow' : 'if.place';
  return { kind: 'place', text: words(key, args), clauses: [] };
}

function cells(all: readonly Cell[]): Json {
  return all.map((each) => each as Json);
}

/** A sum now and otherwise; `n`: the line of a record in which it was told. */
export function sumLine(rules: Rules, { before, after }: SumThen, n?: number): IfLine {
  const sheet = own(rules.sheets, before.sheet)?.title ?? words(before.sheet);
  const args = { sheet, before: resultWords(rules, before), after: resultWords(rules, after) };
  const text = n === undefined ? words('if.sum', args) : words('if.sumOfLine', { ...args, n });
  return { kind: 'sum', text, clauses: [] };
}

/** A total, and what it brings where that is one thing. */
function resultWords(rules: Rules, { sheet, total, outcomes, called }: SheetResult): Words {
  const [only, other] = outcomes;
  const found = own(rules.sheets, sheet)?.outcomes?.find(({ id }) => id === only);
  if (!found || other !== undefined) return rangeWords(total);
  return words('if.result', {
    total: rangeWords(total),
    outcome: own(called ?? {}, found.id) ?? found.label,
  });
}

function rangeWords({ min, max }: Range): Words {
  return min === max ? words('if.value', { value: min }) : words('if.range', { min, max });
}

function possibleWords(possible: Possible): Words {
  if (possible === undefined) return words('if.unknown');
  if (typeof possible !== 'object') return words('if.value', { value: possible });
  return 'values' in possible ? words('if.oneOf', { values: possible.values }) : rangeWords(possible);
}

/** Where it ends; of somebody whose questions come from what is sealed, only that it is for that seat. */
function stopLines(stop: Stop): readonly IfLine[] {
  if (stop.why !== 'asks') return [{ kind: 'stop', text: words(`if.stop.${stop.why}`), clauses: [] }];
  const { seats, asked } = stop;
  return seats.flatMap((seat): IfLine[] => {
    const mine = asked.filter((each) => each.seat === seat);
    if (mine.length === 0) return [{ kind: 'stop', text: words('if.stop.seat', { seat }), clauses: [] }];
    return mine.map(({ prompt, clauses }) => ({
      kind: 'stop',
      text: words(`if.stop.${asks(seat)}`, { seat, prompt }),
      clauses,
    }));
  });
}

function asks(seat: Seat): string {
  return seat === DICE ? 'dice' : seat === TABLE ? 'table' : 'own';
}
