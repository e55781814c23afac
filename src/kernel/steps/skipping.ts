import { type AnyAt, type AnyStep, type BoundSteps } from './bound-steps.ts';
import type { Clause } from '../clause.ts';
import { type Decision, type Seat, TABLE } from '../forms/decision.ts';
import type { Referee } from './dispatch.ts';
import type { Option } from '../forms/form.ts';
import { put } from './item.ts';
import { viewOf } from '../game/position.ts';
import { DICE } from '../seat.ts';
import type { GameOf, Ground, Item, Question } from './step.ts';
import { type Words, words } from '../texts/words.ts';

/** What may be skipped: each span whose end is on the agenda. Who is asked now has to agree, too. */
export function skipsOf<G extends Ground>(steps: BoundSteps<G>, open: G['open']): readonly Option[] {
  const { books } = steps;
  const asking = askedNow(steps, open);
  return open.agenda.flatMap((item): Option[] => {
    const span = steps.of(item).ends;
    const seats = span?.seats?.(books, open, item as AnyAt);
    if (span === undefined || seats === null) return [];
    const label = words(`skip.${span.name}`, span.args(books, open, item as AnyAt));
    const all = seats && [...new Set([...seats, ...(item === open.agenda[0] ? [] : asking)])];
    return [all ? { value: span.name, label, seats: all } : { value: span.name, label }];
  });
}

/** The players of whom the first step on the agenda asks something. */
function askedNow<G extends Ground>(steps: BoundSteps<G>, open: G['open']): readonly Seat[] {
  const [item] = open.agenda;
  const seats = item ? steps.unanswered(open, item) : [];
  return seats.filter((seat) => seat !== TABLE && seat !== DICE);
}

/** What a skip would leave to the table, as far as it stands on the agenda; null: nothing. From `open` alone. */
export function leavesOf<G extends Ground>(
  steps: BoundSteps<G>,
  open: G['open'],
  name: string,
): Words | null {
  const end = endOf(steps, open, name);
  const ahead = end ? open.agenda.slice(0, open.agenda.indexOf(end)) : [];
  const left = ahead.flatMap((item, i): readonly Left[] => {
    const step = steps.of(item);
    const isPassed = (step.passes?.(steps.books, open, item as AnyAt) ?? null) !== null;
    if (i === 0) return isPassed ? [] : questionsOf(steps, { open, sealed: {} } as GameOf<G>, item);
    if (step.drop || step.passes) return [];
    const seats = step.seats?.(steps.books, open, item as AnyAt) ?? [];
    return seats.map((seat) => ({ seat, prompt: null, clauses: step.clauses ?? [] }));
  });
  return left.length === 0 ? null : words('skip.leaves', { what: leftWords(left) });
}

/**
 * Skip a span, in place: the same steps up to its end, without the answers. What nobody answers is named at last; what was
 * being asked always is, unless what its own step has told of it cites it.
 */
export function skipTo<G extends Ground>(
  steps: BoundSteps<G>,
  game: GameOf<G>,
  name: string,
  referee: Referee,
): void {
  const { books } = steps;
  const { open } = game;
  const end = endOf(steps, open, name);
  const span = end && steps.of(end).ends;
  if (!span) throw new Error(`nothing on the agenda ends ${name}`);
  const data = words(`told.skip.${name}`, span.args(books, open, end as AnyAt));
  referee.tell?.({ to: 'all', kind: 'ruling', data, clauses: span.clauses });
  const cited = new Set<Clause>();
  const heard = listening(referee, cited);
  const [first] = open.agenda;
  const dropped = first && steps.of(first).drop ? questionsOf(steps, game, first) : [];
  const left: Left[] = [];
  for (let [item] = open.agenda; item && item !== end; [item] = open.agenda)
    put(open, passBy(steps, game, item, left, heard));
  const untold = dropped.filter(({ clauses }) => !clauses.some((each) => cited.has(each)));
  tellLeft([...untold, ...left], referee);
}

/** A referee that also keeps which clauses are cited. */
function listening(referee: Referee, cited: Set<Clause>): Referee {
  const { tell } = referee;
  if (!tell) return referee;
  return {
    ...referee,
    tell(dispatch) {
      for (const clause of dispatch.clauses) cited.add(clause);
      tell(dispatch);
    },
  };
}

function endOf<G extends Ground>(steps: BoundSteps<G>, open: G['open'], name: string): Item | undefined {
  return open.agenda.find((item) => {
    const { ends } = steps.of(item);
    return ends?.name === name && ends.seats?.(steps.books, open, item as AnyAt) !== null;
  });
}

/** A question that nobody answers in a skip: of whom, and what, where that can hold nothing sealed. */
interface Left {
  readonly seat: Seat;
  readonly prompt: Words | null;
  readonly clauses: readonly Clause[];
}

/** One step of a skip, in place: what stands where it stood. What nobody answers goes to `left`. */
function passBy<G extends Ground>(
  steps: BoundSteps<G>,
  game: GameOf<G>,
  item: Item,
  left: Left[],
  referee: Referee,
): readonly Item[] {
  const { books } = steps;
  const step = steps.of(item);
  const at = item as AnyAt;
  const instead = step.withdraw?.(books, game, at, referee);
  if (instead) return instead;
  const brought = item.kept?.brought ?? [];
  if (step.drop) return [...(step.drop(books, game, at, referee) ?? []), ...brought];
  const questions = questionsOf(steps, game, item);
  const answer = questions.length > 0 ? (step.passes?.(books, game.open, at) ?? null) : null;
  if (questions.length > 0 && answer === null) {
    left.push(...questions);
    return brought;
  }
  const taken = questions.flatMap(({ seat }) => {
    const decision = { ...asked(steps, game, item, step, seat), seat } as Decision;
    return step.take?.(books, game, at, { seat, answer, decision }, referee) ?? [];
  });
  return [...(step.next?.(books, game, at, referee) ?? []), ...brought, ...taken];
}

/** What a step asks, or would ask now: the facts that it needs, or one thing of each seat that has not answered. */
function questionsOf<G extends Ground>(steps: BoundSteps<G>, game: GameOf<G>, item: Item): readonly Left[] {
  const { books } = steps;
  const { open } = game;
  const step = steps.of(item);
  const at = item as AnyAt;
  const missing = item.kept?.missing ?? step.needs?.facts(books, open, at) ?? [];
  if (step.needs && missing.length > 0) {
    const { prompt, clauses } = step.needs.asks(books, open, at, missing);
    return [{ seat: TABLE, prompt, clauses }];
  }
  return steps.unanswered(open, item).map((seat) => unanswered(steps, game, item, step, seat));
}

function asked<G extends Ground>(
  { books }: BoundSteps<G>,
  game: GameOf<G>,
  item: Item,
  step: AnyStep<G>,
  seat: Seat,
): Question {
  const question = step.asks?.(books, { ...viewOf(game, seat), seat } as never, item as AnyAt);
  if (!question) throw new Error(`the step ${item.step} asks nothing of ${seat}`);
  return question;
}

/** What a seat is asked can hold what only it knows: of table and dice alone all read it. */
function unanswered<G extends Ground>(
  steps: BoundSteps<G>,
  game: GameOf<G>,
  item: Item,
  step: AnyStep<G>,
  seat: Seat,
): Left {
  if (seat !== TABLE && seat !== DICE) return { seat, prompt: null, clauses: step.clauses ?? [] };
  const { prompt, clauses } = asked(steps, game, item, step, seat);
  return { seat, prompt, clauses };
}

/** What nobody has answered is left to the table, in one line with all its clauses. */
function tellLeft(left: readonly Left[], referee: Referee): void {
  if (left.length === 0 || !referee.tell) return;
  const clauses = new Set(left.flatMap((each) => each.clauses));
  referee.tell({
    to: 'all',
    kind: 'note',
    data: words('skip.left', { what: leftWords(left) }),
    clauses: [...clauses],
  });
}

/** Each question in words; seats of whom the same clauses ask something stand together. */
function leftWords(left: readonly Left[]): Words[] {
  const alike = Map.groupBy(left, ({ seat, prompt, clauses }) =>
    JSON.stringify([prompt ?? '', clauses, prompt && seat]),
  );
  return [...alike.values()].map((each) => {
    const [{ prompt, clauses }] = each as [Left];
    // the line cites them all
    const [clause = ''] = clauses;
    if (prompt) return words('skip.asked', { prompt, clause });
    return words('skip.unanswered', { seats: [...new Set(each.map(({ seat }) => seat))], clause });
  });
}
