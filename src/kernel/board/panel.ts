import type { Clause } from '../clause.ts';
import type { Seat } from '../seat.ts';
import type { Range, SheetResult } from '../sums/sheet.ts';
import type { Words } from '../texts/words.ts';

/** A part of the board, made from a view where it is drawn: the desk and the terminal draw each kind once. */
export type Panel = PlainPanel | WatchPanel | ContestPanel;

/** A panel that is drawn as it is. */
export type PlainPanel = TablePanel | TrackPanel | ScalePanel | MapPanel | DocketPanel;

/** What stands in a cell or on a place: words, a number, or a text that may be a name. */
export type Cell = Words | string | number;

/**
 * Whose something is, as a colour and a pattern: the rulebook's legend says which camp each tone is. Nothing is told by the
 * tone alone: words or a badge say it too.
 */
export type Tone = CampTone | 'neutral' | 'off' | 'unknown';
/** The tone of a camp, in the order of the rulebook. */
export type CampTone = 'first' | 'second' | 'third';

/** What is singled out: where play is now, or what the legend says of it. */
export type Mark = 'now' | 'noted';

/** How a place or a line looks. */
export interface Look {
  readonly tone: Tone;
  /** How strongly, from 1 to 5; absent: as strong as it gets. */
  readonly shade?: number;
  readonly mark?: Mark;
  /** A few letters or a number on it. */
  readonly badge?: Cell;
  /** A number in a disc beside the badge. */
  readonly count?: number;
  /** What lies there of each side, where there is room to draw it apart; badge and count say the same in short. */
  readonly pieces?: readonly Piece[];
}

/** How whoever has a place came to it, in the tone of a camp; `is`: how a town of theirs looks. */
export interface HeldLook {
  readonly as: HeldAs;
  readonly is?: PlaceIs;
  readonly tone: Tone;
  /** Of whose camp it was. */
  readonly from?: Tone;
}

/** What a side has somewhere: in its colour, and in a few letters. */
export interface Piece {
  readonly tone: Tone;
  readonly text: Cell;
  readonly is: 'flag' | 'counter';
}

/** What a look means; of several looks, from the first to the last. */
export interface Legend {
  readonly label: Words;
  readonly looks: readonly Look[];
  /** Of the state of a war: looks beside those. */
  readonly held?: readonly HeldLook[];
}

/** Whose something is, or was. */
export interface Whose {
  readonly name: Cell;
  readonly tone: Tone;
}

/**
 * How a place came to whoever has it: its `own` from the beginning; `held`, and no more is said; `conquered`; of a power that has
 * `fallen`; `ceded`; or of its own, `apart` from the power that it belonged to.
 */
export type HeldAs = 'own' | 'held' | 'conquered' | 'fallen' | 'ceded' | 'apart';

/** Whose a place is. */
export interface Tenure {
  readonly is: HeldAs;
  /** Absent: nobody has said. */
  readonly by?: Whose;
  /** Whose it was before that. */
  readonly from?: Whose;
  /** Since which turn, as far as it was seen to change hands. */
  readonly since?: Words;
  /** In so few words that they stand under its name. */
  readonly short?: Words;
}

/** What a place is on a map: the home of a power, or a town. */
export type PlaceIs = 'power' | 'city' | 'capital';

/** Something on the board that may stand for an answer. */
interface Answering {
  /**
   * The value of the option, or the id of the row, that it stands for; of rows in two parts ('germany/turkey') the second.
   * It is always given: where the open form has no such option or row, touching it answers nothing.
   */
  readonly choice?: string;
}

/** A plain table: headings, and rows of as many cells; null is a number that nobody knows. */
export interface TablePanel {
  readonly kind: 'table';
  readonly title: Words;
  readonly columns: readonly Words[];
  readonly rows: readonly (readonly (Cell | null)[])[];
  /** In a word or two, where the title is too long for a tab. */
  readonly tab?: Words;
  /** Long, and looked into now and then: folded until somebody opens it, where it has no such tab. */
  readonly folded?: true;
  /** The column whose cells name places of the board, and of each row its place, by the `choice` of that. */
  readonly places?: { readonly column: number; readonly rows: readonly string[] };
  /** One number, and what it is: drawn beside the name of the place. */
  readonly chip?: true;
  /** The column whose cells are read on demand: folded below their row. */
  readonly folds?: number;
  /** Each row is something, what it is, and what made it so: drawn as a tile, in the tone of whose it is. */
  readonly tiles?: readonly Tone[];
  /** A look for each row, as a place has it on the map, where what the row says comes about. */
  readonly swatches?: readonly Look[];
}

/** Tables that hold in every game: what one of the players looks up. */
export interface Chart {
  readonly title: Words;
  readonly tables: readonly TablePanel[];
}

/** Where play is in years, turns, phases or steps: one line of marks for each, the outermost first. */
export interface TrackPanel {
  readonly kind: 'track';
  readonly title: Words;
  readonly lines: readonly {
    readonly title: Words;
    readonly marks: readonly {
      readonly label: Cell;
      readonly is: 'past' | 'now' | 'ahead';
      /** What is worth knowing of it: what falls due there. */
      readonly note?: Words;
      /** Whose it is, where seats come one after the other: whoever waits sees them in their order. */
      readonly seats?: readonly Seat[];
    }[];
  }[];
}

/** Levels between marks, a line each. What lies beyond an end stands at the end. */
export interface ScalePanel {
  readonly kind: 'scale';
  readonly title: Words;
  readonly least: number;
  readonly most: number;
  /** What the two ends are called; they explain the tones of the lines too. */
  readonly ends?: readonly [Words, Words];
  /** What is reached at a level, on all lines or on those named. */
  readonly marks: readonly {
    readonly at: number;
    readonly label: Words;
    readonly clauses: readonly Clause[];
    readonly lines?: readonly string[];
  }[];
  readonly legend: readonly Legend[];
  readonly lines: readonly ScaleLine[];
}

/** One level: its value, the range it lies in, or null where nobody knows. */
export interface ScaleLine extends Answering {
  readonly id: string;
  readonly label: Cell;
  readonly value: Range | null;
  readonly tone: Tone;
  readonly mark?: Mark;
  /** A second level on the same line, and what it is. */
  readonly also?: { readonly value: number; readonly label: Words };
  /** More of it: who holds it, what it gives. */
  readonly words: readonly Words[];
}

/** Places of the rulebook's map. What the map has no shape or point for is drawn beside it. */
export interface MapPanel {
  readonly kind: 'map';
  readonly title: Words;
  readonly legend: readonly Legend[];
  readonly places: readonly MapPlace[];
}

/** A place by the id that the rulebook's map has for it. */
export interface MapPlace extends Look, Answering {
  readonly id: string;
  readonly label: Cell;
  /** What is known of it beside what its label and badge say. */
  readonly words: readonly Words[];
  /** What it belongs to: where places are listed, those of one stand together. */
  readonly group?: { readonly label: Words; readonly clauses: readonly Clause[] };
  /** What was put there, each in a few letters, and whose it is. */
  readonly lying?: readonly { readonly tone: Tone; readonly label: Words }[];
  /** Whose it is by the state of the war: drawn under its own look, and said in its words. */
  readonly held?: Tenure;
  readonly is?: PlaceIs;
  /** As long as nobody asks of it, it is drawn as a part of that place. */
  readonly within?: string;
}

/** What is due: who has to do it, when, what it waits for, and whether it is done. */
export interface DocketPanel {
  readonly kind: 'docket';
  readonly title: Words;
  readonly items: readonly {
    readonly what: Words;
    readonly who: readonly Seat[];
    readonly when?: Words;
    readonly needs?: Words;
    readonly done: boolean;
    readonly clauses: readonly Clause[];
  }[];
}

/** How near each of several is to a level at which something comes of it: with the sum behind it where there is room. */
export interface WatchPanel {
  readonly kind: 'watch';
  readonly title: Words;
  /** What it is called on its tab, where that is shorter. */
  readonly tab?: Words;
  /** The headings of the label and of what is said of each; and of all of it where it stands in a table of its own. */
  readonly columns: readonly Words[];
  readonly rest: Words;
  /** What it means that a level can be at its mark. */
  readonly near: Words;
  /** The ends of a scale of all levels; one beyond an end stands at the end. */
  readonly least: number;
  readonly most: number;
  readonly rows: readonly WatchRow[];
}

/** One of those that are watched. */
export interface WatchRow {
  readonly id: string;
  readonly label: Cell;
  /** Null: nothing is left to watch. */
  readonly level: SheetResult | null;
  readonly marks: ScalePanel['marks'];
  /** As far as is known it can be at its mark. */
  readonly near: boolean;
  /** One for each column after that of the label. */
  readonly says: readonly Cell[];
  /** What it would lose by one thing each, the greatest first. */
  readonly losses: readonly {
    readonly label: Words;
    readonly points: number;
    readonly clauses: readonly Clause[];
  }[];
}

/** What several sides come to in each of several places, of what parts, and who leads there. */
export interface ContestPanel {
  readonly kind: 'contest';
  readonly title: Words;
  /** The name of the decision by which the table enters what comes of it. */
  readonly enters: string;
  /** The headings of the places, of each side, and of who leads. */
  readonly columns: readonly Words[];
  /** What the press does that enters so many (`count`) of what is suggested, and the one that enters nothing. */
  readonly does?: { readonly suggested: Words; readonly none: Words };
  readonly rows: readonly ContestRow[];
}

/** A place that is contested. */
export interface ContestRow {
  readonly id: string;
  readonly label: Cell;
  /** In the order of the columns. */
  readonly sides: readonly ContestSide[];
  /** Who leads, in words, and whose that is; null while it is not known. */
  readonly lead: { readonly tone: Tone; readonly label: Words } | null;
  /** What may come of it, by the rows of the form that enters it. */
  readonly suggested?: Readonly<Record<string, number>>;
}

/** What a side comes to: each part in a few letters, and the sum with its clauses. */
export interface ContestSide {
  readonly tone: Tone;
  readonly parts: readonly { readonly label: Words; readonly value: Range }[];
  readonly sum: SheetResult;
}

/** A watch as a scale and a table, a contest as a table of its totals; any other panel as it is. */
export function plain(panel: Panel): readonly PlainPanel[] {
  if (panel.kind === 'contest') return [totalsOf(panel)];
  if (panel.kind !== 'watch') return [panel];
  const { title, least, most, near, rest, columns, rows } = panel;
  const scale: ScalePanel = {
    kind: 'scale',
    title,
    least,
    most,
    marks: rows.flatMap(({ marks }) => marks),
    legend: [{ label: near, looks: [{ tone: 'neutral', mark: 'noted' }] }],
    lines: rows.flatMap(({ id, label, level, near: mayFall }): ScaleLine[] => {
      const line = { id, label, tone: 'neutral' as const, words: [] };
      return level ? [{ ...line, value: level.total, ...(mayFall && { mark: 'noted' as const }) }] : [];
    }),
  };
  const said = rows.map(({ label, says }) => [label, ...says]);
  const table: TablePanel = { kind: 'table', title: rest, columns, rows: said };
  return [scale, table].filter(isFilled);
}

function totalsOf({ title, columns, rows }: ContestPanel): TablePanel {
  const totals = rows.map(({ label, sides }) => [label, ...sides.map(({ sum: { total } }) => cellOf(total))]);
  return { kind: 'table', title, columns: columns.slice(0, -1), rows: totals };
}

function cellOf({ min, max }: Range): Cell {
  return min === max ? min : `${min} to ${max}`;
}

/** Where play is by the tracks of a board, the outermost first; none when the game is over, null where there are no tracks. */
export function nowOn(panels: readonly Panel[]): readonly { title: Words; label: Cell }[] | null {
  const lines = panels.flatMap((panel) => (panel.kind === 'track' ? panel.lines : []));
  if (lines.length === 0) return null;
  return lines.flatMap(({ title, marks }) => {
    const mark = marks.find(({ is }) => is === 'now');
    return mark ? [{ title, label: mark.label }] : [];
  });
}

/** Whether a panel has anything to show. */
export function isFilled(panel: Panel): boolean {
  switch (panel.kind) {
    case 'table':
    case 'watch':
    case 'contest':
      return panel.rows.length > 0;
    case 'track':
    case 'scale':
      return panel.lines.length > 0;
    case 'map':
      return panel.places.length > 0;
    case 'docket':
      return panel.items.length > 0;
  }
}

/** What a legend says of a mark. */
export function meaningOf(legend: readonly Legend[], mark: Mark | undefined): Words | undefined {
  if (mark === undefined) return undefined;
  return legend.find(({ looks }) => looks.some((look) => look.mark === mark))?.label;
}

/** What a legend says of the numbers in discs. */
export function countedBy(legend: readonly Legend[]): Words | undefined {
  return legend.find(({ looks }) => looks.some(({ count }) => count !== undefined))?.label;
}
