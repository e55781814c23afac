import type { Seat } from '../../kernel/seat.ts';
import type { Days, Deadline } from '../../server/api/index.ts';
import { useAside } from '../aside.ts';
import { deadlineTexts } from './deadline-texts.ts';
import type { Absent } from './rule-words.ts';
import { dueSaid } from '../../kernel/texts/due-said.ts';

export type { Days, Deadline };

/**
 * By what deadlines are set, what people want in its place, when each seat's time is over, when one is away, and who is
 * away when.
 */
export interface Deadlines {
  readonly rule?: Deadline | null;
  readonly wishes?: Readonly<Record<string, Deadline | null>>;
  readonly due?: Readonly<Record<Seat, number>>;
  /** From when others may roll the die that is asked (null: nothing says when), and answer what a seat is asked first. */
  readonly rollFrom?: number | null;
  readonly answerFrom?: number;
  /** Until when a die waits for the word of the other side at the latest; absent: it does not. */
  readonly wordUntil?: number;
  readonly away?: readonly Days[];
  readonly absent?: Absent;
}

const NONE: Deadlines = {};

export function useDeadlines(): Deadlines {
  return useAside<Deadlines>('deadline') ?? NONE;
}

/** By when one of these seats must answer, and what else: 'by Sun 29 Nov 2026, 18:00 CET, in 2 days 3 hours, else standing answers'; '' where it need not. */
export function dueText({ rule, due = {} }: Deadlines, seats: readonly Seat[], now: number): string {
  const known = seats.flatMap((seat) => due[seat] ?? []);
  return rule && known.length > 0
    ? deadlineTexts.by(dueSaid(Math.min(...known), now), deadlineTexts.else[rule.late])
    : '';
}
