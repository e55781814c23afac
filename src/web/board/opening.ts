import { createContext, useContext } from 'react';
import type { ZoomRef } from './zoom.tsx';

/**
 * How a card is opened: to be read; beside points that were placed, which leaves the focus where it is; or not at all, as an answer
 * was begun: then a card that is open goes, and the question is there again.
 */
export type Opening = 'read' | 'place' | 'leave';

/** Opens the card of what stands for a choice of the board. */
export type OpenCard = (choice: string | undefined, how: Opening, onRight?: boolean) => void;

/** The field that finds a place. */
export const FIND_PLACE = 'find-place';

/** What a map is looked at for. */
export interface Seeking {
  /** What the buttons above it hold it by. */
  readonly zoom?: ZoomRef;
  /** What the question speaks of. */
  readonly spoken?: ReadonlySet<string> | undefined;
  /** The place whose card is open. */
  readonly opened?: string | undefined;
  /** Counts how often the card was drawn: what lies under it moves out. */
  readonly drawn?: number;
  /** The place that was found by its name; another object each time. */
  readonly sought?: { readonly id: string } | null;
}

export const NO_SEEKING: Seeking = {};

const Context = createContext<OpenCard | null>(null);
export const CardsProvider = Context.Provider;

/** What opens a card; null where there are none, as on paper. */
export function useCards(): OpenCard | null {
  return useContext(Context);
}
