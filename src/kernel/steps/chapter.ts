import { type PlayedBy, playOf } from './agenda.ts';
import type { ClauseEntry } from '../clause.ts';
import { bindEvents, type Event, type TableEvent } from './event.ts';
import { bindFamilies, type BoundFacts, rulingFacts } from '../sums/family.ts';
import type { WarState } from '../board/holding.ts';
import { isFilled, type Panel, type TablePanel } from '../board/panel.ts';
import { withWar } from '../board/with-war.ts';
import type { BarredNews } from '../forms/form.ts';
import type { DecisionKind, DoorKind, Ending, Rulebook, Rules, Setup } from '../rulebook.ts';
import { type Ruling, rulingWords } from './ruling.ts';
import { TOLD_RULINGS } from './told.rulings.ts';
import type { Attack } from '../game/entry.ts';
import type { FactKey } from '../sums/facts.ts';
import { preparing } from '../sums/prepare.ts';
import type { Sheet } from '../sums/sheet.ts';
import type {
  BooksOf,
  Family,
  Follows,
  GameOf,
  GivenLists,
  GivesOf,
  Go,
  Ground,
  Optional,
  StepName,
  StepsOf,
} from './step.ts';
import { type Copies, copying, type View } from '../game/position.ts';
import { toldBy } from './told.ts';
import { type WordBook, wordBook, type Words } from '../texts/words.ts';

/** A part of a rulebook: all that belongs to its clauses. `S`: the steps that it has. */
export interface Chapter<G extends Ground, S extends StepName<G> = never> {
  readonly clauses: readonly ClauseEntry[];
  /** The file of a part, from the folder of all rulebooks. */
  readonly file?: string;
  readonly steps?: Partial<StepsOf<G>>;
  /** For the types alone: the names of its steps. */
  readonly has?: S;
  readonly gives?: Partial<GivenLists<G>>;
  readonly rulings?: readonly Ruling[];
  readonly facts?: readonly Family<G>[];
  /** What comes at a moment of the sequence of play, from `open` alone. */
  readonly at?: { readonly [M in G['moments']]?: At<G> };
  /** What follows from news, in this order, after that of the chapters before. */
  readonly news?: readonly Follows<G>[];
  readonly optional?: readonly Optional<G>[];
  /** What a table tells in the words of the game, beside its rule. */
  readonly events?: readonly Event<G>[];
  /** What cannot be news now, from `open` alone. */
  barred?(books: BooksOf<G>, open: G['open']): readonly BarredNews[];
  readonly decisions?: readonly DecisionKind[];
  readonly doors?: readonly DoorKind[];
  readonly words?: WordBook;
  sheets?(setting: G['setting']): Readonly<Record<string, Sheet>>;
  /** Its parts of the board. */
  board?(books: BooksOf<G>, view: View<G['open'], G['sealed']>): readonly Panel[];
  /** Who holds what, as the first map of the board draws it. */
  war?(books: BooksOf<G>, view: View<G['open'], G['sealed']>): WarState | null;
  /** Its parts of the card of a place. */
  card?(books: BooksOf<G>, view: View<G['open'], G['sealed']>, place: string): readonly Panel[];
  /** Its attacks on a place that can be tried. */
  attacks?(books: BooksOf<G>, view: View<G['open'], G['sealed']>, place: string): readonly Attack[];
  /** What its texts call a place beside its id. */
  called?(books: BooksOf<G>, place: string): readonly string[];
}

/** Puts what holds at the start where it is kept. */
export type Start<G extends Ground> = BoundFacts<G>['start'];

type At<G extends Ground> = (books: BooksOf<G>, open: G['open']) => readonly Go<G>[];

/** What a rulebook is made of, beside its chapters. */
export interface Frame<G extends Ground>
  extends Omit<Rulebook, 'clauses' | 'rulings' | 'decisions' | 'doors' | 'words' | 'bind' | 'parts'> {
  readonly chapters: readonly Chapter<G, StepName<G>>[];
  /** The steps of all chapters: none can be forgotten. */
  readonly steps: StepsOf<G>;
  setting(setup: Setup): G['setting'];
  /** All that its facts hang on: settings of one such object have the same facts, listed once. Absent: the setting. */
  factsHangOn?(setting: G['setting']): object;
  /** Whether a fact is of what a scenario cannot have: nobody needs to see it there. */
  elsewhere?(setting: G['setting'], key: FactKey): boolean;
  /** The position before the first step; `start` puts what holds then where it is kept. */
  first(books: BooksOf<G>, setup: Setup, start: Start<G>): GameOf<G>;
  /** What is copied otherwise than as plain JSON. */
  readonly copies?: Copies<G['open']>;
  /** What comes first. */
  begin(books: BooksOf<G>): readonly Go<G>[];
  /** The first position speaks for itself: what leads to it is not told. */
  readonly quietStart?: true | ((setting: G['setting']) => boolean);
  now?(books: BooksOf<G>, open: G['open']): number;
  turn?(open: G['open']): number;
  turnCalled?(turn: number): Words;
  ending?(books: BooksOf<G>, open: G['open']): Ending | null;
  standing?(books: BooksOf<G>, open: G['open']): TablePanel;
  said?(books: BooksOf<G>): NonNullable<Rules<G['open'], G['sealed']>['said']>;
  hoped?(books: BooksOf<G>): NonNullable<Rules<G['open'], G['sealed']>['hoped']>;
}

/** A rulebook of chapters. */
export function gather<G extends Ground>(frame: Frame<G>): Rulebook<G['open'], G['sealed']> {
  const { chapters } = frame;
  const bound = boundOf(frame);
  return {
    ...frame,
    clauses: chapters.flatMap((each) => each.clauses),
    rulings: rulingsOf(frame),
    decisions: chapters.flatMap((each) => each.decisions ?? []),
    doors: chapters.flatMap((each) => each.doors ?? []),
    words: wordBook(...chapters.map((each) => each.words ?? {}), rulingWords(rulingsOf(frame))),
    parts: chapters.flatMap(({ file }) => file ?? []),
    bind: (setup) => bind(frame, bound, setup),
  };
}

function rulingsOf<G extends Ground>({ chapters }: Frame<G>): readonly Ruling[] {
  const own = chapters.flatMap((each) => each.rulings ?? []);
  const hasDice = chapters.some(({ decisions = [] }) => decisions.some(({ form }) => form === 'roll'));
  return hasDice ? [...own, ...TOLD_RULINGS] : own;
}

function eventsOf<G extends Ground>({ chapters }: Frame<G>): readonly Event<G>[] {
  return chapters.flatMap((each) => each.events ?? []);
}

/** What all chapters give, by name: each list is made once. */
export function givenBy<G extends Ground>(chapters: readonly Chapter<G, StepName<G>>[]) {
  const made: { [K in keyof GivesOf<G>]?: readonly GivesOf<G>[K][] } = {};
  return <K extends keyof GivesOf<G>>(name: K): readonly GivesOf<G>[K][] =>
    (made[name] ??= chapters.flatMap(({ gives }) => gives?.[name] ?? []));
}

/** The facts of a setting, and what follows from news of them. */
interface FactsBound<G extends Ground> extends BoundFacts<G>, Pick<PlayedBy<G>, 'news' | 'toldIn'> {}

/** The facts of each setting: made once for all settings of which they hang on the same. */
function boundOf<G extends Ground>(frame: Frame<G>): (setting: G['setting']) => FactsBound<G> {
  const { chapters } = frame;
  const made = new WeakMap<object, FactsBound<G>>();
  const families = [...chapters.flatMap((each) => each.facts ?? []), rulingFacts<G>(rulingsOf(frame))];
  const follows = chapters.flatMap((each) => each.news ?? []);
  return (setting) => {
    const hangsOn = frame.factsHangOn?.(setting) ?? setting;
    const known = made.get(hangsOn);
    if (known) return known;
    const bound = bindFamilies(families, setting);
    const news = follows.map(({ on, brings }) => ({ on: on ? bound.among(on) : null, brings }));
    const fresh = { ...bound, news, toldIn: toldBy(news) };
    made.set(hangsOn, fresh);
    return fresh;
  };
}

/** What every rule of a game is given: its setting, its facts and sheets, what chapters give, and what moments bring. */
function booksOf<G extends Ground>(
  chapters: Frame<G>['chapters'],
  setting: G['setting'],
  kept: Pick<FactsBound<G>, 'facts' | 'known'> & Required<Pick<Rules<G['open'], G['sealed']>, 'copy'>>,
): BooksOf<G> {
  const sheets: Record<string, Sheet> = Object.assign(
    {},
    ...chapters.map((each) => each.sheets?.(setting) ?? {}),
  );
  const moments = new Set(chapters.flatMap((each) => Object.keys(each.at ?? {}) as G['moments'][]));
  const due: Partial<Record<G['moments'], readonly At<G>[]>> = {};
  for (const each of moments) due[each] = chapters.flatMap(({ at }) => at?.[each] ?? []);
  const books: BooksOf<G> = {
    ...setting,
    ...kept,
    sheets,
    prepared: preparing(sheets, kept.facts),
    given: givenBy(chapters),
    moments,
    at(moment, open) {
      const [first, ...others] = due[moment] ?? [];
      const now = first?.(books, open) ?? [];
      return others.length === 0 ? now : [...now, ...others.flatMap((each) => each(books, open))];
    },
  };
  return books;
}

/** The board of a game, and who holds what on its map. */
function boardOf<G extends Ground>(
  chapters: Frame<G>['chapters'],
  books: BooksOf<G>,
): Pick<Rules<G['open'], G['sealed']>, 'board' | 'holdings'> {
  const wars = (view: View<G['open'], G['sealed']>): readonly WarState[] =>
    chapters.flatMap(({ war }) => war?.(books, view) ?? []);
  return {
    board(view) {
      const panels = chapters.flatMap((each) => each.board?.(books, view) ?? []).filter(isFilled);
      return withWar(panels, wars(view));
    },
    holdings: (view) => wars(view).flatMap(({ places }) => places),
  };
}

function bind<G extends Ground>(
  frame: Frame<G>,
  bound: (setting: G['setting']) => FactsBound<G>,
  setup: Setup,
): Rules<G['open'], G['sealed']> {
  const { chapters, steps } = frame;
  const setting = frame.setting(setup);
  const { facts, known, possible, last, write, start, news, toldIn } = bound(setting);
  const copy = copying<G['open'], G['sealed']>(frame.copies ?? {});
  const books = booksOf(chapters, setting, { facts, known, copy });
  const { now, turn, turnCalled, ending, standing, elsewhere } = frame;
  const isElsewhere = (key: FactKey): boolean => elsewhere?.(setting, key) === true;
  let listed: readonly TableEvent[] | undefined;
  const barring = chapters.flatMap((each) => each.barred ?? []);
  const barred = barring.length > 0 && {
    barred: (open: G['open']) => barring.flatMap((each) => each(books, open)),
  };
  const attacking = chapters.flatMap(({ attacks }) => attacks ?? []);
  return {
    facts,
    sheets: books.sheets,
    known,
    possible,
    last,
    events: () => (listed ??= bindEvents(eventsOf(frame), setting, isElsewhere)),
    ...(elsewhere ? { elsewhere: isElsewhere } : {}),
    ...playOf({
      books,
      steps,
      news,
      toldIn,
      optional: chapters.flatMap((each) => each.optional ?? []),
      first: () => frame.first(books, setup, start),
      begin: () => frame.begin(books),
      quietStart:
        typeof frame.quietStart === 'function' ? frame.quietStart(setting) : frame.quietStart === true,
      ...barred,
      write,
    }),
    ...boardOf(chapters, books),
    card: (view, place) => chapters.flatMap((each) => each.card?.(books, view, place) ?? []).filter(isFilled),
    ...(attacking.length > 0
      ? { attacks: (view, place) => attacking.flatMap((each) => each(books, view, place)) }
      : {}),
    called: (place) => chapters.flatMap((each) => each.called?.(books, place) ?? []),
    ...(now ? { now: (open) => now(books, open) } : {}),
    ...(turn ? { turn } : {}),
    ...(turnCalled ? { turnCalled } : {}),
    ...barred,
    ...(ending ? { ending: (open) => ending(books, open) } : {}),
    ...(standing ? { standing: (open) => standing(books, open) } : {}),
    copy,
    ...(frame.said ? { said: frame.said(books) } : {}),
    ...(frame.hoped ? { hoped: frame.hoped(books) } : {}),
  };
}
