import type { StoredGame } from './store.ts';

/** What another process has changed: a game, or what stands beside it. */
export interface OthersNews {
  readonly kind: 'game' | 'aside';
  readonly id: string;
}

/** Who is told of what goes on in other processes. */
export interface OthersListener {
  /** Something was changed; null: anything may have been, as nothing could be heard for a while. */
  news(news: OthersNews | null): void;
  /** From now on this process does what one alone may do. */
  leads(): void;
}

/** How a game stands now: how often it was changed, and which header it has; null: there is none. */
export type Standing = { readonly version: number; readonly head: string } | null;

/** Others have changed a game since this process knew it: nothing was done. */
export class OvertakenError extends Error {
  override readonly name = 'Overtaken';
}

/**
 * The other processes that serve the same games. Whatever changes a game counts: once a process knows a game, it changes
 * nothing that others have changed meanwhile, but throws Overtaken, or refuses the entry as one that does not follow.
 */
export interface Others {
  /** How a game stands: asked before it is read. */
  look(id: string): Promise<Standing>;
  /** Whether a game that stands so has the header that this process knows. */
  isSame(id: string, standing: Standing): boolean;
  /** What is in memory is a game as it stood then, or later: told once it is there, and no sooner. */
  know(id: string, standing: Standing): void;
  /** Whether no other has changed a game since this process knew it. */
  isKnown(id: string): Promise<boolean>;
  /** Those of some games that others have changed since: a process that is killed may not have told of what it did last. */
  stale(ids: readonly string[]): Promise<readonly string[]>;
  /** The entries after the first `n`. */
  after(id: string, n: number): Promise<Pick<StoredGame, 'entries' | 'times' | 'damaged'>>;
  /** Hear of the others from now on. */
  begin(heard: OthersListener): Promise<void>;
  /** Whether this process does what one alone may do. */
  leads(): boolean;
  /** Tell the others that something beside a game has changed. */
  tell(id: string): void;
  /** Do something that no other process does meanwhile under that name. */
  alone<T>(name: string, act: () => Promise<T>): Promise<T>;
  readonly present: Present;
}

/** Who looks at games, over all processes. People are named by their place. */
export interface Present {
  /** Somebody has come to a game in this process. */
  come(game: string, person: number): Promise<void>;
  /** Nobody of that place is left at it in this process. */
  gone(game: string, person: number): Promise<void>;
  /** Their pages are out of sight, or in sight again. */
  turn(game: string, person: number, away: boolean): Promise<void>;
  /** Who looks, and whether their pages are out of sight. */
  of(game: string): Promise<ReadonlyMap<number, boolean>>;
}
