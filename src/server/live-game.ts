import type { Refusal } from '../kernel/clause.ts';
import type { Seat } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import type { Seating } from '../store/database.ts';
import type { Desk } from './api.ts';

/** The part of a desk that depends on the seat alone, with every line; `mark` is the hash of the rest. */
export type Sight = Pick<
  Desk,
  | 'mark'
  | 'over'
  | 'awaiting'
  | 'answered'
  | 'view'
  | 'asks'
  | 'tableAsks'
  | 'diceAsks'
  | 'previews'
  | 'proposal'
  | 'marks'
  | 'lines'
>;

/** Somebody who looks on: told after every change, and sent away when the game is put down. */
export interface Watcher {
  /** The place of the person among the game's people. */
  readonly at: number;
  changed(): void;
  /** Hang up: for good with a message, else to be connected again. */
  dismiss(message: string | null): void;
}

/** A game in memory. Everything in it can be thrown away and had again from the database. */
export interface LiveGame {
  readonly id: string;
  /** Why it cannot be played on: its replay differs, or what follows cannot be read. */
  readonly stopped: Refusal | null;
  readonly watchers: Set<Watcher>;
  /** What each seat sees now; emptied with every change. */
  readonly sights: Map<Seat | null, Sight>;
  game: Game;
  /** Whether the game goes on under another version: its stored header is replaced before its next entry. */
  rehead: boolean;
  seating: Seating;
  /** How many changes wait or are under way, and when the last of them is done. */
  waiting: number;
  done: Promise<unknown>;
}
