import type { WordBook } from '../../kernel/words.ts';

/** The texts of rights.ts. */
export const WORDS = {
  'right.dock': 'docking',
  'right.overfly': 'flying over',
  'right.income': 'income',
  'right.enter': 'entering',
  'right.command': 'command of its units',
} satisfies WordBook;
