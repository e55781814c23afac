import type { Facts } from '../../../kernel/facts.ts';
import type { ScalePanel } from '../../../kernel/panel.ts';
import type { SheetResult } from '../../../kernel/sheet.ts';
import type { Words } from '../../../kernel/words.ts';
import type { WatchedSum } from './watch-changes.ts';

/** A level on the surrender watch: that of a power, or the result of a U.S. election in a theatre. */
export interface Watched {
  readonly id: string;
  readonly label: string | Words;
  readonly sum: WatchedSum;
  /** Null: nothing is left to watch. */
  readonly level: SheetResult | null;
  readonly told: Facts;
  /** The highest level at which, as far as is known, something comes of it; null: every level has a result of its own. */
  readonly at: number | null;
  readonly marks: ScalePanel['marks'];
  /** What the level brings as far as is known. */
  readonly stands: Words;
  /** What alone brings it down, where no level does. */
  readonly changes?: Words;
  /** When it is next looked at. */
  readonly next: Words | '';
  /** What is said where it is low enough already. */
  readonly reached: Words;
}
