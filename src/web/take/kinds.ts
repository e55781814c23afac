import type { Item } from './bundle.ts';
import { takeTexts } from './texts.ts';

/** What each kind of entry is, in words. */
export const KINDS: Readonly<Record<Item['kind'], string>> = {
  game: takeTexts.game,
  made: takeTexts.made,
  table: takeTexts.table,
};
