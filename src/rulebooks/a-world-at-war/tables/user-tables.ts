import type { FactValue } from '../../../kernel/index.ts';
import type { Turn } from '../state.ts';
import type { Tables } from './country.ts';
import type { PageLine } from './dp-page.ts';
import type { TensionLine } from './tensions.ts';

/** What the players have supplied of their tables: plain JSON, part of the game. */
export interface UserTables {
  readonly tables: Tables;
  readonly page: readonly PageLine[];
  readonly list: readonly TensionLine[];
  /** The tensions whose list, and 'dp-page' if the page, is supplied whole. */
  readonly complete: readonly string[];
  /** The levels with which the lists let a game begin. */
  readonly start: Readonly<Record<string, number>>;
  /** Where a game begins in the middle: its first turn, and what holds then. */
  readonly middle?: {
    readonly from: Turn;
    readonly facts: Readonly<Record<string, FactValue>>;
  };
}

export const NOTHING_SUPPLIED: UserTables = { tables: {}, page: [], list: [], complete: [], start: {} };
