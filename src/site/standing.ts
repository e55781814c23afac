import type { OpenFault } from '../server/local/index.ts';
import type { Keeping } from '../store/browser/index.ts';

/** How it stands with the games of this browser, as one tab knows it. */
export interface Standing {
  /** How long they are there; null: no house has said it yet. */
  readonly keeping: Keeping | null;
  /** Why this tab cannot have them; null: it can, or waits for another that has them. */
  readonly refused: OpenFault | null;
  /** Whether another tab has them, and does not answer. */
  readonly isSilent: boolean;
  /** Whether a game was begun here. */
  readonly hasGames: boolean;
  /** Whether another tab has a newer build of this page: this one has no house any more. */
  readonly isOld: boolean;
  /** Go on with a newer build, where there is one. */
  readonly renew: (() => void) | null;
}

/** What is known of that, and who is told. */
export interface Knowledge {
  now(): Standing;
  /** What has changed. */
  set(change: Partial<Standing>): void;
  /** Be told of every change; returns what ends that. */
  listen(tell: () => void): () => void;
}

/** Know nothing yet. */
export function knowNothing(): Knowledge {
  let standing: Standing = {
    keeping: null,
    refused: null,
    isSilent: false,
    hasGames: false,
    isOld: false,
    renew: null,
  };
  const told = new Set<() => void>();
  return {
    now: () => standing,
    set(change) {
      standing = { ...standing, ...change };
      for (const tell of told) tell();
    },
    listen(tell) {
      told.add(tell);
      return () => void told.delete(tell);
    },
  };
}
