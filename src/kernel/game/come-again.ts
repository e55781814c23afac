import { answerFor, isFor, type WaitingAnswer } from './again.ts';
import { asNews } from '../steps/let-be.ts';
import { askedOf } from './allow.ts';
import { come, goTo, passBy, walk } from './course.ts';
import { type Decision, DICE, type Seat } from '../forms/decision.ts';
import { directivesTold } from './directive.ts';
import type { AnswerEntry } from './entry.ts';
import { check, choicesOf, type Option, type Row } from '../forms/form.ts';
import { addQuiet, base, enter, type Game, withHash } from './enter.ts';
import { copyJson, isRecord, isSame, type Json, own } from '../json.ts';
import { isUndo, wasHeld } from './moment.ts';
import { asksOf, copyState, findAsked, isAwaited, type State } from './play.ts';
import { isForFacts } from '../steps/missing.ts';
import { viewOf } from './position.ts';
import { takesAll } from '../forms/takes-all.ts';
import type { Slices } from './slices.ts';
import type { Words } from '../texts/words.ts';

/**
 * Gives the answers again that wait to come again, in order and as ordinary entries, one at a time, as far as they are asked for:
 * until a question stands open that was not asked before, or that the old answer does not fit. What is left when play has
 * arrived where it had been is passed by. Nothing waits: the game as it is.
 */
export function* comingAgain(game: Game): Slices<Game> {
  return game.state.again?.answers.length ? yield* new Driver(game).drive() : game;
}

/** What is given next, and the decision that it answers. */
interface Next {
  readonly waiting: WaitingAnswer;
  readonly decision: Decision;
  readonly answer: Json;
}

class Driver {
  private game: Game;
  private readonly before: Before;
  /** What play waits for, and what of it no sealed answer is held for. */
  private awaited: readonly Decision[] = [];
  private open: readonly Decision[] = [];
  private stepStays: boolean | undefined;

  constructor(game: Game) {
    this.game = game;
    this.before = new Before(game, game.state.again?.mend ?? 0);
  }

  private get state(): State {
    return this.game.state;
  }

  *drive(): Slices<Game> {
    yield* this.before.look();
    for (let next = yield* this.next(); next; next = yield* this.next()) {
      this.give(next);
      yield this.game;
    }
    const passed = this.state.again?.answers.map(({ n }) => n) ?? [];
    if (passed.length > 0 && (yield* this.hasArrived())) {
      const state = copyState(this.game.table, this.state);
      passBy(state);
      this.game = addQuiet(this.game, { ...base(this.game, {}), passed }, state, false);
      yield this.game;
    }
    return withHash(this.game);
  }

  private give({ waiting, decision, answer }: Next): void {
    const { n: again, seat, by, agreed } = waiting;
    const given = { seat, decision: decision.id, answer, again, ...(agreed ? { agreed } : {}) };
    this.game = enter(this.game, decision, { ...base(this.game, { by }), ...given }, false);
    const { moments } = this.game;
    this.tickAgain(directivesTold(moments.at(-1)?.told.dispatches ?? []), moments.length);
  }

  /** A directive that was done, and is told again as it was, is done. */
  private tickAgain(told: readonly string[], n: number): void {
    for (const [at, directive] of told.entries()) {
      const waiting = this.state.again?.ticks.find((each) => each.directive === directive);
      if (!waiting) continue;
      const { n: again, seat, by } = waiting;
      const body = { ...base(this.game, { by }), seat, tick: { n, i: at + 1 }, done: true, again };
      const state = copyState(this.game.table, this.state);
      come(state, body);
      this.game = addQuiet(this.game, body, state, false);
    }
  }

  private *next(): Slices<Next | undefined> {
    const waiting = this.state.again?.answers.filter(({ anew }) => !anew) ?? [];
    this.look();
    const beside = new Map<Seat, readonly Decision[]>();
    let goesOn: boolean | undefined;
    for (const each of waiting) {
      const next = this.comes(each);
      if (next) return next;
      const aside = this.findBeside(each, beside);
      if (!aside) continue;
      goesOn ??= waiting.some((one) => this.comes(one) !== undefined) || (yield* this.hasArrived());
      if (goesOn || (yield* this.isWhere(each.at))) return aside;
    }
    return undefined;
  }

  /** See what play waits for now. */
  private look(): void {
    const { held } = this.state;
    this.awaited = awaitedIn(this.game, this.state);
    this.open = this.awaited.filter(({ seat, id }) => own(own(held, seat) ?? {}, id) === undefined);
    this.stepStays = undefined;
  }

  private comes(waiting: WaitingAnswer): Next | undefined {
    const decision = this.open.find((each) => isFor(waiting, each));
    return decision && this.fits(waiting, decision);
  }

  /** A waiting answer to what is open in any step, where that is open, and takes it. */
  private findBeside(waiting: WaitingAnswer, asked: Map<Seat, readonly Decision[]>): Next | undefined {
    const { seat } = waiting;
    const all =
      asked.get(seat) ?? asksOf(this.game.table, this.state, seat).filter(({ optional }) => optional);
    asked.set(seat, all);
    const decision = all.find((each) => isFor(waiting, each));
    if (!decision) return undefined;
    const answer = asNews(decision, waiting.answer, this.game.table.rules.facts);
    return this.takes(decision, answer) ? { waiting, decision, answer } : undefined;
  }

  private fits(waiting: WaitingAnswer, decision: Decision): Next | undefined {
    const answer = answerFor(waiting, decision);
    if (isNothingAsked(waiting, answer) || !this.takes(decision, answer)) return undefined;
    if (decision.seat === DICE && !this.isSameRoll(waiting, decision)) return undefined;
    if (!decision.sealed && !this.isSameChoice(waiting, decision, answer)) return undefined;
    if (decision.sealed && !this.isStepAsItWas()) return undefined;
    return { waiting, decision, answer };
  }

  private takes({ form, clauses }: Decision, answer: Json): boolean {
    return check(form, answer, { facts: this.game.table.rules.facts, clauses }) === null;
  }

  /** Whether the same dice are rolled for the same: at another target, which has another sheet, they would be known before. */
  private isSameRoll({ n }: WaitingAnswer, { form, clauses, sheets }: Decision): boolean {
    const then = this.before.rollAt(n);
    return then !== undefined && isSame([then.form, then.clauses, then.sheets], [form, clauses, sheets]);
  }

  /** Whether what was chosen is offered as it was then, in the same words: with others it may mean something else. */
  private isSameChoice({ n }: WaitingAnswer, { form }: Decision, answer: Json): boolean {
    const then = this.before.offeredAt(n);
    if (then === undefined) return true;
    const now = wordsOf(form, [answer]);
    return chosenIn(form, answer).every((each) => !then.has(each) || isSame(then.get(each), now.get(each)));
  }

  /**
   * Whether every sealed answer of this step can come again, whatever it was: else that some came would tell of those that did
   * not, and the whole step is asked anew.
   */
  private isStepAsItWas(): boolean {
    this.stepStays ??= this.awaited.every((decision) => {
      const then = this.before.formOf(decision);
      return then === undefined || takesAll(decision.form, then);
    });
    return this.stepStays;
  }

  /** Whether play waits for nothing but what it waited for before anything was put right. */
  private *hasArrived(): Slices<boolean> {
    return yield* this.isWhere(yield* this.before.arrival());
  }

  /** Whether play waits for nothing but what it waited for before entry `n`. */
  private *isWhere(n: number): Slices<boolean> {
    const { table } = this.game;
    const then = yield* this.before.waitedAt(n);
    const now = table.rules.now?.(this.state.position.open);
    return this.open.every((each) => then.places.some((one) => isSamePlace(one, each, now === then.now)));
  }
}

/** Whether of what was told then nothing is asked now: given as it is, it would wait on, and be given for ever. */
function isNothingAsked({ decision, answer: then }: WaitingAnswer, answer: Json): boolean {
  return isForFacts(decision) && isEmpty(answer) && !isEmpty(then);
}

const isEmpty = (answer: Json): boolean => isRecord(answer) && Object.keys(answer).length === 0;

/** What play waits for in a state, whether it is held or not. */
function awaitedIn({ table: { rules }, table }: Game, { position }: Pick<State, 'position'>): Decision[] {
  return rules
    .awaiting(position.open)
    .flatMap((seat: Seat) => askedOf(table, viewOf(position, seat)).filter(isAwaited));
}

/** The words in which a form offers what some answers take. */
function wordsOf(form: Decision['form'], answers: readonly Json[]): ReadonlyMap<string, Words> {
  const chosen = new Set(answers.flatMap((answer) => chosenIn(form, answer)));
  const offered = choicesOf(form).filter((each) => !each.barred && chosen.has(nameOf(each)));
  return new Map(offered.map((each) => [nameOf(each), copyJson(each.label)]));
}

const nameOf = (each: Option | Row): string => ('value' in each ? each.value : each.id);

/** The options, or rows, that an answer takes. */
function chosenIn({ kind }: Decision['form'], answer: Json): readonly string[] {
  if (kind === 'choose') return [String(isRecord(answer) ? answer['value'] : answer)];
  if (kind !== 'allocate' || !isRecord(answer)) return [];
  return Object.keys(answer).filter((row) => answer[row] !== 0);
}

/** A question that play waited for; of one for facts, which comes again under its name, also for which. */
interface Question extends Pick<AnswerEntry, 'seat' | 'decision'> {
  readonly facts?: readonly string[];
}

/** What play waited for, and in which moment of it. */
interface Waited {
  readonly places: readonly Question[];
  readonly now: number | undefined;
}

function placeOf({ seat, id, form }: Decision): Question {
  const place = { seat, decision: id };
  return form.kind === 'report' && isForFacts(id) ? { ...place, facts: [...form.facts] } : place;
}

/** Whether two questions are one; of those for facts, if they ask for one fact at least in the same moment. */
function isSamePlace(then: Question, decision: Decision, isSameMoment: boolean): boolean {
  if (!isFor(then, decision)) return false;
  const { facts } = placeOf(decision);
  return facts === undefined || (isSameMoment && facts.some((key) => then.facts?.includes(key)));
}

function* arrivalOf(game: Game, mend: number): Slices<number> {
  const { again } = yield* goTo(game, mend - 1);
  return again?.answers.some(({ anew }) => !anew) ? yield* arrivalOf(game, again.mend) : mend;
}

/** What was asked before the game was put right. */
class Before {
  private readonly game: Game;
  private readonly entries: readonly AnswerEntry[];
  private readonly rolls = new Map<number, Decision>();
  private readonly forms = new Map<string, Decision['form']>();
  private readonly offered = new Map<number, ReadonlyMap<string, Words>>();
  /** What each entry gave, and what comes in its place. */
  private readonly given: ReadonlyMap<number, readonly Json[]>;
  private readonly open = new Map<number, Waited>();
  private readonly mend: number;
  private end: number | undefined;

  constructor(game: Game, mend: number) {
    this.game = game;
    this.mend = mend;
    const entry = game.moments[mend - 1]?.entry;
    const again = entry && isUndo(entry) ? entry.again : undefined;
    const given = new Map<number, readonly Json[]>();
    this.given = given;
    this.entries = (again ?? []).flatMap((each) => {
      const first = 'n' in each ? game.moments[each.n - 1]?.entry : undefined;
      if (!first || !('decision' in first)) return [];
      const { answer = first.answer } = each;
      given.set(first.n, [first.answer, answer]);
      return [first];
    });
  }

  /** The entry before which play was where all has come again: before what was put right while more waited, what was put right first. */
  *arrival(): Slices<number> {
    this.end ??= yield* arrivalOf(this.game, this.mend);
    return this.end;
  }

  /** What play waited for before entry `n`. */
  *waitedAt(n: number): Slices<Waited> {
    return this.open.get(n) ?? this.noteOpen(n, yield* goTo(this.game, n - 1));
  }

  /** The roll that an entry answered. */
  rollAt(n: number): Decision | undefined {
    return this.rolls.get(n);
  }

  /** What an open choice offered that an entry answered. */
  offeredAt(n: number): ReadonlyMap<string, Words> | undefined {
    return this.offered.get(n);
  }

  /**
   * The form of a sealed decision in the step in which anything comes again, whether its seat had answered it or not: who had
   * answered in part tells nothing. Undefined where it was not asked.
   */
  formOf({ seat, id }: Decision): Decision['form'] | undefined {
    return this.forms.get(`${seat} ${id}`);
  }

  private noteOpen(n: number, before: State): Waited {
    const places = awaitedIn(this.game, before).map(placeOf);
    const waited = { places, now: this.game.table.rules.now?.(before.position.open) };
    this.open.set(n, waited);
    return waited;
  }

  private noteOffered({ n, seat, decision }: AnswerEntry, before: State): void {
    const asked = findAsked(this.game.table, before, seat, decision);
    if (asked) this.offered.set(n, wordsOf(asked.form, this.given.get(n) ?? []));
  }

  /** What a form is made of changes with the state. */
  private noteForms(before: State): void {
    for (const { seat, id, form, sealed } of awaitedIn(this.game, before))
      if (sealed) this.forms.set(`${seat} ${id}`, copyJson(form));
  }

  /** One walk through the past finds all of it. */
  *look(): Slices<void> {
    const { game } = this;
    const numbers = new Set(this.entries.map(({ n }) => n));
    if (numbers.size === 0) return;
    let isNoted = false;
    yield* walk(game, { first: Math.min(...numbers), last: Math.max(...numbers) }, (moment, before) => {
      const { entry, asked, closed } = moment;
      if (numbers.has(entry.n) && 'decision' in entry) {
        if (asked?.awaited === false) this.noteOpen(entry.n, before);
        if (wasHeld(moment) && !isNoted) this.noteForms(before);
        isNoted ||= wasHeld(moment);
        const roll = entry.seat === DICE && findAsked(game.table, before, DICE, entry.decision);
        if (roll) this.rolls.set(entry.n, { ...roll, form: copyJson(roll.form) });
        else if (asked?.awaited && !asked.sealed) this.noteOffered(entry, before);
      }
      // what is only held changes no form
      if (closed || !wasHeld(moment)) isNoted = false;
      return false;
    });
  }
}
