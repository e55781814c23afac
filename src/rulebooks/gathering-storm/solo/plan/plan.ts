import { type Decision, isNamed } from '../../../../kernel/forms/decision.ts';
import { type AllocateForm, check } from '../../../../kernel/forms/form.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { Foreseeing, Foreseen } from '../../../../kernel/solo/solo.ts';
import type { OurView } from '../../intelligence/held.ts';
import type { Books } from '../../state.ts';
import { placings } from './placings.ts';
import { copyOf, drawnFrom, lay, playedOut, playedUpTo, said } from './reply.ts';
import { assignments } from './strengths.ts';
import { type Leads, leadsFor, type Turn, turnOf, type Way, type World } from './turn.ts';

// Where counters go, and how strong they are: many ways are tried, each against what the others may have face down and how they
// would answer.

/** How often what lies face down is drawn. */
const DRAWS = 8;

const CONTEXT = { facts: {}, clauses: [] };

/** What a way is tried with. */
interface Trying {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly draws: readonly World[];
  leads(seat: Seat): Leads;
}

/** What each way to place counters, or to say how strong they are, leaves; undefined where the turn cannot be foreseen. */
export function planned(
  books: Books,
  view: OurView,
  decision: Decision,
  { seat, friendsOf, worth, random, whole = false }: Foreseeing,
): Foreseen | undefined {
  const { form } = decision;
  const [isPlacing, isSaying] = [isNamed(decision, 'place'), isNamed(decision, 'strengths')];
  if (form.kind !== 'allocate' || !(isPlacing || isSaying)) return undefined;
  const turn = turnOf(books, view, isSaying);
  if (!turn) return undefined;
  const made = new Map<Seat, Leads>();
  const leads = (of: Seat): Leads => {
    let its = made.get(of);
    if (!its) {
      const asked = { seat: of, friends: friendsOf(of), worth: worth(of, books.lastTurn) };
      made.set(of, (its = leadsFor(books, view.open, turn, asked)));
    }
    return its;
  };
  const ways = isPlacing ? placings(form, turn, leads(seat), random) : assignments(form, turn);
  const fits = ({ answer }: Way): boolean => check(form as AllocateForm, answer, CONTEXT) === null;
  const lawful = ways.filter(fits);
  if (lawful.length === 0) return undefined;
  const draws = Array.from({ length: turn.hidden.length === 0 ? 1 : DRAWS }, () => drawnFrom(turn, random));
  const trying = { turn, seat, draws, leads };
  if (isPlacing)
    return foreseen(
      lawful,
      lawful.map((way) => [leftBy(trying, way)]),
    );
  const unseen = guessed(trying, lawful, [null]);
  if (turn.placers.length === 0) return foreseen(lawful, unseen);
  const best = bestOf(lawful, unseen);
  const its = foreseen(best, guessed(trying, best, [null, ...best]));
  if (!whole) return its;
  const all = assignments(form, turn, true).filter(fits);
  const answers = guessed(trying, all, [null, ...best]);
  return { ...its, whole: { answers, replies: guessed(trying, best, [null, ...all]) } };
}

function foreseen(ways: readonly Way[], pays: Foreseen['pays']): Foreseen {
  return { answers: ways.map(({ answer }) => answer), pays };
}

/** So many ways are looked at against every guess of the others. */
const GUESSED_AT = 12;

/** The ways that leave most, by the first that is told of each. */
function bestOf(ways: readonly Way[], pays: Foreseen['pays']): readonly Way[] {
  const left = new Map(ways.map((way, i) => [way, pays[i]?.[0] ?? 0]));
  const byMost = ways.toSorted((one, other) => (left.get(other) ?? 0) - (left.get(one) ?? 0));
  return byMost.slice(0, GUESSED_AT);
}

/** What placing leaves, in the mean of what the others may have. */
function leftBy({ turn, seat, draws, leads }: Trying, { counters }: Way): number {
  const sum = draws.reduce((all, drawn) => {
    const world = copyOf(drawn);
    for (const counter of counters) lay(world, counter, true);
    return all + playedOut(turn, turn.placers, world, leads, seat);
  }, 0);
  return sum / draws.length;
}

/**
 * What strengths leave where the others answer as though they had guessed them: by ways, and by what is guessed; null: nothing,
 * they see no more than that something lies there.
 */
function guessed(
  { turn, seat, draws, leads }: Trying,
  ways: readonly Way[],
  guesses: readonly (Way | null)[],
): number[][] {
  const [first] = ways;
  const pays = ways.map(() => guesses.map(() => 0));
  for (const drawn of draws)
    for (const [j, guess] of guesses.entries()) {
      const world = copyOf(drawn);
      const laid = (guess ?? (first as Way)).counters;
      for (const counter of laid) lay(world, { ...counter, isSeen: guess !== null }, false);
      const rest = playedUpTo(turn, world, leads, seat);
      for (const [i, way] of ways.entries()) {
        const then = copyOf(world);
        said(then, drawn, laid, way.counters);
        const row = pays[i] as number[];
        row[j] = (row[j] as number) + playedOut(turn, rest, then, leads, seat) / draws.length;
      }
    }
  return pays;
}
