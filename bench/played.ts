import type { Rulebook } from '../src/kernel/rulebook.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { minidip } from './minidip/rulebook.ts';

/** What is played, and where it begins. */
export interface Played {
  readonly rulebook: string;
  readonly scenario: string;
}

/** The small game, which boardgame.io plays, too. */
export const SMALL: Played = { rulebook: 'minidip', scenario: 'only' };

/** A long scenario of each rulebook. */
export const LONG: readonly Played[] = [
  { rulebook: 'level-of-cooperation', scenario: 'world-1942' },
  { rulebook: 'a-world-at-war', scenario: 'global-1939' },
  { rulebook: 'gathering-storm', scenario: 'campaign-powers' },
  { rulebook: 'the-war-game', scenario: 'world-1939' },
];

/** All rulebooks, the small one among them. */
export const BOOKS: readonly Rulebook[] = [...RULEBOOKS, minidip as unknown as Rulebook];

/** One of them. */
export function bookOf(rulebook: string): Rulebook {
  const book = BOOKS.find(({ id }) => id === rulebook);
  if (!book) throw new Error(`no rulebook ${rulebook}`);
  return book;
}
