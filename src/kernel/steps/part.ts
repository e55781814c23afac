import { type Chapter, type Frame, gather } from './chapter.ts';
import type { Clause, ClauseEntry, ClauseKind } from '../clause.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Ground, StepName, StepsOf } from './step.ts';
import { bookOf } from '../texts/texts.ts';
import { type WordBook, wordBook } from '../texts/words.ts';

/**
 * A clause of a part: how it is treated, its title, the function or constant of the part's file that does it, or of another
 * file ('7-impairments.ts#impairments', from the part's folder); why it has no case. Without a name the part itself does it.
 */
export type Claim = readonly [kind: ClauseKind, title: string, where?: string | undefined, reason?: string];

/** What the rows of a table claim, each by the clause that `row` is after: what is done with all of them, and where. */
export function claimsOf<T extends string | number>(
  table: string,
  rows: readonly T[],
  [kind, where]: readonly [kind: ClauseKind, where: string],
  titleOf: (row: T) => string,
): Readonly<Record<Clause, Claim>> {
  return Object.fromEntries(rows.map((row) => [`${table}${row}`, [kind, titleOf(row), where]]));
}

/** What a rule file gives its book, all in one place. */
interface Part<G extends Ground> extends Omit<Chapter<G>, 'clauses' | 'words' | 'file' | 'has' | 'steps'> {
  /** Its clauses, as `demarche clauses` lists them. */
  readonly clauses?: Readonly<Record<Clause, Claim>>;
  /** Its texts: what `texts` made, one or several. */
  readonly texts?: object | readonly object[];
  /** Texts of what is looked at later: cards, the state of a war. A desk that only reads is without them. */
  readonly laterTexts?: object | readonly object[];
  /** Texts that are made of data, by their keys. */
  readonly words?: WordBook;
}

/** A chapter: its parts, in the order in which the book has them. */
type Parts<G extends Ground, S extends StepName<G>> = readonly Chapter<G, S>[];

/** What a chapter does with all its parts. */
interface Chaptered {
  /** Where the book has its clauses in another order than the parts. */
  readonly order?: (one: Clause, other: Clause) => number;
  /** What is done to its texts. */
  readonly texts?: (book: WordBook) => WordBook;
}

/** The steps that no part has, as long as some are still registered by hand; the compiler names one that is forgotten. */
type Rest<G extends Ground, S extends StepName<G>> = [Exclude<StepName<G>, S>] extends [never]
  ? { readonly steps?: undefined }
  : { readonly steps: Pick<StepsOf<G>, Exclude<StepName<G>, S>> };

/** A rulebook's frame, with chapters of parts and chapters by hand. */
type PartedFrame<G extends Ground, S extends StepName<G>> = Omit<Frame<G>, 'chapters' | 'steps'> &
  Rest<G, NoInfer<S>> & {
    readonly chapters: readonly (Chapter<G, S> | Parts<G, S>)[];
    /** What is done to every step. */
    readonly around?: (steps: StepsOf<G>) => StepsOf<G>;
  };

/** How the parts, chapters and the whole of one rulebook are made. */
interface Makers<G extends Ground> {
  /** The part of a rule file, which is `import.meta.url`. */
  part<S extends StepName<G> = never>(
    url: string,
    made: Part<G> & { readonly steps?: Pick<StepsOf<G>, S> },
  ): Chapter<G, S>;
  chapter<S extends StepName<G>>(parts: readonly Chapter<G, S>[], more?: Chaptered): Parts<G, S>;
  rulebook<S extends StepName<G>>(frame: PartedFrame<G, S>): Rulebook<G['open'], G['sealed']>;
}

/** The makers of a rulebook, in the types of its ground. */
export function makers<G extends Ground>(): Makers<G> {
  return { part, chapter, rulebook };
}

function part<G extends Ground, S extends StepName<G>>(
  url: string,
  {
    clauses = {},
    texts = [],
    laterTexts = [],
    words = {},
    ...made
  }: Part<G> & { readonly steps?: Pick<StepsOf<G>, S> },
): Chapter<G, S> {
  const file = fileOf(url);
  const entries = Object.entries(clauses).map(([clause, claim]) => entryOf(file, clause, claim));
  const said = wordBook(bookOf(...[texts, laterTexts].flat()), words);
  return { ...(made as Chapter<G, S>), file, clauses: entries, words: said };
}

/** A file of source from the folder of all rulebooks; compiled it has another ending, in a browser no folder. */
function fileOf(url: string): string {
  const [, path = url.slice(url.lastIndexOf('/') + 1)] = /\/rulebooks\/([^?#]+)/.exec(url) ?? [];
  return path.replace(/[?#].*$/, '').replace(/\.js$/, '.ts');
}

const ACTING: readonly ClauseKind[] = ['enforced', 'computed', 'directive'];

function entryOf(file: string, clause: Clause, [kind, title, where, reason]: Claim): ClauseEntry {
  return {
    clause,
    title,
    kind,
    ...(ACTING.includes(kind) ? { where: placeOf(file, where) } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Where a clause is done, as the index says it. */
function placeOf(file: string, where: string | undefined): string {
  if (where === undefined) return file;
  if (!where.includes('#')) return `${file}#${where}`;
  const steps = [...file.split('/').slice(0, -1), ...where.split('/')];
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else path.push(step);
  }
  return path.join('/');
}

function chapter<G extends Ground, S extends StepName<G>>(
  parts: readonly Chapter<G, S>[],
  { order, texts = (book) => book }: Chaptered = {},
): Parts<G, S> {
  const said = parts.map((each): Chapter<G, S> => ({ ...each, words: texts(each.words ?? {}) }));
  if (order === undefined) return said;
  const clauses = parts.flatMap((each) => each.clauses);
  const inOrder = clauses.toSorted((one, other) => order(one.clause, other.clause));
  return [{ clauses: inOrder }, ...said.map((each): Chapter<G, S> => ({ ...each, clauses: [] }))];
}

function rulebook<G extends Ground, S extends StepName<G>>({
  chapters,
  steps,
  around = (all) => all,
  ...frame
}: PartedFrame<G, S>): Rulebook<G['open'], G['sealed']> {
  const parts = chapters.flat() as readonly Chapter<G, StepName<G>>[];
  const all = Object.assign({}, steps, ...parts.map((each) => each.steps)) as StepsOf<G>;
  return gather<G>({
    ...(frame as unknown as Omit<Frame<G>, 'chapters' | 'steps'>),
    chapters: parts,
    steps: around(all),
  });
}
