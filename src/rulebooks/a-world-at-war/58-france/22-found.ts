import { fact, single, whole } from '../facts.ts';

// 58.21, 58.22: the level that was found; tables and colonies go by it.

/** The name of its sheet. */
export const SHEET = 'surrender-level/france';

/** 58.22: it never exceeds three, either way. */
export const MOST = 3;

/** The French surrender level (58.21), once France has fallen the one that was found. */
export const frenchLevel = single(
  'level.france',
  fact('frenchLevel', whole(-MOST, MOST), ['58.21', '58.22'], { from: SHEET }),
);
