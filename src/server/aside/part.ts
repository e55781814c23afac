import type { Json } from '../../kernel/json.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { AtDesk } from '../people/places.ts';

/** What is new of a part for one reader: values in place of those before, and what comes at the end of lists. */
export interface PartNews {
  readonly set?: Readonly<Record<string, Json>>;
  readonly add?: Readonly<Record<string, readonly Json[]>>;
}

/**
 * Something that belongs to the weeks of a game and never to its record: it stands beside the desk, in no sight, mark, line
 * or hash.
 */
export interface AsidePart {
  readonly name: string;
  /**
   * Begin for one reader. What comes back is asked each time something may have changed, and gives what is new for that
   * reader, the whole the first time; null: nothing.
   */
  follow(place: AtDesk): (now: LiveGame) => Promise<PartNews | null>;
}
