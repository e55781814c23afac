import type { OpenCommon } from '../game/position.ts';
import type { Setup } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { FactKey, FactValue } from '../sums/facts.ts';
import type { Aims } from './aims.ts';
import type { Dated } from './file.ts';
import type { History } from './history.ts';
import type { Stand } from './stand.ts';
import type { WordBook } from '../texts/words.ts';

/** How the places of one game stand, from `open` alone. */
export interface Standings<Open extends OpenCommon = OpenCommon> {
  /** Every place that is worth something to anybody, in an order that never changes. */
  stands(open: Open): readonly Stand[];
  /** The places that would stand otherwise if a sheet of the game came to a total now; of a sheet that moves nothing, none. */
  wouldStand(open: Open, sheet: string, total: number): readonly Stand[];
  /** Seats of other camps whose gains are no loss to a seat; absent: all others are its opponents. */
  besides?(seat: Seat): readonly Seat[];
  /** Whether what a history tells can still come, as the game stands: nobody attacks a friend. Absent: all of it. */
  canCome?(open: Open, fact: FactKey, value: FactValue): boolean;
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
