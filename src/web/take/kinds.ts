import type { Item } from './bundle.ts';
import { v } from './texts.ts';

/** What each kind of entry is, in words. */
export const KINDS: Readonly<Record<Item['kind'], string>> = {
  game: v.game,
  made: v.made,
  table: v.table,
};
