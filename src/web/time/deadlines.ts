import type { Seat } from '../../kernel/seat.ts';
import type { Days, Deadline } from '../../server/aside-api.ts';
import { useAside } from '../aside.ts';
import { listed } from '../texts.ts';
import { d } from './deadline-texts.ts';
import { inWords } from './words.ts';

export type { Days, Deadline };

/** By what deadlines are set, what people want in its place, when each seat's time is over, and when one is away. */
export interface Deadlines {
  readonly rule?: Deadline | null;
  readonly wishes?: Readonly<Record<string, Deadline | null>>;
  readonly due?: Readonly<Record<Seat, number>>;
  readonly away?: readonly Days[];
}

const NONE: Deadlines = {};

export function useDeadlines(): Deadlines {
  return useAside<Deadlines>('deadline') ?? NONE;
}

/** By when one of these seats must answer, and what else: 'by Friday 18:00, else standing answers'; '' where it need not. */
export function dueText({ rule, due = {} }: Deadlines, seats: readonly Seat[], now: number): string {
  const known = seats.flatMap((seat) => due[seat] ?? []);
  return rule && known.length > 0 ? d.by(inWords(Math.min(...known), now), d.else[rule.late]) : '';
}

/** A rule in one sentence. */
export function ruleText(rule: Deadline | null): string {
  if (!rule) return d.wantsNone;
  const days = rule.days.length === 7 ? d.every : listed(rule.days.map((day) => d.week[day] ?? ''));
  return d.rule(rule.hours, days, d.late[rule.late]);
}
