import type { Clause } from '../clause.ts';
import type { Decision, Seat } from '../forms/decision.ts';
import type { Dispatch, Door } from '../steps/dispatch.ts';
import type {
  AnswerEntry,
  Entry,
  HabitEntry,
  HeadEntry,
  HeldAnswers,
  LotEntry,
  PassedEntry,
  TickEntry,
  UndoEntry,
} from './entry.ts';
import type { Form } from '../forms/form.ts';
import { type AlwaysOpen, standingName } from './always-open.ts';
import type { ChangedFacts } from './changed.ts';
import { isRecord, own } from '../json.ts';
import { TABLE } from '../seat.ts';
import type { FactKey } from '../sums/facts.ts';

// An entry with what it did, and which sealed answers of a step counted.

/** What a record must know of the decision that an entry answered. */
export interface AskedForm {
  readonly form: Form['kind'];
  readonly clauses: readonly Clause[];
  readonly sealed: boolean;
  /** Whether play waited for it. */
  readonly awaited: boolean;
  /** Of the table: the seats whose it was to say. */
  readonly askedOf?: readonly Seat[];
  readonly standing: AlwaysOpen | null;
}

/** An entry with what it did: derived, never stored. */
export interface Moment {
  readonly entry: Entry;
  /** Null where an entry answers nothing. */
  readonly asked: AskedForm | null;
  /** The seats whose sealed answers it closed, in seat order, and those answers. */
  readonly closed: readonly Seat[] | null;
  readonly answers: HeldAnswers | null;
  /** The seats whose sealed answers were asked for again, as all know something else now. */
  readonly reopened?: readonly Seat[];
  readonly told: MomentText;
  /** Of a closed step what the rules call it, and of a report what it changed. */
  readonly step?: string;
  readonly changed?: ChangedFacts;
  /** Of a report: the turn in which it was told. */
  readonly turn?: number;
  /** Of any answer: the turn in which it was given. */
  readonly when?: number;
  /** The undo that took it back. */
  readonly gone?: number;
  /** The undo after which it could not be played again; a held answer became prefill. */
  readonly draft?: number;
}

/** What an entry told and opened, kept as text: as objects the log of a long game takes many times the memory. */
export class MomentText {
  private readonly told: string;
  private readonly opened: string;
  /** The names of the sheets that were told. */
  readonly sheets: readonly string[];
  /** Whether a directive was among it. */
  readonly directs: boolean;

  constructor(dispatches: readonly Dispatch[], doors: readonly Door[]) {
    this.told = dispatches.length === 0 ? '' : JSON.stringify(dispatches);
    this.opened = doors.length === 0 ? '' : JSON.stringify(doors);
    this.sheets = sheetsIn(dispatches);
    this.directs = dispatches.some(({ kind }) => kind === 'directive');
  }

  get dispatches(): readonly Dispatch[] {
    if (this.told === '') return NO_DISPATCHES;
    if (lastRead?.told !== this.told)
      lastRead = { told: this.told, dispatches: JSON.parse(this.told) as Dispatch[] };
    return lastRead.dispatches;
  }

  get doors(): readonly Door[] {
    return this.opened === '' ? [] : (JSON.parse(this.opened) as Door[]);
  }

  /** How many characters it takes. */
  get size(): number {
    return this.told.length + this.opened.length;
  }
}

const NO_DISPATCHES: readonly Dispatch[] = [];

/** What was read last: all who look on at a game read the same one after the other. */
let lastRead: { readonly told: string; readonly dispatches: readonly Dispatch[] } | undefined;

const NO_SHEETS: readonly string[] = [];

function sheetsIn(dispatches: readonly Dispatch[]): readonly string[] {
  const names = dispatches.flatMap(({ sheet }) => (sheet ? [sheet.sheet] : []));
  return names.length === 0 ? NO_SHEETS : names;
}

const NOTHING = new MomentText([], []);

/** What a record must know of a decision. */
function askedIn(decision: Decision): AskedForm {
  const { form, clauses, sealed, optional, askedOf } = decision;
  const standing = standingName(decision);
  const asked = { form: form.kind, clauses, sealed: sealed === true, awaited: optional !== true, standing };
  return askedOf ? { ...asked, askedOf } : asked;
}

/** What an answer did. */
interface Did {
  readonly decision: Decision;
  readonly closed: { readonly seats: readonly Seat[]; readonly answers: HeldAnswers } | null;
  readonly reopened: readonly Seat[];
  readonly turn?: number;
  readonly step?: string;
  readonly changed?: ChangedFacts;
}

/** A moment in which something was answered. */
export function answerMoment(
  entry: Entry,
  { decision, closed, reopened, turn, step, changed }: Did,
  told: MomentText,
): Moment {
  return {
    entry,
    asked: askedIn(decision),
    closed: closed?.seats ?? null,
    answers: closed?.answers ?? null,
    ...(reopened.length === 0 ? {} : { reopened }),
    ...(closed && step !== undefined ? { step } : {}),
    ...(changed ? { changed } : {}),
    told,
    ...(turn === undefined ? {} : { when: turn }),
    ...(decision.form.kind === 'report' && turn !== undefined ? { turn } : {}),
  };
}

/** A moment in which nobody was told anything. */
export function quiet(entry: Entry): Moment {
  return { entry, asked: null, closed: null, answers: null, told: NOTHING };
}

/** Whether an entry takes others back. */
export function isUndo(entry: Entry): entry is UndoEntry {
  return 'undone' in entry;
}

/** Whether an entry ticks off a directive, or no longer. */
export function isTick(entry: Entry): entry is TickEntry {
  return 'tick' in entry;
}

/** Whether an entry says what does not come again. */
export function isPassed(entry: Entry): entry is PassedEntry {
  return 'passed' in entry;
}

/** Whether an entry says what a seat leaves, or leaves no longer. */
export function isHabit(entry: Entry): entry is HabitEntry {
  return 'left' in entry;
}

/** Whether an entry tells the head of another chain of dice, or is of what people put into one: nothing takes it back. */
export function isOfDice(entry: Entry): entry is HeadEntry | LotEntry {
  return 'head' in entry || 'lot' in entry;
}

/** Whether a line shows such an entry. */
export function isLineOfDice({ kind }: { readonly kind: string }): boolean {
  return kind === 'head' || kind === 'lot';
}

/** Whether a moment had not been taken back by entry `n`; without it: by now. */
export function stands({ gone }: Moment, n = Number.POSITIVE_INFINITY): boolean {
  return gone === undefined || gone > n;
}

/** Moments of which entry `n` takes some back, and makes prefill of others. */
export function takenBack(
  moments: readonly Moment[],
  { n, undone }: Pick<UndoEntry, 'n' | 'undone'>,
  drafts: readonly number[],
): Moment[] {
  return moments.map((moment) => {
    if (undone.includes(moment.entry.n)) return { ...moment, gone: n };
    return drafts.includes(moment.entry.n) ? { ...moment, draft: n } : moment;
  });
}

/** Whether an entry is a sealed answer that play waited for: it was held until its step closed. */
export function wasHeld({ asked }: Moment): boolean {
  return asked !== null && asked.sealed && asked.awaited;
}

/** The sealed answers that stood when entry `n` closed or found the step open, in order. */
export function heldIn({ moments }: { readonly moments: readonly Moment[] }, n: number): AnswerEntry[] {
  const before = moments.slice(0, n).filter((each) => stands(each) && each.draft === undefined);
  const from = before.findLastIndex(({ closed, entry }) => closed !== null && entry.n !== n) + 1;
  return latestHeld(before.slice(from)).flatMap(({ entry }) => ('decision' in entry ? [entry] : []));
}

/** Of sealed answers those that were neither replaced nor withdrawn before their step closed. */
export function latestHeld(moments: readonly Moment[]): Moment[] {
  const held = new Map<string, Moment>();
  for (const moment of moments) {
    const key = keyOfHeld(moment);
    if (key === null) continue;
    held.delete(key);
    if ('decision' in moment.entry) held.set(key, moment);
  }
  return [...held.values()];
}

/** What a sealed answer or its withdrawal is about; null for any other moment. */
export function keyOfHeld(moment: Moment): string | null {
  const { entry } = moment;
  if ('withdraw' in entry) return `${entry.seat} ${entry.withdraw}`;
  return 'decision' in entry && wasHeld(moment) ? `${entry.seat} ${entry.decision}` : null;
}

/** The moment in which a fact was told last for all to see, and the entry; undefined: nobody at the table told it. */
export function tellingOf(
  { moments }: { readonly moments: readonly Moment[] },
  fact: FactKey,
): (Moment & { readonly entry: AnswerEntry }) | undefined {
  return moments.findLast((moment): moment is Moment & { readonly entry: AnswerEntry } => {
    const { entry, asked } = moment;
    if (!stands(moment) || !('decision' in entry) || entry.seat !== TABLE) return false;
    if (asked?.form !== 'report' || asked.sealed || !isRecord(entry.answer)) return false;
    return own(entry.answer, fact) !== undefined;
  });
}
