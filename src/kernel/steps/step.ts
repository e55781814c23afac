import type { Clause } from '../clause.ts';
import type { Decision, Seat } from '../forms/decision.ts';
import type { Lead } from '../forms/form.ts';
import type { Referee } from './dispatch.ts';
import type { Belief } from '../sums/belief.ts';
import type {
  FactKey,
  Facts,
  FactSchema,
  FactSpec,
  FactValue,
  Possible,
  Report,
  ReportAnswer,
} from '../sums/facts.ts';
import type { Json } from '../json.ts';
import type { AskedCounts } from './missing.ts';
import type { OpenCommon, Position, SealedCommon, View } from '../game/position.ts';
import type { PreparedSum } from '../sums/prepare.ts';
import type { Sheet } from '../sums/sheet.ts';
import type { Words } from '../texts/words.ts';

/**
 * What a rulebook stands on: what is made of a game's setup, the two parts of its state, and the parameters of its steps by
 * name.
 */
export interface Ground {
  readonly setting: object;
  readonly open: OpenOfSteps;
  readonly sealed: SealedCommon;
  readonly steps: object;
  /** The moments of its sequence of play at which chapters can put something on the agenda. */
  readonly moments: string;
}

/** The open part of a game that is played by steps. */
export interface OpenOfSteps extends OpenCommon {
  /** What is to come; its first item is the step that is open. Written by the kernel alone; copies of a game share it. */
  agenda: readonly Item[];
  /** How often the table has answered each question for facts that play waited for, where that can be asked again. */
  asked: AskedCounts;
  /** What set-up told stands nowhere yet: nobody has answered. */
  untold?: true;
}

/** A step on the agenda: its name, its parameters, and what the kernel keeps of it while it is open. */
export interface Item {
  readonly step: string;
  readonly kept?: {
    /** Who has answered. */
    readonly answered?: readonly Seat[];
    /** What their answers brought. */
    readonly brought?: readonly Item[];
    /** The facts that the table is asked for first. */
    readonly missing?: readonly FactKey[];
    /** While sealed answers are taken: whose are still to be. */
    readonly taking?: readonly Seat[];
    /** Something came before it while it was open. */
    readonly left?: true;
  };
}

/** What never changes in a game, worked out once: its setting, and the facts and sheets made from that. */
export type BooksOf<G extends Ground> = G['setting'] & {
  readonly facts: FactSchema;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** What a view knows of each fact; what comes from a sheet is left to `withSheets`. */
  known(view: View<G['open'], G['sealed']>): Facts;
  /** What the parts give to a rule that collects it, in their order. */
  given<K extends keyof GivesOf<G>>(name: K): readonly GivesOf<G>[K][];
  /** A copy of a position: to try something on. */
  copy(position: GameOf<G>): GameOf<G>;
  /** A sheet of that name, ready for many sums; with `needing` its lines alone that need this fact. */
  prepared(name: string, needing?: FactKey): PreparedSum;
  /** The moments at which some chapter can have something due. */
  readonly moments: ReadonlySet<G['moments']>;
  /** What the chapters put on the agenda at a moment, in their order. */
  at(moment: G['moments'], open: G['open']): readonly Go<G>[];
};

/** The names of the steps of a rulebook. */
export type StepName<G extends Ground> = keyof G['steps'] & string;

/** What parts of a rulebook can give to a rule that collects it, by name: its ground says so in `gives`. */
export type GivesOf<G extends Ground> = G extends { readonly gives: infer Gives extends object }
  ? Gives
  : object;

/** Lists of what is given, in the order of the parts. */
export type GivenLists<G extends Ground> = { readonly [K in keyof GivesOf<G>]: readonly GivesOf<G>[K][] };

/** Facts of one kind: 'control.<place>' for every place. It stands beside the rule that uses them. */
export interface Family<G extends Ground, Of extends readonly string[] = readonly string[]> {
  /** The key of one of them: nobody builds a key by hand. */
  key(...of: Of): FactKey;
  /** What there is one for. */
  each(setting: G['setting']): readonly Of[];
  spec(setting: G['setting'], ...of: Of): FactSpec;
  /** What it is while nobody has reported it; absent: unknown. */
  readonly unreported?: FactValue;
  /** Kept in a register: its `read` and its `write` are of that alone, and no store of facts has a copy. */
  readonly registered?: true;
  /** What a view knows of it, where that is not simply what was reported. */
  read?(view: View<G['open'], G['sealed']>, ...of: Of): Possible;
  /** What a seat can hold possible of it, weighed, where it does not know it. */
  possible?(view: View<G['open'], G['sealed']>, ...of: Of): Belief | undefined;
  /** What was told of it last, where it is asked again: a register keeps it itself, if it is worth telling. */
  last?(view: View<G['open'], G['sealed']>, ...of: Of): FactValue | undefined;
  /** Where the rulebook keeps a reported value: beside the store of facts, or in its register alone. */
  write?(position: GameOf<G>, report: ReportAnswer[FactKey], ...of: Of): void;
}

/** A step to go to, with its parameters. */
export type Go<G extends Ground> = {
  [K in StepName<G>]: { readonly step: K } & Readonly<G['steps'][K]>;
}[StepName<G>];

/** The parameters of a step. */
type At<G extends Ground, K extends keyof G['steps']> = Readonly<G['steps'][K]>;

/** A game in the types of its rulebook. */
export type GameOf<G extends Ground> = Position<G['open'], G['sealed']>;

/** What is asked of a seat: the kernel adds whose it is. */
export type Question = Omit<Decision, 'seat' | 'optional' | 'held' | 'draft'>;

/** An answer as a step gets it. */
export interface GivenAnswer {
  readonly seat: Seat;
  readonly answer: Json;
  readonly decision: Decision;
}

/** What may be skipped: everything up to the item that ends it, which then runs as always. */
interface Span<G extends Ground, K extends keyof G['steps']> {
  /** `phase`, `turn`: the words `skip.<name>` offer it, `told.skip.<name>` tell it. */
  readonly name: string;
  readonly clauses: readonly Clause[];
  /** The decisions so far are over for good then: which bars were set aside in them is forgotten. */
  readonly closes?: true;
  /** The arguments of both texts. */
  args(books: BooksOf<G>, open: G['open'], at: At<G, K>): Readonly<Record<string, Json>>;
  /** The seats from whom the skip takes a decision; absent or undefined: all. Null: it is not offered now. */
  seats?(books: BooksOf<G>, open: G['open'], at: At<G, K>): readonly Seat[] | undefined | null;
}

/** Facts without which a step cannot begin. */
export interface Needs<G extends Ground, A = unknown> {
  readonly facts: (books: BooksOf<G>, open: G['open'], at: A) => readonly FactKey[];
  /** The question: the part of the game in its id ('1940'), its prompt and its clauses. */
  readonly asks: (
    books: BooksOf<G>,
    open: G['open'],
    at: A,
    missing: readonly FactKey[],
  ) => { readonly at: string; readonly prompt: Words; readonly clauses: readonly Clause[] };
  /** What is asked with them, where they are asked, and can be left out. */
  readonly free?: (books: BooksOf<G>, open: G['open'], at: A) => readonly FactKey[];
  /** The prompt where some are asked with them, if it is another: what is skipped is told by that of `asks`. */
  readonly withFree?: (books: BooksOf<G>, open: G['open'], at: A) => Words;
  /** How it stands with some of them now, for whoever wonders. */
  readonly notes?: (
    books: BooksOf<G>,
    open: G['open'],
    facts: readonly FactKey[],
  ) => Readonly<Record<FactKey, Words>>;
  /** Of which that nobody knows is an answer of its own: news of it says what it means, or they are asked again. */
  readonly unsure?: (key: FactKey) => boolean;
}

/** One step: one object, in the file of its clause. `at` are its parameters. */
export interface Step<G extends Ground, K extends keyof G['steps']> {
  readonly clauses: readonly Clause[];
  /** What can be skipped up to here. */
  readonly ends?: Span<G, K>;
  /** The facts that the table is asked for before anything else. From `open` alone. */
  readonly needs?: Needs<G, At<G, K>>;
  /** Everybody who takes part, from `open` alone; absent or nobody: the step is passed by, and `next` follows. */
  seats?(books: BooksOf<G>, open: G['open'], at: At<G, K>): readonly Seat[];
  /** Nobody learns whom play waits for, and who has answered, before all have: who answers soon has nothing. */
  readonly unnamed?: true;
  /** Exactly one thing for each of them. */
  asks?(
    books: BooksOf<G>,
    view: View<G['open'], G['sealed']> & { readonly seat: Seat },
    at: At<G, K>,
  ): Question;
  /** What a choice leads to, where that would make the form too heavy to be sent. */
  leads?(
    books: BooksOf<G>,
    view: View<G['open'], G['sealed']> & { readonly seat: Seat },
    at: At<G, K>,
    choice: string,
  ): readonly Lead[];
  /** What an answer does; what it brings comes after this step. */
  take?(
    books: BooksOf<G>,
    position: GameOf<G>,
    at: At<G, K>,
    given: GivenAnswer,
    referee: Referee,
  ): readonly Go<G>[] | void;
  /** Everybody has answered: what comes now, before what their answers brought. */
  next?(books: BooksOf<G>, position: GameOf<G>, at: At<G, K>, referee: Referee): readonly Go<G>[] | void;
  /**
   * After an open report or a ruling: what stands here instead; null: this step, as it is. What stands instead begins anew:
   * who had answered openly is asked again, and what those answers brought is gone.
   */
  again?(books: BooksOf<G>, position: GameOf<G>, at: At<G, K>, referee: Referee): readonly Go<G>[] | null;
  /**
   * Where what brought this step holds no more, as something was corrected meanwhile: what stands here instead, and it is told;
   * null: it holds. Looked at whenever the step is reached, in a skip too. It reads what is open alone.
   */
  withdraw?(books: BooksOf<G>, position: GameOf<G>, at: At<G, K>, referee: Referee): readonly Go<G>[] | null;
  /**
   * Skipped: the answer that stands when nobody gives one, lawful whatever is sealed: none, or what is known. Absent or null:
   * the question is left to the table, and named.
   */
  passes?(books: BooksOf<G>, open: G['open'], at: At<G, K>): Json | null;
  /**
   * Skipped, where it is not gone through at all, as it opens secrets or computes on answers that nobody gave: what must
   * happen all the same, and what falls with it in its turn.
   */
  drop?(books: BooksOf<G>, position: GameOf<G>, at: At<G, K>, referee: Referee): readonly Go<G>[] | void;
}

/** The steps of a rulebook by name: none can be forgotten, and none is unknown. */
export type StepsOf<G extends Ground> = { readonly [K in StepName<G>]: Step<G, K> };

/** A fact that was reported: what it is about, as its family counts, and the report. */
export interface ToldOf {
  readonly key: FactKey;
  readonly of: readonly string[];
  readonly report: Report;
}

/** What was reported openly. */
export interface News {
  /** The facts of the families from which this follows, in the order of the report. */
  readonly each: readonly ToldOf[];
  /** All of it. */
  readonly report: Readonly<ReportAnswer>;
  /** What was known of the reported facts that a register keeps, before: to tell again what is so already is no news. */
  readonly was: ReadonlyMap<FactKey, Possible>;
  /** The game had asked for it. */
  readonly asked: boolean;
}

/** What follows from news of the map: it stands beside its rule. It reads what is open alone; what it brings goes in front. */
export interface Follows<G extends Ground> {
  readonly clauses: readonly Clause[];
  /** The families of facts from which it follows; absent: from every report. */
  readonly on?: readonly Family<G>[];
  brings(books: BooksOf<G>, position: GameOf<G>, news: News, referee: Referee): readonly Go<G>[] | void;
}

/** Decisions that are open in any step: nobody waits for them. */
export interface Optional<G extends Ground> {
  asks(books: BooksOf<G>, view: View<G['open'], G['sealed']> & { readonly seat: Seat }): readonly Question[];
  /** What one of them does; what it brings comes before the step that is open. */
  take(books: BooksOf<G>, position: GameOf<G>, given: GivenAnswer, referee: Referee): readonly Go<G>[] | void;
}
