import {
  type Answered,
  type Choice,
  type Decision,
  differing,
  isSame,
  isStanding,
  type Json,
  type LineThen,
  nameOf,
  pick,
  Play,
  type Possible,
  type Random,
  type Seat,
  seededRandom,
  TABLE,
  textOf,
} from './game.ts';

// A model says, from the text of a game alone, what is asked, what is legal and what is shown. Here games are played at random
// beside it, and the first thing in which program and model differ is told.

/** What has to be asked and shown now. What it leaves out is not compared. */
export interface Expected {
  readonly over?: boolean;
  /** The names of all that is asked, by seat; a seat that it leaves out is asked nothing. */
  readonly asks?: Readonly<Record<Seat, readonly string[]>>;
  /** What a spectator knows; undefined: nothing. */
  readonly facts?: Readonly<Record<string, Possible>>;
  readonly factsOf?: Readonly<Record<Seat, Readonly<Record<string, Possible>>>>;
  /** Totals of sheets, as a spectator knows them. */
  readonly totals?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

/** A model of a rulebook, or of a part of it. It keeps its own state from what is answered. */
export interface Model<State> {
  readonly rulebook: string;
  /** In one sentence. */
  readonly about: string;
  /** What a game is begun with; one that is refused is another game. */
  choose(random: Random): Choice;
  begin(choice: Choice): State;
  /** An answer that counts, in place: to what was asked, or a report, a ruling, a skip. */
  take(state: State, move: Answered): void;
  expects(state: State): Expected;
  /** Whether an answer is legal; undefined: the model does not say. */
  legal(state: State, asked: Decision, answer: Json): boolean | undefined;
  /** Answers whose legality is compared beside those that the form offers. */
  tries?(state: State, asked: Decision, random: Random): readonly Json[];
  /** What is answered; absent or undefined: anything legal. */
  answer?(state: State, asked: Decision, random: Random): Json | undefined;
  /** What a line that is put right says instead; absent or undefined: anything legal. */
  instead?(asked: Decision, random: Random): Json | undefined;
  /** What a table tells unasked; absent: anything. Undefined: nothing now. */
  report?(asked: Decision, random: Random, state: State): Json | undefined;
  /** What is done that nobody asks for; absent: all of it. */
  readonly asides?: readonly Aside[];
  /** Rulings that stay as they are. */
  readonly kept?: readonly string[];
  /** What a seat tells unasked of what it alone knows; absent: nothing. */
  own?(asked: Decision, random: Random): Json | undefined;
  /** What else differs. */
  differs?(state: State, play: Play): readonly string[];
  /** After so many moves a game is broken off; absent: 120. */
  readonly moves?: number;
}

type Aside = 'report' | 'ruling' | 'skip' | 'mend';

/** The first difference in a game, with all that was answered. */
interface Difference {
  readonly seed: number;
  readonly what: readonly string[];
  readonly story: readonly string[];
}

/** What a game came to. */
export interface Searched {
  readonly moves: number;
  readonly mends: number;
  readonly difference: Difference | null;
}

/** Play the game of a seed beside a model. */
export function search<State>(model: Model<State>, seed: number): Searched {
  const random = seededRandom(seed);
  let refused = '';
  for (let tries = 0; tries < 100; tries++) {
    const choice = model.choose(random);
    const play = Play.begin(model.rulebook, choice);
    if (typeof play !== 'string') return new Beside(model, { choice, play, random }).search(seed);
    refused = play;
  }
  throw new Error(`no game can be begun: ${refused}`);
}

const MOVES = 120;
/** One move in so many is one that nobody asked for. */
const ASIDES = 4;

/** A game beside its model. */
class Beside<State> {
  private readonly model: Model<State>;
  private readonly play: Play;
  private readonly choice: Choice;
  private readonly random: Random;
  private state: State;
  private taken: readonly Answered[] = [];
  private mends = 0;

  constructor(model: Model<State>, given: { choice: Choice; play: Play; random: Random }) {
    this.model = model;
    this.choice = given.choice;
    this.play = given.play;
    this.random = given.random;
    this.state = model.begin(given.choice);
  }

  search(seed: number): Searched {
    const { model, play } = this;
    let moves = 0;
    let what = this.guarded(() => this.compare());
    while (what.length === 0 && moves < (model.moves ?? MOVES) && !play.isOver) {
      moves++;
      what = this.guarded(() => this.move());
    }
    const difference = what.length === 0 ? null : { seed, what, story: play.story() };
    return { moves, mends: this.mends, difference };
  }

  /** What is thrown is a difference, too. */
  private guarded(act: () => readonly string[]): readonly string[] {
    try {
      return act();
    } catch (error) {
      return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    }
  }

  private move(): readonly string[] {
    const found = this.legality();
    if (found.length > 0) return found;
    return this.random(ASIDES) === 0 ? this.aside() : this.answerAsked();
  }

  private answerAsked(): readonly string[] {
    const asked = pick(
      this.play.asked().filter((each) => each.optional !== true && each.held === undefined),
      this.random,
    );
    if (!asked) return ['play goes on, and nothing is asked'];
    const given = this.answerTo(asked);
    return given === undefined ? [`${asked.id} has no legal answer`] : this.give(asked, given);
  }

  private answerTo(asked: Decision): Json | undefined {
    return this.model.answer?.(this.state, asked, this.random) ?? this.play.anyAnswer(asked, this.random);
  }

  private give(asked: Decision, answer: Json): readonly string[] {
    const move = { seat: asked.seat, decision: asked.id, answer };
    const differs = this.judged(asked, answer);
    if (differs.length > 0 || this.play.refuses(move)) return differs;
    const refused = this.play.give(move);
    return refused ? [`${asked.id} ${JSON.stringify(answer)}: ${textOf(refused)}`] : this.catchUp();
  }

  /** Whether form and model say the same of an answer. */
  private judged(asked: Decision, answer: Json): readonly string[] {
    const legal = this.model.legal(this.state, asked, answer);
    if (legal === undefined) return [];
    const refused = this.play.refuses({ seat: asked.seat, decision: asked.id, answer });
    if (legal === (refused === null)) return [];
    const said = `${asked.seat}: ${asked.id} ${JSON.stringify(answer)}`;
    return [
      refused ? `${said} is legal, and refused: ${textOf(refused)}` : `${said} is not legal, and taken`,
    ];
  }

  /** Of all that is asked some answers are judged. */
  private legality(): readonly string[] {
    const { model, play, random, state } = this;
    return play.asked().flatMap((asked) => {
      const { form } = asked;
      const options = form.kind === 'choose' ? form.options.map(({ value }) => value as Json) : [];
      const any = [play.anyAnswer(asked, random), ...(model.tries?.(state, asked, random) ?? [])];
      return [...options, ...any].flatMap((each) => (each === undefined ? [] : this.judged(asked, each)));
    });
  }

  private aside(): readonly string[] {
    const all: readonly Aside[] = ['report', 'report', 'ruling', 'skip', 'mend', 'mend'];
    const { asides = all, own } = this.model;
    const name = pick(own ? [...asides, 'own' as const] : asides, this.random);
    if (name === 'own') return this.tellOwn();
    if (name === 'mend') return this.mend();
    const asked = this.play.standing(name ?? '');
    if (!asked || (name === 'skip' && this.random(4) > 0)) return [];
    const given = name === 'report' ? this.toldTo(asked) : this.play.anyAnswer(asked, this.random);
    if (this.isKept(asked, given)) return [];
    return given === undefined ? [] : this.give(asked, given);
  }

  /** What a seat alone knows, and tells unasked. */
  private tellOwn(): readonly string[] {
    const asked = this.play.standing('report', pick(this.play.seats, this.random) ?? '');
    const given = asked && this.model.own?.(asked, this.random);
    return given === undefined ? [] : this.give(asked as Decision, given);
  }

  private toldTo(asked: Decision): Json | undefined {
    const { model, play, random, state } = this;
    return model.report ? model.report(asked, random, state) : play.anyAnswer(asked, random);
  }

  /** Put a line right, strike it, or put a report in before it. */
  private mend(): readonly string[] {
    const { play, random } = this;
    const seat = pick(play.seats, random) ?? '';
    const line = pick(play.lines(seat), random);
    const edit = line && this.editOf(line);
    if (!edit) return [];
    const refused = play.mend(seat, [edit]);
    if (refused)
      return refused.refused.key === 'mend.same' ? [] : [`mend ${JSON.stringify(edit)}: ${textOf(refused)}`];
    this.mends++;
    return this.catchUp();
  }

  private editOf(line: LineThen): Parameters<Play['mend']>[1][number] | undefined {
    const { random } = this;
    const kind = random(4);
    if (kind === 0) return { at: line.n, strike: true };
    if (kind === 1) {
      const report = line.report();
      const told = report && this.toldTo(report);
      if (!report || told === undefined) return undefined;
      return { before: line.n, seat: TABLE, decision: report.id, answer: told };
    }
    const asked = line.asked();
    const isTold = asked?.form.kind === 'report' && isStanding(asked.id);
    const other = asked && (isTold ? this.toldTo(asked) : this.otherThan(asked));
    return other === undefined ? undefined : { at: line.n, answer: other };
  }

  private otherThan(asked: Decision): Json | undefined {
    const other = this.model.instead?.(asked, this.random) ?? this.play.anyAnswer(asked, this.random);
    return this.isKept(asked, other) ? undefined : other;
  }

  /** Whether it changes a ruling that stays as it is. */
  private isKept({ id }: Decision, answer: Json | undefined): boolean {
    const { kept = [] } = this.model;
    return nameOf(id) === 'ruling' && kept.some((each) => String(answer).startsWith(`${each}=`));
  }

  /** What was answered since, or comes again, is taken; where something was put right the model begins anew. */
  private catchUp(): readonly string[] {
    const answers = this.play.answers();
    const isLonger = this.taken.every((each, i) => isSame(each, answers[i]));
    if (!isLonger) this.state = this.model.begin(this.choice);
    for (const move of answers.slice(isLonger ? this.taken.length : 0)) this.model.take(this.state, move);
    this.taken = answers;
    return [...this.stopped(), ...this.compare()];
  }

  /** An open answer that is asked for and legal again does not wait. */
  private stopped(): readonly string[] {
    const [next] = this.play.waiting;
    const asked = next && this.play.asked(next.seat).find(({ id }) => id === next.decision);
    if (!next || !asked || asked.sealed || asked.optional) return [];
    // a choice is asked anew where what it says is otherwise now
    if (['choose', 'allocate'].includes(asked.form.kind)) return [];
    const isTaken = this.play.refuses({ ...next, decision: asked.id }) === null;
    if (!isTaken) return this.judged(asked, next.answer);
    if (this.model.legal(this.state, asked, next.answer) !== true) return [];
    return [
      `${next.decision} ${JSON.stringify(next.answer)} is asked for and legal, and does not come again`,
    ];
  }

  private compare(): readonly string[] {
    const { model, play, state } = this;
    const { over, asks, facts = {}, factsOf = {}, totals = {} } = model.expects(state);
    return [
      ...(over === undefined ? [] : differing('over', play.isOver, over)),
      ...(asks ? differing('asked', this.askedNow(), sorted(asks)) : []),
      ...Object.entries(facts).flatMap(([key, value]) => differing(key, play.fact(key), value)),
      ...Object.entries(factsOf).flatMap(([seat, each]) =>
        Object.entries(each).flatMap(([key, value]) =>
          differing(`${key} for ${seat}`, play.fact(key, seat), value),
        ),
      ),
      ...Object.entries(totals).flatMap(([name, total]) => {
        const range = typeof total === 'number' ? { min: total, max: total } : total;
        return differing(name, play.sheet(name).total, range);
      }),
      ...(model.differs?.(state, play) ?? []),
    ];
  }

  private askedNow(): Readonly<Record<Seat, readonly string[]>> {
    const asked = this.play.asked().filter((each) => each.optional !== true);
    const bySeat = Map.groupBy(asked, ({ seat }) => seat);
    return sorted(
      Object.fromEntries([...bySeat].map(([seat, all]) => [seat, all.map(({ id }) => nameOf(id))])),
    );
  }
}

function sorted(asks: Readonly<Record<Seat, readonly string[]>>): Readonly<Record<Seat, readonly string[]>> {
  const all = Object.entries(asks).filter(([, names]) => names.length > 0);
  return Object.fromEntries(
    all.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([seat, names]) => [seat, names.toSorted()]),
  );
}
