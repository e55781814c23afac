import type { Keeping } from '../../store/browser/index.ts';
import type { HouseQuestion, HouseAnswer } from './house.ts';

// What goes between the tabs of a browser and the one house in it. All hear all of it, so everything says for whom it is.

/** What the channel is called of all tabs that one house serves, and what the lock is of whoever has that house. */
export const CHANNEL = 'demarche';

/** The lock that a tab has for as long as it is there. */
export const tabLock = (tab: string): string => `${CHANNEL} tab ${tab}`;

/** A channel that all tabs and the house hear: a `BroadcastChannel`. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** What a tab says. `line`, `n`: numbers of its own. */
export type FromTab =
  | { readonly from: string; readonly is: 'who' }
  | { readonly from: string; readonly is: 'ask'; readonly n: number; readonly asked: HouseQuestion }
  | { readonly from: string; readonly is: 'connect'; readonly line: number }
  | { readonly from: string; readonly is: 'hang up'; readonly line: number }
  | { readonly from: string; readonly is: 'text'; readonly line: number; readonly text: string };

/** What the house says to a tab. */
export type ToTab =
  | { readonly to: string; readonly is: 'answer'; readonly n: number; readonly answered: HouseAnswer }
  | { readonly to: string; readonly is: 'connected'; readonly line: number }
  | { readonly to: string; readonly is: 'text'; readonly line: number; readonly text: string }
  | { readonly to: string; readonly is: 'hung up'; readonly line: number };

/** What the house says to all tabs, as it begins, and to each that asks who is there. */
export interface HouseIsHere {
  readonly is: 'here';
  /** Another one each time that a house begins. */
  readonly house: string;
  /** How long its games are there. */
  readonly keeping: Keeping;
}
