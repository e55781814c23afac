import { askedOf } from '../../kernel/game/allow.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { FactKey, FactValue } from '../../kernel/sums/facts.ts';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import { standing } from '../../kernel/game/always-open.ts';
import type { AnyView, Desk } from '../api.ts';

/** An answer of a line that can be put right; `named`: of several sealed ones it is told by its decision. */
export interface Target {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: Json;
  readonly named: boolean;
}

type Sitting = Pick<Desk, 'seat' | 'seats' | 'dice'>;

/** The answers of a line that a desk may put right: its own, those of the table, and typed dice. */
export function targetsIn(
  line: RecordLine,
  { seat: mine, seats, dice }: Sitting,
  secrets: boolean,
): Target[] {
  if (mine === null || !isStanding(line)) return [];
  const isOwn = (seat: Seat): boolean => (secrets ? seat === mine : seats.includes(seat));
  const { seat, decision, answer } = line;
  const isOurs = seat === TABLE || (seat === DICE && dice === 'typed') || (seat !== undefined && isOwn(seat));
  const open =
    isOurs && decision !== undefined && answer !== undefined
      ? [{ seat, decision, answer, named: false }]
      : [];
  const sealed = Object.entries(line.own ?? {}).map(([id, given]) => ({
    seat: mine,
    decision: id,
    answer: given,
    named: true,
  }));
  return [...open, ...sealed];
}

/** Whether a line is one that somebody gave, and that stands. */
export function isStanding({ kind, undone }: RecordLine): boolean {
  return !undone && (kind === 'answer' || kind === 'step');
}

/** Whether a line can be struck out though it is no answer: the last that took back or put right. */
export function isLastBack(line: RecordLine, lines: readonly RecordLine[]): boolean {
  return line.kind === 'undo' && !lines.slice(line.n).some(({ kind }) => kind === 'undo');
}

/** The latest line that stands and reported a fact, of those before line `before`. */
export function reporting(
  lines: readonly RecordLine[],
  fact: FactKey,
  before: number = Number.POSITIVE_INFINITY,
): RecordLine | undefined {
  return lines.findLast((line) => line.n < before && isStanding(line) && isReported(line, fact));
}

function isReported(line: RecordLine, fact: FactKey): boolean {
  return typeof reportIn(line, fact)?.['as'] === 'string';
}

function reportIn({ answer }: RecordLine, fact: FactKey): Readonly<Record<string, unknown>> | undefined {
  const report = isRecord(answer) ? own(answer, fact) : undefined;
  return isRecord(report) ? report : undefined;
}

/** What a line reported a fact to be. */
export function valueIn(line: RecordLine, fact: FactKey): FactValue | undefined {
  return reportIn(line, fact)?.['value'] as FactValue | undefined;
}

/** All that a seat was asked in an earlier view: the table and the dice see what is open. */
export function askedThen(table: Table, view: AnyView, seat: Seat): readonly Decision[] {
  const then = seat === view.seat ? view : { seat, open: view.open };
  const asked = askedOf(table, then);
  return [...asked, ...standing(table, then, asked)];
}

/**
 * The seat in whose record a line is put right: where there are secrets that of the desk ('': the table's, with what all may see); else all read the same, and it is the
 * seat of this person whose own answer it is, for the table's and the dice's always the same.
 */
export function recordOf(of: Seat, { seat, seats }: Omit<Sitting, 'dice'>, secrets: boolean): Seat {
  const [first = ''] = seats;
  if (secrets) return seat ?? '';
  return seats.includes(of) ? of : first;
}
