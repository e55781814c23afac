import type { OpenCommon } from '../game/position.ts';
import type { Random } from '../forms/sample.ts';
import type { Setup } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { Aims } from './aims.ts';
import type { Dated } from './file.ts';
import type { History } from './history.ts';
import type { Stand, Worth } from './stand.ts';
import type { WordBook } from '../texts/words.ts';

/** How the places of one game stand, from `open` alone. */
export interface Standings<Open extends OpenCommon = OpenCommon> {
  /** Every place that is worth something to anybody, in an order that never changes. */
  stands(open: Open): readonly Stand[];
  /** The places that would stand otherwise if a sheet of the game came to a total now; of a sheet that moves nothing, none. */
  wouldStand(open: Open, sheet: string, total: number): readonly Stand[];
  /**
   * How much better a seat stands at the end of the game for each of some rolls, if that one comes now rather than none: by what
   * places are worth to it, in hundredths of worth, when everybody then takes what is worth most. Means of samples, from `open`
   * alone. Absent: nobody can say.
   */
  ahead?(open: Open, asked: Ahead): readonly number[];
}

/** What is asked of the rest of a game. */
export interface Ahead {
  readonly seat: Seat;
  readonly rolls: readonly Rolled[];
  readonly worth: Worth;
  readonly random: Random;
}

/** A roll that could come now: on which sheet, and its total. */
export interface Rolled {
  readonly sheet: string;
  readonly total: number;
}

/** What a rulebook gives for games that nobody sits at. */
export interface Solo<Open extends OpenCommon = OpenCommon> {
  /** For each scenario at least one; the first that names it is its own. */
  readonly aims: readonly Aims[];
  /** The same of histories: the first is the historical course. */
  readonly histories: readonly History[];
  /** What its stands are called, where the rulebook's own texts do not say it. */
  readonly words?: WordBook;
  readonly dated: Dated;
  bind(setup: Setup): Standings<Open>;
}
