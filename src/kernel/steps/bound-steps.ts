import { forgetAllowed } from '../game/allow.ts';
import { type Seat, TABLE } from '../forms/decision.ts';
import type { BooksOf, Ground, Item, Step, StepsOf } from './step.ts';

/** A step and its parameters: that they belong together, only the name says. */
export type AnyStep<G extends Ground> = {
  readonly [M in keyof Step<G, never>]-?: Step<G, never>[M] | undefined;
};
export type AnyAt = never;

const NOBODY: readonly never[] = [];
const TABLE_ALONE: readonly Seat[] = [TABLE];

/** Every step has every member, in one order: the engine then finds them at one place. */
const NO_STEP = {
  clauses: undefined,
  ends: undefined,
  needs: undefined,
  seats: undefined,
  unnamed: undefined,
  asks: undefined,
  leads: undefined,
  take: undefined,
  next: undefined,
  again: undefined,
  withdraw: undefined,
  passes: undefined,
  drop: undefined,
};

/** A step that forgets, where it closes a part of the play, what was allowed in that. */
function closing<G extends Ground>(step: Step<G, never>): Step<G, never> {
  if (!step.ends?.closes) return step;
  return {
    ...step,
    next(books, position, at, referee) {
      forgetAllowed(position);
      return step.next?.(books, position, at, referee);
    },
  };
}

/** The steps of a rulebook, with the books of one game. */
export class BoundSteps<G extends Ground> {
  readonly books: BooksOf<G>;
  private readonly byName: ReadonlyMap<string, AnyStep<G>>;
  constructor(books: BooksOf<G>, steps: StepsOf<G>) {
    const all = Object.entries(steps as unknown as Readonly<Record<string, Step<G, never>>>);
    this.books = books;
    this.byName = new Map(all.map(([name, step]) => [name, { ...NO_STEP, ...closing(step) }]));
  }

  /** The step of an item. Throws when there is none: our own mistake. */
  of({ step }: Item): AnyStep<G> {
    const found = this.byName.get(step);
    if (found === undefined) throw new Error(`no step ${step}`);
    return found;
  }

  /** The seats that take part in an item and have not answered it; the table alone where it has to report first. */
  unanswered(open: G['open'], item: Item): readonly Seat[] {
    const { kept } = item;
    if (kept?.missing) return TABLE_ALONE;
    const seats = this.of(item).seats?.(this.books, open, item as AnyAt) ?? NOBODY;
    const answered = kept?.answered;
    return answered ? seats.filter((seat) => !answered.includes(seat)) : seats;
  }

  /** The names of those in which something can be asked. */
  asking(): readonly string[] {
    return [...this.byName].filter(([, { seats, needs }]) => seats || needs).map(([name]) => name);
  }
}
