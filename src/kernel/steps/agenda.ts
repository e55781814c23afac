import { type AnyAt, type AnyStep, BoundSteps } from './bound-steps.ts';
import type { Decision, Seat } from '../forms/decision.ts';
import type { Referee } from './dispatch.ts';
import type { BarredNews, Lead } from '../forms/form.ts';
import type { FactKey, Possible, ReportAnswer } from '../sums/facts.ts';
import { lacking, put, replaceFirst } from './item.ts';
import type { Json } from '../json.ts';
import { missingId, noteAsked } from './missing.ts';
import type { View } from '../game/position.ts';
import type { Rules } from '../rulebook.ts';
import { leavesOf, skipsOf, skipTo } from './skipping.ts';
import { standingName } from '../game/always-open.ts';
import { withDoubts } from './doubts.ts';
import type { BooksOf, Follows, GameOf, Go, Ground, Item, Optional, Question, StepsOf } from './step.ts';
import type { ToldIn } from './told.ts';

/** What a game is played by: its steps by name, what follows from reports in order, and what is open in any step. */
export interface PlayedBy<G extends Ground> {
  readonly books: BooksOf<G>;
  readonly steps: StepsOf<G>;
  /** What follows from reports, in order; null: from every one. */
  readonly news: readonly {
    readonly on: ReadonlyMap<FactKey, readonly string[]> | null;
    readonly brings: Follows<G>['brings'];
  }[];
  /** What a report tells each of them. */
  readonly toldIn: ToldIn;
  readonly optional: readonly Optional<G>[];
  /** What cannot be news now; absent: nothing ever is. */
  readonly barred?: (open: G['open']) => readonly BarredNews[];
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
type Played<G extends Ground> = Pick<
  Rules<G['open'], G['sealed']>,
  'setup' | 'awaiting' | 'unnamed' | 'asks' | 'leads' | 'apply' | 'ruled' | 'skips' | 'leaves' | 'steps'
>;

/** The play of a rulebook that is made of steps. */
export function playOf<G extends Ground>(course: PlayedBy<G>): Played<G> {
  const play = new Play(course);
  return withDoubts(course.books, {
    setup: () => play.setup(),
    awaiting: (open) => play.awaiting(open),
    unnamed: (open) => play.unnamed(open),
    asks: (view) => play.asks(view),
    leads: (view) => play.leads(view),
    apply: (game, decision, answer, referee) => play.apply(game, decision, answer, referee),
    ruled: (game, referee) => play.ruled(game, referee),
    skips: (open) => skipsOf(play.steps, open),
    leaves: (open, skip) => leavesOf(play.steps, open, skip),
    steps: play.steps.asking(),
  });
}

type Seated<G extends Ground> = View<G['open'], G['sealed']> & { readonly seat: Seat };

const NOT_KEPT: ReadonlyMap<FactKey, Possible> = new Map();
const NOTHING: readonly never[] = [];
const QUIET: Referee = { reveal: () => undefined };

/** Writes the agenda: nothing else does. */
class Play<G extends Ground> {
  private readonly course: PlayedBy<G>;
  readonly steps: BoundSteps<G>;
  constructor(course: PlayedBy<G>) {
    this.course = course;
    this.steps = new BoundSteps(course.books, course.steps);
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

  private tellStart(game: GameOf<G>, referee: Referee): void {
    if (!game.open.untold) return;
    // without it anew: an object from which a member is deleted is slow ever after
    const { untold: _, ...open } = game.open;
    game.open = open as G['open'];
    if (referee.tell) this.start({ ...referee, ...QUIET });
  }

  /** The seats that take part in an item and have not answered it. */
  awaiting(open: G['open']): readonly Seat[] {
    const item = open.agenda[0];
    return item === undefined ? NOTHING : this.steps.unanswered(open, item);
  }

  /** Whether the open step names nobody. */
  unnamed({ agenda: [item] }: G['open']): boolean {
    return item !== undefined && !item.kept?.missing && this.steps.of(item).unnamed === true;
  }

  asks(view: View<G['open'], G['sealed']>): readonly Decision[] {
    const { open, seat } = view;
    const item = open.agenda[0];
    if (seat === null || item === undefined) return NOTHING;
    const mine = view as Seated<G>;
    const step = this.steps.of(item);
    const own = this.steps.unanswered(open, item).includes(seat) ? [this.asked(mine, item, step)] : NOTHING;
    if (this.course.optional.length === 0) return own;
    const more = this.course.optional.flatMap((each) => each.asks(this.course.books, mine));
    return [...own, ...more.map((question): Decision => ({ ...question, seat, optional: true }))];
  }

  /** What a choice of the open step leads to, where its form does not say it. */
  leads(view: View<G['open'], G['sealed']>): ((choice: string) => readonly Lead[]) | undefined {
    const { open, seat } = view;
    const item = open.agenda[0];
    if (seat === null || item === undefined || item.kept?.missing) return undefined;
    const { leads } = this.steps.of(item);
    return leads && ((choice) => leads(this.course.books, view as Seated<G>, item as AnyAt, choice));
  }

  private asked(view: Seated<G>, item: Item, step: AnyStep<G>): Decision {
    const { open, seat } = view;
    const missing = item.kept?.missing;
    const question = missing
      ? this.asksFor(open, item, missing)
      : step.asks?.(this.course.books, view, item as AnyAt);
    if (question === undefined) throw new Error(`the step ${item.step} asks nothing of ${seat}`);
    // made for this seat just now
    const decision = question as Question & { seat?: Seat };
    decision.seat = seat;
    return decision as Decision;
  }

  /** What nobody has reported, and the step cannot begin without. */
  private asksFor(open: G['open'], item: Item, missing: readonly FactKey[]): Question | undefined {
    const { needs } = this.steps.of(item);
    if (needs === undefined) return undefined;
    const { at, prompt, clauses } = needs.asks(this.course.books, open, item as AnyAt, missing);
    const free = needs.free?.(this.course.books, open, item as AnyAt) ?? NOTHING;
    const facts = free.length > 0 ? [...missing, ...free] : missing;
    const unsure = needs.unsure ? facts.filter(needs.unsure) : NOTHING;
    const barred =
      this.course.barred?.(open).filter((each) => each.asked && facts.includes(each.fact)) ?? NOTHING;
    const notes = needs.notes?.(this.course.books, open, facts) ?? {};
    const form = {
      kind: 'report',
      facts,
      ...(free.length > 0 ? { free } : {}),
      ...(unsure.length > 0 ? { unsure } : {}),
      ...(missing.length > 1 ? { parts: true as const } : {}),
      ...(Object.keys(notes).length > 0 ? { notes } : {}),
      ...(barred.length > 0 ? { barred } : {}),
    } as const;
    const isMore = free.length > 0 && needs.withFree !== undefined;
    const asked = isMore ? needs.withFree(this.course.books, open, item as AnyAt) : prompt;
    return { id: missingId(open.asked, at, item.step), form, prompt: asked, clauses };
  }

  apply(game: GameOf<G>, decision: Decision, answer: Json, referee: Referee): void {
    const isHidden = decision.sealed === true && decision.optional === true;
    if (!isHidden) this.tellStart(game, referee);
    if (standingName(decision) === 'skip') {
      skipTo(this.steps, game, answer as string, referee);
      this.goOn(game, referee);
    } else if (decision.form.kind === 'report') this.report(game, decision, answer, referee);
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
    const step = this.steps.of(item);
    const waiting = item.kept?.taking ?? this.steps.unanswered(open, item);
    const taking = waiting.length === 1 ? NOTHING : waiting.filter((seat) => seat !== decision.seat);
    const given = { seat: decision.seat, answer, decision };
    const brings = step.take?.(this.course.books, game, item as AnyAt, given, referee) ?? NOTHING;
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
    step: AnyStep<G>,
    item: Item,
    brought: readonly Item[],
    referee: Referee,
  ): void {
    const next = step.next?.(this.course.books, game, item as AnyAt, referee) ?? NOTHING;
    put(game.open, brought.length === 0 ? next : [...next, ...brought]);
  }

  /** Go on until somebody is asked, or nothing is left. */
  private goOn(game: GameOf<G>, referee: Referee): void {
    const { open } = game;
    const { books } = this.course;
    // a list of its own, changed in place while nobody is asked
    const agenda = open.agenda.slice();
    open.agenda = agenda;
    for (let first = agenda[0]; first !== undefined; first = agenda[0]) {
      const step = this.steps.of(first);
      const instead = step.withdraw?.(books, game, first as AnyAt, referee);
      if (instead) {
        replaceFirst(agenda, instead);
        continue;
      }
      const item = step.needs === undefined ? first : this.withMissing(open, first, step);
      agenda[0] = item;
      if (item.kept?.missing) return;
      if (step.seats !== undefined && this.steps.unanswered(open, item).length > 0) return;
      const next = step.next?.(books, game, item as AnyAt, referee) ?? NOTHING;
      const brought = item.kept?.brought;
      replaceFirst(agenda, brought === undefined ? next : [...next, ...brought]);
    }
  }

  /** An item with the facts without which it cannot begin, as far as they are missing. */
  private withMissing(open: G['open'], item: Item, { needs }: AnyStep<G>): Item {
    const missing = needs?.facts(this.course.books, open, item as AnyAt) ?? NOTHING;
    return missing.length > 0 || item.kept?.missing ? lacking(item, missing) : item;
  }

  private report(game: GameOf<G>, decision: Decision, answer: Json, referee: Referee): void {
    const { open } = game;
    const { books, news, write } = this.course;
    const report = answer as ReportAnswer;
    const was = this.kept(open, report);
    write(game, report);
    const asked = decision.optional !== true;
    if (decision.sealed) {
      if (asked) this.answer(game, decision, answer, referee);
      return;
    }
    const isNeed = open.agenda[0]?.kept?.missing !== undefined;
    if (asked && isNeed) open.asked = noteAsked(open.asked, decision.id);
    const told = this.course.toldIn(report);
    const before: Item[] = [];
    news.forEach(({ on, brings }, rule) => {
      const each = told[rule] ?? NOTHING;
      if (on && each.length === 0) return;
      before.push(...(brings(books, game, { each, report, was, asked }, referee) ?? NOTHING));
    });
    if (asked && !isNeed) this.take(game, decision, answer, referee);
    else this.again(game, referee);
    this.interrupt(open, before);
    this.goOn(game, referee);
  }

  /** What registers keep of reported facts. */
  private kept(open: G['open'], report: ReportAnswer): ReadonlyMap<FactKey, Possible> {
    const { facts, known } = this.course.books;
    const keys = Object.keys(report).filter((key) => facts[key]?.registered);
    if (keys.length === 0) return NOT_KEPT;
    const now = known({ seat: null, open });
    return new Map(keys.map((key) => [key, now(key)]));
  }

  /** What is open has changed: the open step, and those that it interrupted, may have to make way. */
  private again(game: GameOf<G>, referee: Referee): void {
    const { open } = game;
    const { books } = this.course;
    const agenda: Item[] = [];
    open.agenda.forEach((item, i) => {
      const isOpen = i === 0 || item.kept?.left;
      const now = isOpen ? this.steps.of(item).again?.(books, game, item as AnyAt, referee) : null;
      if (now) agenda.push(...now);
      else agenda.push(item);
    });
    open.agenda = agenda;
  }

  /** Put items before the open step: it looks again on what is told before it goes on. */
  private interrupt(open: G['open'], before: readonly Item[]): void {
    const item = open.agenda[0];
    if (before.length === 0) return;
    if (item && this.steps.of(item).again) put(open, [{ ...item, kept: { ...item.kept, left: true } }]);
    open.agenda = [...before, ...open.agenda];
  }

  /** A ruling has changed. */
  ruled(game: GameOf<G>, referee: Referee): void {
    this.tellStart(game, referee);
    this.again(game, referee);
    this.goOn(game, referee);
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
}
