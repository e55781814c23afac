import type { Clause, ClauseEntry, Refusal } from './clause.ts';
import type { Decision, Seat } from './forms/decision.ts';
import type { Door, Referee } from './steps/dispatch.ts';
import type { TableEvent } from './steps/event.ts';
import type { Belief } from './sums/belief.ts';
import type { FactKey, FactSchema, Facts, FactValue } from './sums/facts.ts';
import type { FileForms } from './forms/file-form.ts';
import type { BarredNews, Form, Lead, Option } from './forms/form.ts';
import type { Json } from './json.ts';
import type { Attack } from './game/entry.ts';
import type { MapPlan } from './board/map-plan.ts';
import type { Holding } from './board/holding.ts';
import type { CampTone, Chart, Panel, TablePanel } from './board/panel.ts';
import type { OpenCommon, Position, SealedCommon, View } from './game/position.ts';
import type { Ruling, Rulings } from './steps/ruling.ts';
import type { Sheet, SheetResult } from './sums/sheet.ts';
import type { WordBook, Words } from './texts/words.ts';

/** A starting situation: who sits, and which facts hold, so that nobody is asked sixty questions on turn one. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** In the order in which sealed answers are applied. */
  readonly seats: readonly {
    readonly id: Seat;
    readonly title: string;
    readonly powers: readonly string[];
    /** The side of it, where others are on the same: those may talk among themselves. */
    readonly camp?: string;
    /** Its colour on the board. */
    readonly tone?: CampTone;
  }[];
  readonly facts: Readonly<Record<string, FactValue>>;
  /** All of it is open: no rule of it is played in secret, whatever the rulebook keeps secret elsewhere. */
  readonly open?: true;
}

/** What a game is made from: the header's choices, checked. */
export interface Setup {
  readonly scenario: Scenario;
  readonly rulings: Rulings;
  /** The user's tables, card, pack or map, as the rulebook's `data` accepted it; null for none. */
  readonly data: Json;
}

/** A fault in a user's data file: where (object keys and list indexes), and what is wrong. */
export interface DataFault {
  readonly path: readonly (string | number)[];
  readonly fault: string;
}

/** One entry of the documented vocabulary of decisions or doors. */
export interface DecisionKind {
  readonly name: string;
  readonly seats: string;
  readonly form: 'choose' | 'allocate' | 'roll' | 'report';
  readonly about: string;
  readonly clauses: readonly Clause[];
  /** The sheets that its choices lead to, each by the first part of its name; absent: to none. */
  readonly leadsTo?: readonly string[];
  /** Dice can fall once it is answered, and yet no choice of it leads to them: why. */
  readonly unforeseen?: string;
  /** Its rows are taken or left: an answer names them, without points. */
  readonly ticks?: true;
  /** What stands before its answer, which is a number: '$'. */
  readonly unit?: string;
  /** An answer in one sentence of the log, where the rules tell nothing of it. */
  readonly says?: (answer: Json, of: { readonly seat: Seat; readonly decision: string }) => Words;
  /** The answer by which its seat does nothing, where nothing follows from that. */
  readonly nothing?: string | Readonly<Record<string, never>>;
  /** The form that it has under other rulings than the defaults, and the answer by which nothing is done in that one. */
  readonly otherwise?: readonly OtherForm[];
  /** To choose is to agree: it is asked even where only one option is open. */
  readonly consent?: true;
  /** What its seat may leave to be answered for it. In games in which a door may open on it there is none. */
  readonly habit?: HabitKind;
  /** The sealed decision of its seat that follows at once: what draws this one draws that with it, and leaves its answer. */
  readonly sealedWith?: string;
  /** The habits that its seat may leave for the turn in one press with nothing here: each is asked later in the turn, if at all. */
  readonly more?: readonly string[];
}

/** The answers that may be left for a decision: the same name at several decisions is one habit. */
export interface HabitKind {
  readonly name: string;
  readonly answers: Readonly<Record<string, HabitAnswer>>;
  /** All that can be left is to give nothing: then it may be left where doors stay shut on that (`notOnNothing`). */
  readonly nothingAlone?: true;
  /** Of whom it is asked; absent: of every seat. */
  readonly seats?: readonly Seat[];
  /** In which games it can be left; absent: in all. */
  readonly only?: (setup: Setup) => boolean;
  /** It is asked for each power by itself, which its id names: a seat of several leaves an answer for each. */
  readonly eachPower?: true;
  /** The games in which it is asked of seats. Absent: all. */
  readonly in?: (setup: Setup) => boolean;
  /** It is asked for each of several things, which its id names ('3/SPA.I1/germany/bid'): those for which a seat may be asked. */
  readonly each?: (seat: Seat) => readonly string[];
  /**
   * Whether what is left is given, though a door may open on it: what its seat left with another answer for this one moment.
   * Where not, it is only offered. Absent: it always is, and nothing is left where a door may open.
   */
  readonly gives?: (asked: Pick<Decision, 'id' | 'seat' | 'sealed'>) => boolean;
  /** Beside the answers that it names a seat can leave any that the form will take: it is said whole, with another answer. */
  readonly whole?: true;
}

/** An answer that may be left: what it is in words, and what that comes to in a form. */
interface HabitAnswer {
  readonly about: string;
  readonly answer: (form: Form) => Json | undefined;
}

/** The form of a decision under some choices of rulings. */
export interface OtherForm extends Pick<DecisionKind, 'form' | 'nothing'> {
  readonly rulings: Readonly<Record<string, readonly string[]>>;
}

/** A kind of door: every `reveal` key is this name, or begins with it and a slash. */
export interface DoorKind {
  readonly name: string;
  readonly about: string;
  readonly clauses: readonly Clause[];
  /** The names of the decisions on whose answers it may open: such an answer needs an up-to-date view. */
  readonly on: readonly string[];
  /** Of these the decisions on which it opens in some games alone, and in which. */
  readonly only?: Readonly<Partial<Record<string, (setup: Setup) => boolean>>>;
  /** Of these the decisions on which it never opens where nothing is given, and at which of them: by the id. */
  readonly notOnNothing?: Readonly<Partial<Record<string, (id: string) => boolean>>>;
  /** Of these the decisions on which it opens too seldom for games at random to wait for, and why. */
  readonly seldom?: Readonly<Partial<Record<string, string>>>;
  /**
   * Whether the rules open just this door here, to just these seats, with just this value; the position is the one in which it
   * opened, `given` what the seat it comes from answered in the step, by the ids of the decisions.
   */
  may(position: Position, door: Door, given: Readonly<Record<string, Json>>): boolean;
}

/** What became of names when the rules changed: old to new, for every game that was made before. */
export interface NewNames {
  /** Names of decisions, facts, doors and sheets; rows and options of answers. What is not listed kept its name. */
  readonly decisions?: Readonly<Record<string, string>>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly doors?: Readonly<Record<string, string>>;
  readonly sheets?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
}

/** How games made under one version of the rules play on under the next. */
export interface Migration {
  readonly from: string;
  readonly to: string;
  /** What changed, in one sentence for those who play. */
  readonly about: string;
  readonly renamed: NewNames;
  /**
   * An id without what counted in it, of then or of now: one that nobody is asked any more is that of the decision, asked of its
   * seat, of which the same is left. Absent: no id has changed so.
   */
  readonly uncounted?: (id: string) => string;
  /** Rulings that have a name only since: what was played before, for games that went on from there. */
  readonly rulings?: Readonly<Rulings>;
  /** Whether what an entry tells is still compared: not where the same answers are told otherwise on purpose. */
  readonly toldAlike: boolean;
}

/** How a game ended: a sentence, and the clauses that say so. */
export interface Ending {
  readonly text: Words;
  readonly clauses: readonly string[];
  /** The colour of who has won, where that is one. */
  readonly tone?: CampTone;
}

/** The rules of one game: a rulebook bound to its setup, so that card, tables and sheets are built once. */
export interface Rules<Open extends OpenCommon = OpenCommon, Sealed extends SealedCommon = SealedCommon> {
  readonly facts: FactSchema;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** The first position. */
  setup(): Position<Open, Sealed>;
  /** The seats play waits for; none when the game is over. */
  awaiting(open: Open): readonly Seat[];
  /** Whether nobody may learn whom of them play still waits for. Absent: all may. */
  unnamed?(open: Open): boolean;
  /** What this view's seat may answer now. */
  asks(view: View<Open, Sealed>): readonly Decision[];
  /** What this view knows of each fact: open facts, own secrets, what was revealed, bounds on the rest. */
  known(view: View<Open, Sealed>): Facts;
  /** What a table can tell in the words of the game. Absent: nothing. */
  events?(): readonly TableEvent[];
  /** Whether a fact is of what this scenario cannot have: no list shows it. Absent: none is. */
  elsewhere?(key: FactKey): boolean;
  /** What a register of its own was told last of a fact that is asked again. */
  last?(view: View<Open, Sealed>, key: FactKey): FactValue | undefined;
  /**
   * What this view's seat can hold possible of a fact that it does not know, by the rules and by what was opened to it, each
   * value weighed: for what it assumes before it chooses, and never for the game.
   */
  possible?(view: View<Open, Sealed>): (key: FactKey) => Belief | undefined;
  /** What a choice of the open step leads to, where its form does not say it: from the view alone, and never sent. */
  leads?(view: View<Open, Sealed>): ((choice: string) => readonly Lead[]) | undefined;
  /** Apply a legal answer, in place. Reported facts are already written. */
  apply(position: Position<Open, Sealed>, decision: Decision, answer: Json, referee: Referee): void;
  /** A ruling has changed: what follows from it at once. */
  ruled?(position: Position<Open, Sealed>, referee: Referee): void;
  /** The parts of the play that the table may skip now; the choice is given to `apply` as the decision `skip`. */
  skips?(open: Open): readonly Option[];
  /** What a skip would leave to the table, as far as that is clear before; null: nothing. */
  leaves?(open: Open, skip: string): Words | null;
  /** The names of the steps in which something can be asked; the first item of an agenda says which is open. */
  readonly steps?: readonly string[];
  /** What cannot be news now, as a rule forbids it. Absent: nothing ever is. */
  barred?(open: Open): readonly BarredNews[];
  /** Which moment of play it is: a number that only rises. Absent: no directive is ever past. */
  now?(open: Open): number;
  /** Which turn it is: a number that only rises. Absent: nothing is left for a turn. */
  turn?(open: Open): number;
  /** What the turn of such a number is called. Absent: nothing. */
  turnCalled?(turn: number): Words;
  /** For whom a game that is over was decided, and by which clauses; null where no rule says it. Absent: none ever does. */
  ending?(open: Open): Ending | null;
  /** Who stands where, for a game that is over: a table of those who play, with what each has. Absent: the board says it. */
  standing?(open: Open): TablePanel;
  /** What stands where: the panels that desk and terminal draw, in the order in which they are read. */
  board(view: View<Open, Sealed>): readonly Panel[];
  /** Who holds what by the registers of the war, as the map of the board draws it. Absent: there are none. */
  holdings?(view: View<Open, Sealed>): readonly Holding[];
  /**
   * What there is to know of one place of the board, by its `choice`: how it stands, who may do what there and why not, what may
   * happen to it next, from the view alone. None for what is no place. Absent: no place has anything.
   */
  card?(view: View<Open, Sealed>, place: string): readonly Panel[];
  /** The attacks on a place that can be tried, where no event of its table says them. Absent: those that its events say. */
  attacks?(view: View<Open, Sealed>, place: string): readonly Attack[];
  /** What texts call a place beside its id: its entry, its name. */
  called?(place: string): readonly string[];
  /** A sheet in the words of this game, where its players add to it. */
  said?(open: Open, sheet: SheetResult): SheetResult;
  /** What comes of a sheet and who hopes for what, where the players of this game have said it otherwise; null: they have not. */
  hoped?(open: Open, sheet: string): Pick<Sheet, 'outcomes' | 'hopes'> | null;
  /** A copy of a position, where faster than the general one. */
  copy?(position: Position<Open, Sealed>): Position<Open, Sealed>;
}

/** What words and abbreviations of a rulebook stand for, each in a short sentence. */
export type Glossary = Readonly<Record<string, string>>;

/** One board game's rules, as the kernel, the tools and the documentation need them. */
export interface Rulebook<Open extends OpenCommon = OpenCommon, Sealed extends SealedCommon = SealedCommon> {
  readonly id: string;
  readonly title: string;
  /** Changes with every change that could make an old game replay differently. */
  readonly version: string;
  readonly about: string;
  readonly scenarios: readonly Scenario[];
  readonly rulings: readonly Ruling[];
  readonly clauses: readonly ClauseEntry[];
  readonly decisions: readonly DecisionKind[];
  readonly doors: readonly DoorKind[];
  /** From every version that games were made under to the next one; the last leads to `version`. */
  readonly migrations?: readonly Migration[];
  readonly words: WordBook;
  /** The files whose parts it was gathered from, from the folder of all rulebooks. Absent: none. */
  readonly parts?: readonly string[];
  /** What its map shows, where its board has one. */
  readonly map?: MapPlan;
  /** Check a user's data files, merged in order, and return what `bind` takes, or every fault found. */
  data(
    files: readonly Json[],
  ): { readonly data: Json } | { readonly faults: readonly DataFault[]; readonly file: number };
  /**
   * The files that say a user's data over again, for data that come from elsewhere: `data` reads them to the same. Absent: its
   * games hold none. May throw where the data are none.
   */
  documents?(data: Json): readonly Json[];
  /** What in a setup cannot be together, as a start after the last turn that a ruling allows; absent or null: nothing. */
  refuses?(setup: Setup): Refusal | null;
  /** What a user's data holds, in words; absent where there never is any. */
  supplied?(data: Json): readonly Words[];
  /** Whether a user's data says itself where a game begins. Absent: never. */
  isMiddle?(data: Json): boolean;
  /** The kinds of file that its players can write in a form; absent: none. */
  readonly fileForms?: FileForms;
  /** What its texts say in short. Absent: nothing, or, for reading, not yet. */
  readonly glossary?: Glossary;
  /** What each player looks up, whatever the game: it stands in the documentation. */
  charts?(): readonly Chart[];
  /** Whether a ruling makes no difference in a scenario: nobody is asked for it there. Absent: each may make one. */
  isMoot?(ruling: Ruling, scenario: string): boolean;
  /** The scenario that shows the game in a few minutes: the example that desk and terminal open. */
  readonly example?: string;
  /** The rules for one setup. */
  bind(setup: Setup): Rules<Open, Sealed>;
}

/** A rulebook bound to a setup: what every function of the kernel that plays takes. */
export interface Table {
  readonly rulebook: Rulebook;
  readonly setup: Setup;
  readonly rules: Rules<OpenCommon, SealedCommon>;
  readonly seats: readonly Seat[];
}

/** What of the rules plays, or is looked at when somebody asks; the rest is what a desk reads. */
type Playing =
  | 'setup'
  | 'awaiting'
  | 'unnamed'
  | 'asks'
  | 'leads'
  | 'turnCalled'
  | 'hoped'
  | 'ending'
  | 'standing'
  | 'apply'
  | 'ruled'
  | 'skips'
  | 'leaves'
  | 'steps'
  | 'barred'
  | 'copy'
  | 'card'
  | 'holdings'
  | 'attacks';

/** The rules as a desk reads them. */
export type ReadRules = Omit<Rules, Playing>;

/** A table as a desk reads it: what plays can be missing. */
export interface ReadTable extends Omit<Table, 'rules'> {
  readonly rules: ReadRules;
}
