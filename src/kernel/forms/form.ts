import { type Clause, type Refusal, refuse } from '../clause.ts';
import { checkReported, factName, type FactKey, type FactSchema, type FactValue } from '../sums/facts.ts';
import { bare, isRecord, own, quote } from '../json.ts';
import type { Seat } from '../seat.ts';
import { type Words, words } from '../texts/words.ts';

/** A row by its name, unique in its form. */
export type RowId = string;

/** Why an option or a row is not available. */
export interface Bar {
  readonly clauses: readonly Clause[];
  readonly reason: Words;
}

/** A bar that was set aside for this decision, and why. */
export interface AllowedBar extends Bar {
  readonly because: string;
}

/** A sheet that a roll is summed on, and the fact that stands for each of its dice, in order; none: it is read beside. */
export interface RollSheet {
  readonly name: string;
  readonly dice: readonly FactKey[];
}

/** A sheet that a choice leads to, and what of its facts the choice makes: its prospect is shown while one decides. */
export interface Lead extends RollSheet {
  /** The fact that the number of a row becomes; rows that set the same one count together. */
  readonly sets?: FactKey;
  /** What the number makes of it, where that is not simply it: so much with none, and so much more for each. */
  readonly worth?: { readonly none: number; readonly each: number };
  /** That number is given later, and will be one of these. */
  readonly later?: { readonly min: number; readonly max: number };
  /** How it stands there today, in words. */
  readonly now?: Words;
  /** Facts of which nobody knows any more what they are, once it is chosen: what another may answer to it. */
  readonly leaves?: readonly FactKey[];
  /** Facts that are so once it is chosen. */
  readonly makes?: Readonly<Record<FactKey, FactValue>>;
}

/** Whether the number that a lead sets is given in the form itself. */
export function isCounted({ sets, later }: Lead): boolean {
  return sets !== undefined && later === undefined;
}

/**
 * How much of something is given, which is asked later and can be left with a row or an option: by which habit, and the answers
 * to choose from. `row`: the row that says that anything is given at all.
 */
export interface Sums {
  readonly habit: string;
  readonly options: readonly Option[];
  readonly row?: RowId;
  /** That nothing is given, in words. */
  readonly none?: Words;
}

/** One thing to choose. */
export interface Option {
  readonly value: string;
  readonly label: Words;
  /** The sheets it leads to, of a roll mostly. */
  readonly leads?: readonly Lead[];
  readonly sums?: Sums;
  readonly barred?: Bar;
  readonly allowed?: AllowedBar;
  /** In a skip: the seats from whom it takes a decision away; absent: all. They must agree. */
  readonly seats?: readonly Seat[];
}

/** One place to put points; `max` is the most it takes. What is over it and over a limit too is refused by the limit. */
export interface Row {
  readonly id: RowId;
  readonly label: Words;
  readonly max?: number;
  /** The sheets it leads to, as for an option. */
  readonly leads?: readonly Lead[];
  readonly sums?: Sums;
  /** The number that it says, of rows of which one is taken. */
  readonly number?: number;
  /** The places of the board that it is about, where its id does not say it. */
  readonly at?: readonly string[];
  /** Where it stands with `sums`: its name, what it needs, and what it brings. */
  readonly named?: { readonly name: Words; readonly needs: Words; readonly brings?: Words };
  readonly barred?: Bar;
  readonly allowed?: AllowedBar;
}

/** A bound on the weighted sum of some rows. Weights are whole, 0 or more, 1 where absent. Limits may share rows. */
export interface Limit {
  readonly rows: readonly RowId[];
  readonly weights?: readonly number[];
  readonly min?: number;
  readonly max?: number;
  /** Nothing is spent of it: it is told only where an answer breaks it. */
  readonly quiet?: true;
  readonly clauses: readonly Clause[];
  readonly reason: Words;
  /** Whose points it counts, in a word, where they are somebody's. */
  readonly whose?: Words;
}

/** A row that opens only when all of these are reached; then it may still be barred by its own. */
export interface After {
  readonly row: RowId;
  readonly until: readonly RowGoal[];
  readonly clauses: readonly Clause[];
  readonly reason: Words;
}

/**
 * The weighted sum that some rows have to come to. A barred row, which nobody can fill, counts with its `max` (1 where it
 * has none): "taken by us, or never theirs" is one row of each, and a sum of 1.
 */
export interface RowGoal {
  readonly rows: readonly RowId[];
  readonly weights?: readonly number[];
  readonly min: number;
}

/** One of several. `against`: what another says of it, each of which stands in a column of its own. */
export interface ChooseForm {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  readonly reason?: true;
  readonly against?: readonly Against[];
}

/** What another may say, in words, and the facts that it makes. */
export interface Against {
  readonly label: Words;
  readonly makes: Readonly<Record<FactKey, FactValue>>;
}

/** What answers are legal. With `reason`, a choice is given as { value, reason }. */
export type Form =
  | ChooseForm
  | AllocateForm
  | { readonly kind: 'roll'; readonly dice: readonly number[] }
  | ReportForm;

/**
 * What cannot be news now, as a rule forbids what it tells. A correction still says that it was so, and an override, with
 * its reason, that the players let it be.
 */
export interface BarredNews {
  readonly fact: FactKey;
  readonly value: FactValue;
  readonly barred: Bar;
  /** It is barred only where the same report has of each of these one of its values; null: does not tell it. */
  readonly beside?: Readonly<Record<FactKey, readonly (FactValue | null)[]>>;
  /** It is barred where the game asks for it, too. */
  readonly asked?: true;
}

/** Every fact that is not `free` has to be reported, and at least one as known, a free one too, or among `unsure`; with `some` any of them, or none. */
export interface ReportForm {
  readonly kind: 'report';
  readonly facts: readonly FactKey[];
  readonly some?: true;
  /** Of these any can be left out. */
  readonly free?: readonly FactKey[];
  /** Of these that nobody knows is an answer, too. */
  readonly unsure?: readonly FactKey[];
  /** What is left out is asked again: several people can give it, each what they know. */
  readonly parts?: true;
  /** How it stands with some of these now, for whoever wonders. */
  readonly notes?: Readonly<Record<FactKey, Words>>;
  readonly barred?: readonly BarredNews[];
}

/** A form in which numbers are put into rows, within limits. */
export interface AllocateForm {
  readonly kind: 'allocate';
  readonly rows: readonly Row[];
  readonly limits: readonly Limit[];
  /** What one of what it gives out is called, as players write it: 'DP'. Absent: a point. */
  readonly unit?: string;
  readonly after?: readonly After[];
  /** What a part of its rows' ids is called at the head of a line or column, where the word book has no name for it. */
  readonly called?: Readonly<Record<string, Words>>;
  /** What columns stand under together, by the first part of their rows' ids. */
  readonly heads?: Readonly<Record<string, Head>>;
  /** From what its `sums` are paid: how much there is, in which words, and what rows take of it. */
  readonly purse?: Purse;
  /** What each column puts down at a place, by the first part of their rows' ids: they are asked place by place, or as a grid. */
  readonly kinds?: Readonly<Record<string, Kind>>;
  /** Of acts at places, which are the last part of its rows' ids: they are asked place by place. */
  readonly acts?: Acts;
  /** What it is made of, where that is several things: each with its own rows, named by the last part of their ids. */
  readonly parts?: readonly FormPart[];
}

/** One of several things that are answered in one form. */
export interface FormPart {
  readonly label: Words;
  readonly clauses: readonly Clause[];
  readonly rows: readonly RowId[];
}

/** What can be spent in a form, and what rows take of it without any sum. */
interface Purse {
  readonly has: number;
  readonly label: Words;
  /** What stands before a number of it. */
  readonly unit: string;
  readonly takes: Readonly<Record<RowId, number>>;
}

/** What is done at places: by the first part of the ids of rows what it is. */
export interface Acts {
  readonly does: Readonly<Record<string, ActAt>>;
  /** The places that come first, and what is worth a line of its own there: those where somebody stands. */
  readonly beside: readonly string[];
  /** How strong those are who are there. */
  readonly against: Readonly<Record<string, number>>;
}

/** What is done: by whom, and in words; units are counted, each with its strength. */
export interface ActAt {
  readonly by: string;
  readonly label: Words;
  readonly units?: { readonly kind: Words; readonly each: number; readonly go: 'in' | 'out' };
}

/** The head that a column shares with others, and what it is called under that. */
export interface Head {
  readonly of: Words;
  readonly as: Words;
}

/** A kind of what is put down at places: its name, and the letter that stands for it on a map. */
export interface Kind {
  readonly name: Words;
  readonly letter: Words;
  /** A number of its own is sealed with it, as its strength. */
  readonly numbered?: true;
}

/** An answer to an `allocate` form; a row left out is 0. */
export type Allocation = Readonly<Record<RowId, number>>;

/** The options or rows of a form. */
export function choicesOf(form: Form): readonly (Option | Row)[] {
  if (form.kind === 'choose') return form.options;
  return form.kind === 'allocate' ? form.rows : [];
}

/** What a form is checked with: the facts a report may name, and the decision's clauses for malformed answers. */
interface FormContext {
  readonly facts: FactSchema;
  readonly clauses: readonly Clause[];
}

/**
 * The one legality check: an answer of any shape against a form.
 * Returns null when it is legal, else a refusal with the reason and the clause. Never throws, changes nothing.
 */
export function check(form: Form, answer: unknown, context: FormContext): Refusal | null {
  switch (form.kind) {
    case 'choose':
      if (!form.reason) return checkChoice(form.options, answer, context.clauses);
      if (isReasoned(answer)) return checkChoice(form.options, answer.value, context.clauses);
      return refuse(words('answer.noWhy'), context.clauses);
    case 'allocate':
      return checkAllocation(form, answer, context.clauses);
    case 'roll':
      return checkFaces(form.dice, answer, context.clauses);
    case 'report':
      return checkReport(form, answer, context);
  }
}

function checkChoice(
  options: readonly Option[],
  answer: unknown,
  clauses: readonly Clause[],
): Refusal | null {
  if (typeof answer !== 'string') return refuse(words('answer.notText'), clauses);
  for (const option of options)
    if (option.value === answer)
      return option.barred ? refuse(option.barred.reason, option.barred.clauses) : null;
  return refuse(words('answer.noOption', { value: answer }), clauses);
}

/** A choice that is given with a reason. */
function isReasoned(answer: unknown): answer is { value: unknown; reason: string } {
  return isRecord(answer) && typeof answer['reason'] === 'string' && answer['reason'].trim() !== '';
}

/** The weighted sum of rows in an allocation. */
export function sum(
  rows: readonly RowId[],
  weights: readonly number[] | undefined,
  given: Allocation,
): number {
  let total = 0;
  for (let i = 0; i < rows.length; i++) {
    const points = given[rows[i] as RowId];
    if (points !== undefined) total += weights ? points * (weights[i] ?? 1) : points;
  }
  return total;
}

function checkAllocation(form: AllocateForm, answer: unknown, clauses: readonly Clause[]): Refusal | null {
  if (!isRecord(answer)) return refuse(words('answer.notRows'), clauses);
  const given = answer as Allocation;
  let over: Row | undefined;
  let left = 0;
  for (const _ in given) left++;
  for (const row of form.rows) {
    const points = given[row.id] as number;
    if (typeof points !== 'number' && !Object.hasOwn(given, row.id)) continue;
    left--;
    if (!Number.isInteger(points) || points < 0 || Object.is(points, -0))
      return refuse(words('answer.notWhole', { row: row.label }), clauses);
    if (points > 0 && row.barred) return refuse(row.barred.reason, row.barred.clauses);
    if (row.max !== undefined && points > row.max) over ??= row;
  }
  if (left > 0) {
    const row = Object.keys(given).find((key) => !form.rows.some((each) => each.id === key)) ?? '';
    return refuse(words('answer.noRow', { row }), clauses);
  }
  return over ? refuseOver(form, over, given, clauses) : checkLimits(form, given);
}

/** A row over its maximum: the limit that says so, if one does. */
function refuseOver(
  { limits }: AllocateForm,
  row: Row,
  given: Allocation,
  clauses: readonly Clause[],
): Refusal {
  const limit = limits.find((each) => each.rows.includes(row.id) && isOver(each, given));
  if (limit) return refuse(limit.reason, limit.clauses);
  return refuse(words('answer.rowMax', { row: row.label, max: row.max ?? 0 }), clauses);
}

function isOver({ rows, weights, max }: Limit, given: Allocation): boolean {
  return max !== undefined && sum(rows, weights, given) > max;
}

function checkLimits(form: AllocateForm, given: Allocation): Refusal | null {
  for (const limit of form.limits) {
    const total = sum(limit.rows, limit.weights, given);
    if (limit.max !== undefined && total > limit.max) return refuse(limit.reason, limit.clauses);
    if (limit.min !== undefined && total < limit.min) return refuse(limit.reason, limit.clauses);
  }
  for (const after of form.after ?? [])
    if ((given[after.row] ?? 0) > 0 && isWaiting(form, after, given))
      return refuse(after.reason, after.clauses);
  return null;
}

/** Whether a row still waits for others. */
export function isWaiting(form: AllocateForm, { until }: After, given: Allocation): boolean {
  const barred = barredOf(form.rows);
  const counted = ({ rows, weights }: RowGoal): number =>
    sum(rows, weights, given) + sum(rows, weights, barred);
  return until.some((each) => counted(each) < each.min);
}

const barredIn = new WeakMap<readonly Row[], Allocation>();

/** What the barred rows of a form count, listed once. */
function barredOf(rows: readonly Row[]): Allocation {
  const known = barredIn.get(rows);
  if (known) return known;
  const counted = bare<number>();
  for (const { id, max = 1, barred } of rows) if (barred) counted[id] = max;
  barredIn.set(rows, counted);
  return counted;
}

function checkFaces(dice: readonly number[], answer: unknown, clauses: readonly Clause[]): Refusal | null {
  if (!Array.isArray(answer) || answer.length !== dice.length)
    return refuse(words('answer.notFaces', { count: dice.length }), clauses);
  for (let i = 0; i < dice.length; i++) {
    const face: unknown = answer[i];
    const sides = dice[i] as number;
    if (typeof face !== 'number' || !Number.isInteger(face) || face < 1 || face > sides)
      return refuse(words('answer.noFace', { sides, face: quote(face) }), clauses);
  }
  return null;
}

/** What bars a fact of a report, as news or as an override; undefined: nothing. */
export function newsBarOf(form: Form, key: FactKey, answer: ToldTogether): Bar | undefined {
  const report = own(answer, key);
  if (form.kind !== 'report' || !form.barred || !isRecord(report)) return undefined;
  if (report['as'] !== 'change' && report['as'] !== 'override') return undefined;
  const isIt = ({ fact, value, beside = {} }: BarredNews): boolean =>
    fact === key &&
    value === report['value'] &&
    Object.entries(beside).every(([other, values]) => values.includes(valueIn(answer, other)));
  return form.barred.find(isIt)?.barred;
}

/** All that a report tells, of any shape. */
type ToldTogether = Readonly<Record<FactKey, unknown>>;

/** What a report tells of a fact; null: nothing. */
function valueIn(answer: ToldTogether, key: FactKey): FactValue | null {
  const report = own(answer, key);
  return isRecord(report) ? ((report['value'] as FactValue | undefined) ?? null) : null;
}

/** Check one fact of a report by its form. Returns the refusal, or null. */
export function checkTold(
  form: Form,
  schema: FactSchema,
  key: FactKey,
  answer: ToldTogether,
): Refusal | null {
  const report = own(answer, key);
  const bar = newsBarOf(form, key, answer);
  const refusal = checkReported(schema, key, report, bar !== undefined);
  if (refusal || !bar || !isRecord(report) || report['as'] === 'override') return refusal;
  return refuse(bar.reason, bar.clauses);
}

function checkReport(form: ReportForm, answer: unknown, context: FormContext): Refusal | null {
  const { some, parts, free = [], unsure = [] } = form;
  const facts = form.facts.filter((key) => !free.includes(key));
  if (!isRecord(answer)) return refuse(words('answer.notReport'), context.clauses);
  for (const key of Object.keys(answer)) {
    if (!form.facts.includes(key))
      return refuse(words('answer.noFact', { fact: factName(context.facts, key) }), context.clauses);
    const refusal = checkTold(form, context.facts, key, answer);
    if (refusal) return refusal.clauses.length > 0 ? refusal : { ...refusal, clauses: context.clauses };
  }
  if (some) return null;
  const missing = facts.find((key) => own(answer, key) === undefined);
  if (missing !== undefined && facts.length > 1 && !parts)
    return refuse(words('answer.missingFact', { fact: factName(context.facts, missing) }), context.clauses);
  const isAnswered = (key: FactKey): boolean => isTold(own(answer, key)) || unsure.includes(key);
  const isMore = free.some((key) => isTold(own(answer, key)));
  return facts.length === 0 || isMore || facts.some(isAnswered)
    ? null
    : refuse(words('answer.nothingTold'), context.clauses);
}

function isTold(report: unknown): boolean {
  return isRecord(report) && report['as'] !== 'unknown';
}

/**
 * Whether a fact can be reported as unknown: where the game asks and none of the others is told, it would only ask the
 * same again. `told` says of the others whether they are, or can still be.
 */
export function takesUnknown(form: Form, fact: FactKey, told: (key: FactKey) => boolean): boolean {
  if (form.kind !== 'report') return false;
  if (form.unsure?.includes(fact)) return true;
  const isOther = (key: FactKey): boolean => key !== fact && form.free?.includes(key) !== true;
  return form.some === true || form.facts.some((key) => isOther(key) && told(key));
}

/** A row with its most, barred or (null) open; of the row no more than its name. */
export function rowWith({ id, label }: Pick<Row, 'id' | 'label'>, max: number, barred: Bar | null): Row {
  return barred ? { id, label, max, barred } : { id, label, max };
}

/** A row as it is, or (not null) barred. */
export function barredRow(row: Row, barred: Bar | null): Row {
  if (barred === null) return row;
  const { id, label, max } = row;
  return max === undefined ? { id, label, barred } : { id, label, max, barred };
}
