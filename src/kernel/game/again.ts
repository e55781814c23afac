import type { Decision, Seat } from '../forms/decision.ts';
import { directivesTold } from './directive.ts';
import type { AnswerEntry, Move, TickEntry, UndoEntry } from './entry.ts';
import { isRecord, isSame, type Json, own } from '../json.ts';
import { isTick, type Moment } from './moment.ts';
import { DICE } from '../seat.ts';
import { isForFacts } from '../steps/missing.ts';

// What waits to come again after something was put right. Where it stands follows from the entries.

/** An answer that waits. */
export interface WaitingAnswer extends Move {
  /** The entry in which it was given, or the one that put it in. */
  readonly n: number;
  /** The entry before which it was, or would have been, given. */
  readonly at: number;
  readonly by?: string;
  readonly agreed?: readonly Seat[];
  /** Its seat chooses again itself: it is prefill. */
  readonly anew?: true;
  /** It was put in: nobody had been asked it, and its decision may be called by the end of its id. */
  readonly named?: true;
}

/** A tick that waits for its directive to be told again: `directive` is what was told, as text. */
interface WaitingTick extends Pick<TickEntry, 'n' | 'seat' | 'by'> {
  readonly directive: string;
}

/** What waits, in order, and the entry that has it come again. */
export interface ComingAgain {
  readonly mend: number;
  readonly answers: readonly WaitingAnswer[];
  readonly ticks: readonly WaitingTick[];
}

/** What an entry that puts right has come again. */
export function comingAgain(
  moments: readonly Moment[],
  entry: Pick<UndoEntry, 'n' | 'mend' | 'again' | 'anew'>,
): ComingAgain {
  const { n: mend, mend: edits = [], again = [], anew = [] } = entry;
  const answers: WaitingAnswer[] = [];
  const ticks: WaitingTick[] = [];
  // it comes again in the order of the game
  const putIn = edits.flatMap((each) => ('before' in each ? [each.before] : [])).toSorted((a, b) => a - b);
  for (const each of again) {
    if (!('n' in each)) {
      answers.push({ n: mend, at: putIn.shift() ?? mend, named: true, ...each });
      continue;
    }
    const first = moments[each.n - 1]?.entry;
    if (first && isTick(first)) ticks.push(...waitingTick(moments, first));
    if (!first || !('decision' in first)) continue;
    const { n, seat, decision, by, agreed } = first;
    answers.push({
      n,
      at: n,
      seat,
      decision,
      answer: each.answer ?? first.answer,
      ...(by === undefined ? {} : { by }),
      ...(agreed === undefined ? {} : { agreed }),
      ...(anew.includes(seat) ? { anew: true } : {}),
    });
  }
  return { mend, answers, ticks };
}

function waitingTick(moments: readonly Moment[], { n, seat, by, tick }: TickEntry): WaitingTick[] {
  const of = moments[tick.n - 1];
  const directive = of && directivesTold(of.told.dispatches)[tick.i - 1];
  return directive === undefined ? [] : [{ n, seat, ...(by === undefined ? {} : { by }), directive }];
}

/** What is left to come once an entry was made: without what it gave, and without what its seat has now answered itself. */
export function afterEntry(again: ComingAgain, entry: Came): ComingAgain | undefined {
  if ('tick' in entry) return without(again, { ticks: again.ticks.filter(({ n }) => n !== entry.again) });
  const meant = again.answers.filter((each) => isIt(each, entry));
  // several can be put in by one entry
  const named = meant.filter(({ decision }) => isSameDecision(decision, entry.decision));
  const gone = named.find(({ answer }) => isSame(answer, entry.answer)) ?? named[0] ?? meant[0];
  if (!gone) return again;
  const left = again.answers.flatMap((each) => (each === gone ? untold(gone, entry.answer) : [each]));
  return without(again, { answers: left });
}

/** Of what the table had told when it was asked: what it was not asked this time can still be asked. */
function untold(waiting: WaitingAnswer, told: Json): WaitingAnswer[] {
  const { decision, answer } = waiting;
  if (!isForFacts(decision) || !isRecord(answer) || !isRecord(told)) return [];
  const rest = Object.entries(answer as Record<string, Json>).filter(([key]) => !Object.hasOwn(told, key));
  return rest.length === 0 ? [] : [{ ...waiting, answer: Object.fromEntries(rest) }];
}

/** An answer that was given, or a tick that was made; `again`: the one that came again in it. */
export type Came = Given | Pick<TickEntry, 'tick' | 'again'>;
type Given = Pick<AnswerEntry, 'seat' | 'decision' | 'answer' | 'again'>;

function isIt(waiting: WaitingAnswer, { again, seat, decision }: Given): boolean {
  if (waiting.seat !== seat) return false;
  if (again !== undefined) return waiting.n === again;
  return !decision.startsWith('standing-') && isMeant(waiting, decision);
}

/** What is left without the answers of these entries. */
export function withoutAnswers(again: ComingAgain, numbers: readonly number[]): ComingAgain | undefined {
  return without(again, { answers: again.answers.filter(({ n }) => !numbers.includes(n)) });
}

function without(again: ComingAgain, left: Partial<ComingAgain>): ComingAgain | undefined {
  const next = { ...again, ...left };
  return next.answers.length === 0 && next.ticks.length === 0 ? undefined : next;
}

/** The answer that waits for a decision; the dice have none. */
export function waitsFor({ answers }: ComingAgain, decision: Decision): WaitingAnswer | undefined {
  if (decision.seat === DICE) return undefined;
  return answers.find((each) => isFor(each, decision));
}

/** Whether a waiting answer was given to this decision. */
export function isFor(waiting: Meant, { seat, id }: Decision): boolean {
  return waiting.seat === seat && isMeant(waiting, id);
}

type Meant = Pick<WaitingAnswer, 'seat' | 'decision' | 'named'>;

function isMeant({ decision, named }: Meant, id: string): boolean {
  return isSameDecision(decision, id) || (named === true && isCalled(id, decision));
}

/** Whether a decision is called by the end of its id. */
export function isCalled(id: string, name: string): boolean {
  return `/${id}`.endsWith(`/${name}`);
}

/** A standing decision is counted, and facts may be asked for again, or by another step: it is the same all the same. */
function isSameDecision(then: string, now: string): boolean {
  return then === now || (isCounted(now) && nameOf(then) === nameOf(now));
}

function isCounted(decision: string): boolean {
  return decision.startsWith('standing-') || isForFacts(decision);
}

const COUNTED = /^standing-(?<seat>.*-)?\d+\/|(?<=\/missing\/).+(?=\/)/g;

function nameOf(decision: string): string {
  return decision.replaceAll(COUNTED, (found, seat: string = '') =>
    found.startsWith('standing-') ? `standing:${seat}` : '',
  );
}

/**
 * What of a waiting answer is given to a decision: all of it; of what the table told when play waited for it, the facts that
 * it waits for now.
 */
export function answerFor({ answer }: WaitingAnswer, { id, form }: Decision): Json {
  if (!isForFacts(id) || form.kind !== 'report' || !isRecord(answer)) return answer;
  const asked = form.facts.flatMap((key): [string, Json][] => {
    const told = own(answer, key);
    return told === undefined ? [] : [[key, told as Json]];
  });
  return Object.fromEntries(asked);
}
