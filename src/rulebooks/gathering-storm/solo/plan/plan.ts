import {
  type Decision,
  type Foreseeing,
  type ForeseenAnswers,
  check,
  isNamed,
} from '../../../../kernel/solo/index.ts';
import type { AllocateForm, Seat } from '../../../../kernel/index.ts';
import type { OurView } from '../../intelligence/held.ts';
import type { Books } from '../../state.ts';
import { placings } from './placings.ts';
import { copyOf, drawnFrom, lay, playedOut, playedUpTo, restate } from './reply.ts';
import { assignments } from './strengths.ts';
import { type Leads, leadsFor, type PlannedTurn, turnOf, type Way, type World } from './turn.ts';

// Where counters go, and how strong they are: many ways are tried, each against what the others may have face down and how they
// would answer.

/** How often what lies face down is drawn. */
const DRAWS = 8;

const CONTEXT = { facts: {}, clauses: [] };

/** What a way is tried with. */
interface Trying {
  readonly turn: PlannedTurn;
  readonly seat: Seat;
  readonly draws: readonly World[];
  leads(seat: Seat): Leads;
}

/** What each way to place counters, or to say how strong they are, leaves; undefined where the turn cannot be foreseen. */
export function planTurn(
  books: Books,
  view: OurView,
  decision: Decision,
  { seat, friendsOf, worth, random }: Foreseeing,
): ForeseenAnswers | undefined {
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
  const lawful = ways.filter(({ answer }) => check(form as AllocateForm, answer, CONTEXT) === null);
  if (lawful.length === 0) return undefined;
  const draws = Array.from({ length: turn.hidden.length === 0 ? 1 : DRAWS }, () => drawnFrom(turn, random));
  const trying = { turn, seat, draws, leads };
  const answers = lawful.map(({ answer }) => answer);
  if (isPlacing) {
    const left = lawful.map((way) => leftBy(trying, way));
    return { answers, replies: 1, pay: (i) => left[i] as number };
  }
  const guesses = turn.placers.length === 0 ? [null] : [null, ...lawful];
  return { answers, replies: guesses.length, pay: guessed(trying, lawful, guesses) };
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
 * What strengths leave where the others answer as though they had guessed them: by way, and by guess; null: nothing, they see no
 * more than that something lies there.
 */
function guessed(
  { turn, seat, draws, leads }: Trying,
  ways: readonly Way[],
  guesses: readonly (Way | null)[],
): ForeseenAnswers['pay'] {
  const [first] = ways as readonly [Way];
  /** How each draw stands once the others have answered a guess, and who places after that. */
  const answered = (guess: Way | null) => {
    const laid = (guess ?? first).counters;
    return draws.map((drawn) => {
      const world = copyOf(drawn);
      for (const counter of laid) lay(world, { ...counter, isSeen: guess !== null }, false);
      const rest = playedUpTo(turn, world, leads, seat);
      return { drawn, world, laid, rest };
    });
  };
  const stood: ReturnType<typeof answered>[] = [];
  const pays = new Map<number, number>();
  return (i, j) => {
    const key = i * guesses.length + j;
    const known = pays.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (const { drawn, world, laid, rest } of (stood[j] ??= answered(guesses[j] ?? null))) {
      const then = copyOf(world);
      restate(then, drawn, laid, (ways[i] as Way).counters);
      sum += playedOut(turn, rest, then, leads, seat);
    }
    pays.set(key, sum / draws.length);
    return sum / draws.length;
  };
}
