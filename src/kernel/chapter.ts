import { played } from './agenda.ts';
import type { ClauseEntry } from './clause.ts';
import type { ReportAnswer } from './facts.ts';
import { bindFamilies, rulingFacts } from './family.ts';
import type { Panel } from './panel.ts';
import type { DecisionKind, DoorKind, Rulebook, Rules, Setup } from './rulebook.ts';
import { type Ruling, rulingWords } from './ruling.ts';
import type { Sheet } from './sheet.ts';
import type { BooksOf, Family, Follows, GameOf, Go, Ground, Optional, StepsOf } from './step.ts';
import type { View } from './position.ts';
import { type WordBook, wordBook } from './words.ts';

/** A part of a rulebook: all that belongs to its clauses. */
export interface Chapter<G extends Ground> {
  readonly clauses: readonly ClauseEntry[];
  readonly rulings?: readonly Ruling[];
  readonly facts?: readonly Family<G>[];
  /** What comes at a moment of the sequence of play, from `open` alone. */
  readonly at?: { readonly [M in G['moments']]?: At<G> };
  /** What follows from news, in this order, after that of the chapters before. */
  readonly news?: readonly Follows<G>[];
  readonly optional?: readonly Optional<G>[];
  readonly decisions?: readonly DecisionKind[];
  readonly doors?: readonly DoorKind[];
  readonly words?: WordBook;
  sheets?(setting: G['setting']): Readonly<Record<string, Sheet>>;
  /** Its parts of the board. */
  board?(books: BooksOf<G>, view: View<G['open'], G['sealed']>): readonly Panel[];
}

/** Where the families of facts keep what is told, beside the store of facts. */
export type Write<G extends Ground> = (position: GameOf<G>, report: ReportAnswer) => void;

type At<G extends Ground> = (books: BooksOf<G>, open: G['open']) => readonly Go<G>[];

/** What a rulebook is made of, beside its chapters. */
export interface Frame<G extends Ground>
  extends Omit<Rulebook, 'clauses' | 'rulings' | 'decisions' | 'doors' | 'words' | 'bind'>,
    Pick<Rules<G['open'], G['sealed']>, 'copy'> {
  readonly chapters: readonly Chapter<G>[];
  /** The steps of all chapters: none can be forgotten. */
  readonly steps: StepsOf<G>;
  setting(setup: Setup): G['setting'];
  /** The position before the first step; `write` puts what is said of the start where the families keep it. */
  first(books: BooksOf<G>, setup: Setup, write: Write<G>): GameOf<G>;
  /** What comes first. */
  begin(books: BooksOf<G>): readonly Go<G>[];
  /** The first position speaks for itself: what leads to it is not told. */
  readonly quietStart?: true;
  said?(books: BooksOf<G>): NonNullable<Rules<G['open'], G['sealed']>['said']>;
}

/** A rulebook of chapters. */
export function gather<G extends Ground>(frame: Frame<G>): Rulebook<G['open'], G['sealed']> {
  const { chapters } = frame;
  return {
    ...frame,
    clauses: chapters.flatMap((each) => each.clauses),
    rulings: rulingsOf(frame),
    decisions: chapters.flatMap((each) => each.decisions ?? []),
    doors: chapters.flatMap((each) => each.doors ?? []),
    words: wordBook(...chapters.map((each) => each.words ?? {}), rulingWords(rulingsOf(frame))),
    bind: (setup) => bind(frame, setup),
  };
}

function rulingsOf<G extends Ground>({ chapters }: Frame<G>): readonly Ruling[] {
  return chapters.flatMap((each) => each.rulings ?? []);
}

function bind<G extends Ground>(frame: Frame<G>, setup: Setup): Rules<G['open'], G['sealed']> {
  const { chapters, steps } = frame;
  const setting = frame.setting(setup);
  const { facts, known, write, among } = bindFamilies(
    [...chapters.flatMap((each) => each.facts ?? []), rulingFacts<G>(rulingsOf(frame))],
    setting,
  );
  const sheets: Record<string, Sheet> = Object.assign(
    {},
    ...chapters.map((each) => each.sheets?.(setting) ?? {}),
  );
  const moments = new Set(chapters.flatMap((each) => Object.keys(each.at ?? {}) as G['moments'][]));
  const due: Partial<Record<G['moments'], readonly At<G>[]>> = {};
  for (const each of moments) due[each] = chapters.flatMap(({ at }) => at?.[each] ?? []);
  const books: BooksOf<G> = {
    ...setting,
    facts,
    sheets,
    known,
    moments,
    at(moment, open) {
      const [first, ...others] = due[moment] ?? [];
      const now = first?.(books, open) ?? [];
      return others.length === 0 ? now : [...now, ...others.flatMap((each) => each(books, open))];
    },
  };
  const news = chapters.flatMap((each) => each.news ?? []);
  return {
    facts,
    sheets,
    known,
    ...played({
      books,
      steps,
      news: news.map(({ on, brings }) => ({ on: on ? among(on) : null, brings })),
      optional: chapters.flatMap((each) => each.optional ?? []),
      first: () => frame.first(books, setup, write),
      begin: () => frame.begin(books),
      quietStart: frame.quietStart === true,
      write,
    }),
    board: (view) => chapters.flatMap((each) => each.board?.(books, view) ?? []),
    ...(frame.copy ? { copy: frame.copy } : {}),
    ...(frame.said ? { said: frame.said(books) } : {}),
  };
}
