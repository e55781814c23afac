import { type Decision, type Seat, TABLE } from './decision.ts';
import type { Referee } from './dispatch.ts';
import type { FactKey, Report, ReportAnswer } from './facts.ts';
import type { Bar, Option } from './form.ts';
import type { Json } from './json.ts';
import type { View } from './position.ts';
import type { Rules } from './rulebook.ts';
import { standingName } from './standing.ts';
import type {
  BooksOf,
  Change,
  Follows,
  GameOf,
  Go,
  Ground,
  Item,
  Optional,
  Question,
  Step,
  StepsOf,
  ToldOf,
} from './step.ts';
import { words } from './words.ts';

/** What a game is played by: its steps by name, what follows from reports in order, and what is open in any step. */
export interface Course<G extends Ground> {
  readonly books: BooksOf<G>;
  readonly steps: StepsOf<G>;
  /** What follows from reports, in order; null: from every one. */
  readonly news: readonly {
    readonly on: ReadonlyMap<FactKey, readonly string[]> | null;
    readonly brings: Follows<G>['brings'];
  }[];
  readonly optional: readonly Optional<G>[];
  /** The position before the first step. */
  first(): GameOf<G>;
  /** What comes first. */
  begin(): readonly Go<G>[];
  /** What set-up tells is told to nobody, not with the first answer. */
  readonly quietStart: boolean;
  /** Where the rulebook keeps what was reported, beside the store of facts. */
  write(game: GameOf<G>, report: ReportAnswer): void;
}

/** The part of the rules that follows from the steps. */
export type Played<G extends Ground> = Pick<
  Rules<G['open'], G['sealed']>,
  'setup' | 'awaiting' | 'asks' | 'apply' | 'ruled' | 'skips' | 'amendable' | 'amend' | 'amendBar'
>;

/** The play of a rulebook that is made of steps. */
export function played<G extends Ground>(course: Course<G>): Played<G> {
  const play = new Play(course);
  return {
    setup: () => play.setup(),
    awaiting: (open) => play.awaiting(open),
    asks: (view) => play.asks(view),
    apply: (game, decision, answer, referee) => play.apply(game, decision, answer, referee),
    ruled: (game, referee) => play.ruled(game, referee),
    skips: (open) => play.skips(open),
    amendable: (open) => play.amendable(open),
    amend: (game, step, change, referee) => play.amend(game, step, change, referee),
    amendBar: (open, step, change) => play.amendBar(open, step, change),
  };
}

/** A step and its parameters: that they belong together, only the name says. */
type Any<G extends Ground> = { readonly [M in keyof Step<G, never>]-?: Step<G, never>[M] | undefined };
type At = never;
/** That news follows from a fact. */
interface Following {
  readonly rule: number;
  readonly of: readonly string[];
}

type Seated<G extends Ground> = View<G['open'], G['sealed']> & { readonly seat: Seat };

/** Every step has every member, in one order: the engine then finds them at one place. */
const NO_STEP = {
  clauses: undefined,
  ends: undefined,
  needs: undefined,
  seats: undefined,
  asks: undefined,
  take: undefined,
  next: undefined,
  again: undefined,
  drop: undefined,
  amend: undefined,
  amendBar: undefined,
};

const NOTHING: readonly never[] = [];
const TABLE_ALONE: readonly Seat[] = [TABLE];
const QUIET: Referee = { reveal: () => undefined };

/** Writes the agenda: nothing else does. */
class Play<G extends Ground> {
  private readonly course: Course<G>;
  private readonly steps: ReadonlyMap<string, Any<G>>;
  /** The news that follows from each fact: its place in the list, and what the fact is about. */
  private readonly follows: ReadonlyMap<FactKey, readonly Following[]>;
  constructor(course: Course<G>) {
    this.course = course;
    const steps = Object.entries(course.steps as unknown as Readonly<Record<string, Step<G, never>>>);
    this.steps = new Map(steps.map(([name, step]) => [name, { ...NO_STEP, ...step }]));
    const all = course.news.flatMap(({ on }, rule) =>
      [...(on ?? [])].map(([key, of]) => ({ key, rule, of })),
    );
    this.follows = Map.groupBy(all, ({ key }) => key);
  }

  /** The first position. What it tells is told with the first answer, as nobody listens yet. */
  setup(): GameOf<G> {
    const game = this.start(QUIET);
    if (!this.course.quietStart) game.open.untold = true;
    return game;
  }

  private start(referee: Referee): GameOf<G> {
    const game = this.course.first();
    game.open.agenda = this.course.begin() as readonly Item[];
    this.goOn(game, referee);
    return game;
  }

  private tellStart({ open }: GameOf<G>, referee: Referee): void {
    if (!open.untold) return;
    delete open.untold;
    if (referee.tell) this.start({ ...referee, ...QUIET });
  }

  private stepOf({ step }: Item): Any<G> {
    const found = this.steps.get(step);
    if (found === undefined) throw new Error(`no step ${step}`);
    return found;
  }

  /** The seats that take part in an item and have not answered it. */
  awaiting(open: G['open']): readonly Seat[] {
    const item = open.agenda[0];
    if (item === undefined) return NOTHING;
    if (item.kept?.missing) return TABLE_ALONE;
    const seats = this.stepOf(item).seats?.(this.course.books, open, item as At) ?? NOTHING;
    const answered = item.kept?.answered;
    return answered ? seats.filter((seat) => !answered.includes(seat)) : seats;
  }

  asks(view: View<G['open'], G['sealed']>): readonly Decision[] {
    const { open, seat } = view;
    if (seat === null || open.agenda.length === 0) return NOTHING;
    const mine = view as Seated<G>;
    const own = this.awaiting(open).includes(seat) ? [this.asked(mine)] : NOTHING;
    if (this.course.optional.length === 0) return own;
    const more = this.course.optional.flatMap((each) => each.asks(this.course.books, mine));
    return [...own, ...more.map((question): Decision => ({ ...question, seat, optional: true }))];
  }

  private asked(view: Seated<G>): Decision {
    const { open, seat } = view;
    const item = open.agenda[0] as Item;
    const step = this.stepOf(item);
    const missing = item.kept?.missing;
    const question = missing
      ? this.asksFor(open, item, missing)
      : step.asks?.(this.course.books, view, item as At);
    if (question === undefined) throw new Error(`the step ${item.step} asks nothing of ${seat}`);
    // made for this seat just now
    const decision = question as Question & { seat?: Seat };
    decision.seat = seat;
    return decision as Decision;
  }

  /** What nobody has reported, and the step cannot begin without. */
  private asksFor(open: G['open'], item: Item, missing: readonly FactKey[]): Question | undefined {
    const { needs } = this.stepOf(item);
    if (needs === undefined) return undefined;
    const { at, prompt, clauses } = needs.asks(this.course.books, open, item as At, missing);
    const form = { kind: 'report', facts: missing } as const;
    return { id: `${at}/missing-${open.asked}/report`, form, prompt, clauses };
  }

  apply(game: GameOf<G>, decision: Decision, answer: Json, referee: Referee): void {
    const isHidden = decision.sealed === true && decision.optional === true;
    if (!isHidden) this.tellStart(game, referee);
    if (standingName(decision) === 'skip') this.skip(game, answer as string, referee);
    else if (decision.form.kind === 'report') this.report(game, decision, answer, referee);
    else if (decision.optional) this.takeOptional(game, decision, answer, referee);
    else this.answer(game, decision, answer, referee);
  }

  /** An answer to the open step, and what comes once nobody is left to answer. */
  private answer(game: GameOf<G>, decision: Decision, answer: Json, referee: Referee): void {
    const isLast = this.take(game, decision, answer, referee);
    // sealed answers are taken one after the other, and nothing is looked at in between
    const isDone = isLast || (!decision.sealed && this.awaiting(game.open).length === 0);
    if (isDone) this.goOn(game, referee);
  }

  /** What an answer to the open step does; the last one ends it. Whether it has ended. */
  private take(game: GameOf<G>, decision: Decision, answer: Json, referee: Referee): boolean {
    const { open } = game;
    const item = open.agenda[0] as Item;
    const waiting = item.kept?.taking ?? this.awaiting(open);
    const taking = waiting.length === 1 ? NOTHING : waiting.filter((seat) => seat !== decision.seat);
    const given = { seat: decision.seat, answer, decision };
    const step = this.stepOf(item);
    const brings = step.take?.(this.course.books, game, item as At, given, referee) ?? NOTHING;
    const { answered = NOTHING, brought = NOTHING } = item.kept ?? {};
    const all = brought.length === 0 ? brings : [...brought, ...brings];
    if (taking.length === 0) {
      this.finish(game, step, item, all, referee);
      return true;
    }
    const kept = { answered: [...answered, given.seat], brought: all };
    put(open, [{ ...item, kept: decision.sealed ? { ...kept, taking } : kept }]);
    return false;
  }

  /** Everybody has answered the open step: what comes now, then what the answers brought. */
  private finish(
    game: GameOf<G>,
    step: Any<G>,
    item: Item,
    brought: readonly Item[],
    referee: Referee,
  ): void {
    const next = step.next?.(this.course.books, game, item as At, referee) ?? NOTHING;
    put(game.open, brought.length === 0 ? next : [...next, ...brought]);
  }

  /** Go on until somebody is asked, or nothing is left. */
  private goOn(game: GameOf<G>, referee: Referee): void {
    const { open } = game;
    while (open.agenda.length > 0) {
      const item = open.agenda[0] as Item;
      const step = this.stepOf(item);
      const missing = step.needs?.facts(this.course.books, open, item as At) ?? NOTHING;
      if (missing.length > 0 || item.kept?.missing) put(open, [lacking(item, missing)]);
      if (missing.length > 0 || (step.seats && this.awaiting(open).length > 0)) return;
      this.finish(game, step, item, item.kept?.brought ?? NOTHING, referee);
    }
  }

  private report(game: GameOf<G>, decision: Decision, answer: Json, referee: Referee): void {
    const { open } = game;
    const { books, news, write } = this.course;
    const report = answer as ReportAnswer;
    write(game, report);
    const asked = decision.optional !== true;
    if (decision.sealed) {
      if (asked) this.answer(game, decision, answer, referee);
      return;
    }
    const isNeed = open.agenda[0]?.kept?.missing !== undefined;
    if (asked && isNeed) open.asked++;
    const told = this.toldIn(report);
    const before = news.flatMap(({ on, brings }, rule) => {
      const each = told[rule] ?? NOTHING;
      if (on && each.length === 0) return NOTHING;
      return brings(books, game, { each, report, asked }, referee) ?? NOTHING;
    });
    if (asked && !isNeed) this.take(game, decision, answer, referee);
    else this.again(game, referee);
    this.interrupt(open, before);
    this.goOn(game, referee);
  }

  /** What a report tells, by the place of the news that follows from it. */
  private toldIn(report: Readonly<ReportAnswer>): readonly (readonly ToldOf[] | undefined)[] {
    const told: ToldOf[][] = [];
    for (const key in report)
      for (const { rule, of } of this.follows.get(key) ?? NOTHING)
        (told[rule] ??= []).push({ key, of, report: report[key] as Report });
    return told;
  }

  /** What is open has changed: the open step, and those that it interrupted, may have to make way. */
  private again(game: GameOf<G>, referee: Referee): void {
    const { open } = game;
    const { books } = this.course;
    open.agenda = open.agenda.flatMap((item, i): readonly Item[] => {
      if (i > 0 && !item.kept?.left) return [item];
      return this.stepOf(item).again?.(books, game, item as At, referee) ?? [item];
    });
  }

  /** Put items before the open step: it looks again on what is told before it goes on. */
  private interrupt(open: G['open'], before: readonly Item[]): void {
    const item = open.agenda[0];
    if (before.length === 0) return;
    if (item && this.stepOf(item).again) put(open, [{ ...item, kept: { ...item.kept, left: true } }]);
    open.agenda = [...before, ...open.agenda];
  }

  /** A ruling has changed. */
  ruled(game: GameOf<G>, referee: Referee): void {
    this.tellStart(game, referee);
    this.again(game, referee);
    this.goOn(game, referee);
  }

  /** The open step without what is kept of it, if a roll in it can be amended later. */
  amendable({ agenda: [item] }: G['open']): Item | null {
    if (item === undefined || item.kept?.missing || !this.stepOf(item).amend) return null;
    const { kept: _, ...at } = item;
    return at;
  }

  amend(game: GameOf<G>, item: Item, change: Change<G['open']>, referee: Referee): void {
    const step = this.stepOf(item);
    const before = step.amend?.(this.course.books, game, item as At, change, referee) ?? NOTHING;
    this.again(game, referee);
    this.interrupt(game.open, before);
    this.goOn(game, referee);
  }

  amendBar(open: G['open'], item: Item, change: Change<G['open']>): Bar | null {
    return this.stepOf(item).amendBar?.(this.course.books, open, item as At, change) ?? null;
  }

  private takeOptional(game: GameOf<G>, decision: Decision, answer: Json, referee: Referee): void {
    const { open } = game;
    const given = { seat: decision.seat, answer, decision };
    const before = this.course.optional.flatMap(
      (each) => each.take(this.course.books, game, given, referee) ?? NOTHING,
    );
    this.interrupt(open, before);
    this.goOn(game, referee);
  }

  /** What may be skipped: each span whose end is on the agenda. */
  skips(open: G['open']): readonly Option[] {
    const { books } = this.course;
    return open.agenda.flatMap((item): Option[] => {
      const span = this.stepOf(item).ends;
      const seats = span?.seats?.(books, open, item as At);
      if (span === undefined || seats === null) return [];
      const label = words(`skip.${span.name}`, span.args(books, open, item as At));
      return [seats ? { value: span.name, label, seats } : { value: span.name, label }];
    });
  }

  private skip(game: GameOf<G>, name: string, referee: Referee): void {
    const { books } = this.course;
    const { open } = game;
    const end = open.agenda.find((item) => {
      const { ends } = this.stepOf(item);
      return ends?.name === name && ends.seats?.(books, open, item as At) !== null;
    });
    const span = end && this.stepOf(end).ends;
    if (!span) throw new Error(`nothing on the agenda ends ${name}`);
    const data = words(`told.skip.${name}`, span.args(books, open, end as At));
    referee.tell?.({ to: 'all', kind: 'ruling', data, clauses: span.clauses });
    for (let [item] = open.agenda; item && item !== end; [item] = open.agenda) {
      const falls = this.stepOf(item).drop?.(books, game, item as At, referee) ?? NOTHING;
      put(open, [...falls, ...(item.kept?.brought ?? NOTHING)]);
    }
    this.goOn(game, referee);
  }
}

/** An item with what is missing for it: what it kept else stays. */
function lacking(item: Item, missing: readonly FactKey[]): Item {
  const { kept: { missing: _, ...rest } = {}, ...at } = item;
  if (missing.length > 0) return { ...at, kept: { ...rest, missing } };
  return Object.keys(rest).length > 0 ? { ...at, kept: rest } : at;
}

/** Put items in the place of the first one. */
function put(open: { agenda: readonly Item[] }, items: readonly Item[]): void {
  const { agenda } = open;
  if (items.length === 0) {
    open.agenda = agenda.slice(1);
    return;
  }
  const next = items.slice();
  for (let i = 1; i < agenda.length; i++) next.push(agenda[i] as Item);
  open.agenda = next;
}
