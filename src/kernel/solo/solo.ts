import type { Decision } from '../forms/decision.ts';
import type { AllocateForm, Allocation } from '../forms/form.ts';
import type { OpenCommon, View } from '../game/position.ts';
import type { Random } from '../forms/sample.ts';
import type { Json } from '../json.ts';
import type { Setup } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { Rulings } from '../steps/ruling.ts';
import type { FactKey, FactValue } from '../sums/facts.ts';
import type { Aims } from './aims.ts';
import type { DateReader } from './file.ts';
import type { Course, History } from './history.ts';
import type { Stand, Worth } from './stand.ts';
import type { Words } from '../texts/words.ts';

/** How the places of one game stand, from `open` alone. */
export interface Standings<Open extends OpenCommon = OpenCommon> {
  /** Every place that is worth something to anybody, in an order that never changes. */
  stands(open: Open): readonly Stand[];
  /** The places that would stand otherwise if a sheet of the game came to a total now; of a sheet that moves nothing, none. */
  wouldStand(open: Open, sheet: string, total: number): readonly Stand[];
  /** Seats of other camps whose gains are no loss to a seat; absent: all others are its opponents. */
  besides?(seat: Seat): readonly Seat[];
  /**
   * What a row or an option costs whoever takes it, or each point of it, in hundredths of worth, where a unit of its means is
   * worth `means`; below 0 where to take it is worth something by itself. Absent: nothing costs anything.
   */
  price?(open: Open, decision: Decision, choice: string, means: number): number;
  /** What anybody does where no choice is worth more than another; undefined: as little as there is. */
  usual?(open: Open, decision: Decision): Json | undefined;
  /**
   * The answer to a form that asks what has happened, or what a seat has been dealt, where a history does not simply tell
   * its rows; undefined: it asks for nothing of the kind.
   */
  happens?(open: Open, decision: Decision, course: Course): Json | undefined;
  /** Bots take what a history has of the map for so where nobody has told it yet; absent: all that is possible. */
  readonly goesByHistory?: true;
  /**
   * The seats that can have the dice of a sheet fall, once so much is placed for it by seats: what one of them has placed for it
   * counts only then. Undefined, or absent: they fall whatever anybody does.
   */
  calls?(open: Open, sheet: string, placed: Readonly<Record<Seat, number>>): readonly Seat[] | undefined;
  /** What seats could choose from as they placed in secret what still counts; absent: nothing that they place stays secret. */
  placings?(open: Open): readonly { readonly seat: Seat; readonly form: AllocateForm }[];
  /** Whether what a history tells can still come, as the game stands: nobody attacks a friend. Absent: all of it. */
  canCome?(open: Open, fact: FactKey, value: FactValue): boolean;
  /**
   * How much better a seat stands at the end of the game for each of some rolls, if that one comes now rather than none: by what
   * places are worth to it, in hundredths of worth, when everybody then takes what is worth most. Means of samples, from `open`
   * alone. Absent: nobody can say.
   */
  ahead?(open: Open, asked: Ahead): readonly number[];
  /**
   * What answers to an allocation leave that others reply to in later steps, by samples of what the seat does not see and of
   * what they would do; from its own view alone. Undefined: nobody can say. Absent: there is no such form.
   */
  planned?(view: View, decision: Decision, asked: Foreseeing): ForeseenAnswers | undefined;
  /**
   * What is answered best where means are spent on rolls and against them, unseen or in the open: by how the game ends, and with
   * what the others then do best; undefined: the decision is of another kind. Absent: nothing is spent so.
   */
  spends?(open: Open, decision: Decision, asked: Spending): SpentAnswer | undefined;
}

/** Answers that come in question, and what each leaves, in hundredths of worth. */
export interface ForeseenAnswers {
  readonly answers: readonly Allocation[];
  /** In how many ways the others may reply: in one alone, or by what they take a secret answer for. */
  readonly replies: number;
  /** What an answer leaves where that is the reply, each by its number from 0: the same each time. */
  pay(answer: number, reply: number): number;
}

/** Who looks ahead, and what is worth what to whom, as all can know it. */
export interface Foreseeing {
  readonly seat: Seat;
  friendsOf(seat: Seat): readonly Seat[];
  /** What places are worth to a seat at a turn. */
  worth(seat: Seat, turn: number): Worth;
  readonly random: Random;
}

/** Who spends, and what it knows. */
export interface Spending {
  readonly seat: Seat;
  /** The seats of a seat's camp. */
  friends(seat: Seat): readonly Seat[];
  /** What places are worth to a seat, as the aims say, which all know. */
  worth(seat: Seat): Worth;
  /** What a unit of means is worth to anybody, in hundredths of worth. */
  readonly means: number;
  /** What the seat would say of a fact that it is asked for; undefined: it does not know. */
  tells(fact: FactKey): FactValue | undefined;
  readonly random: Random;
}

/** What is spent, and why. */
export interface SpentAnswer {
  readonly answer: Json;
  readonly why: Words;
}

/** What is asked of the rest of a game. */
export interface Ahead {
  readonly seat: Seat;
  readonly rolls: readonly PossibleRoll[];
  readonly worth: Worth;
  readonly random: Random;
}

/** A roll that could come now: on which sheet, and its total. */
export interface PossibleRoll {
  readonly sheet: string;
  readonly total: number;
}

/** What a rulebook gives for games that nobody sits at. */
export interface Solo<Open extends OpenCommon = OpenCommon> {
  /** For each scenario at least one; the first that names it is its own. */
  readonly aims: readonly Aims[];
  /** The same of histories: the first is the historical course. */
  readonly histories: readonly History[];
  /** Choices of rulings with which such games are played where the user says nothing of them; absent: the defaults. */
  readonly rulings?: Rulings;
  /** What its stands are called, where the rulebook's own texts do not say it: what `texts` made. */
  readonly texts?: object;
  /** What a place is called that no word book has a name for, `named` being what parts of its id are; undefined: as its id reads. */
  called?(place: string, named: (id: string) => string): Words | undefined;
  readonly dated: DateReader;
  /** Its table tells what a history has as soon as it happens, and not only when it is asked. */
  readonly tellsUnasked?: true;
  bind(setup: Setup): Standings<Open>;
}
