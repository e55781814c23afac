import type { Clause } from './clause.ts';
import type { Seat } from './seat.ts';
import type { Range } from './sheet.ts';
import type { Words } from './words.ts';

/**
 * Whose something is, as a colour and a pattern: the rulebook's legend says which camp each tone is. Nothing is told by the
 * tone alone: words say it too.
 */
export type Tone = 'first' | 'second' | 'third' | 'neutral' | 'off' | 'unknown';

/** A part of the board, made from a view where it is drawn: the desk and the terminal draw each kind once. */
export type Panel = TablePanel | TrackPanel | ScalePanel | MapPanel | DocketPanel;

/** What a legend says of a tone, or of one strength of it. */
export interface Legend {
  readonly tone: Tone;
  readonly shade?: number;
  readonly label: Words;
}

/** A plain table: headings, and rows of words, numbers and names. */
export interface TablePanel {
  readonly kind: 'table';
  readonly title: Words;
  readonly columns: readonly Words[];
  readonly rows: readonly (readonly (Words | string | number)[])[];
}

/** Where play is in years, turns, phases or steps: one line of marks for each, the outermost first. */
export interface TrackPanel {
  readonly kind: 'track';
  readonly title: Words;
  readonly lines: readonly {
    readonly title: Words;
    readonly marks: readonly {
      readonly label: Words;
      readonly is: 'past' | 'now' | 'ahead';
      /** What is worth knowing of it: what falls due there. */
      readonly note?: Words;
    }[];
  }[];
}

/** Levels between marks: one line each, with the value, its range, or null where nobody knows. */
export interface ScalePanel {
  readonly kind: 'scale';
  readonly title: Words;
  readonly least: number;
  readonly most: number;
  /** What is reached at a level. */
  readonly marks: readonly { readonly at: number; readonly label: Words; readonly clauses: readonly Clause[] }[];
  readonly legend?: readonly Legend[];
  readonly lines: readonly {
    readonly id: string;
    readonly label: Words;
    readonly value: Range | null;
    readonly tone: Tone;
    /** More of it: who holds it, what it means now. */
    readonly words?: Words;
    /** The option or row of the open form that it stands for: touching it answers. */
    readonly choice?: string;
  }[];
}

/** Places of the rulebook's map. What the map has no shape or point for is drawn beside it. */
export interface MapPanel {
  readonly kind: 'map';
  readonly title: Words;
  readonly legend: readonly Legend[];
  readonly places: readonly {
    readonly id: string;
    readonly label: Words;
    readonly tone: Tone;
    /** How strongly, from 1; absent: as strong as it gets. */
    readonly shade?: number;
    /** A few letters or a number on the place. */
    readonly badge?: Words | number;
    /** What is known of it, a line each. */
    readonly words: readonly Words[];
    /** The option or row of the open form that it stands for: touching it answers. */
    readonly choice?: string;
  }[];
}

/** What is due: who has to do it, what for, what it waits for, and whether it is done. */
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
