import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.56D-allies.ts. */
export const WORDS = {
  'bar.russianFlag':
    'A Russian flag is in {target}: the Allies may place no diplomatic counter there, unless a civil war is fought in it.',
  'bar.russianEvent':
    'A Russian diplomatic event was drawn for {target} this turn: the Allies may place no diplomatic counter there.',
} satisfies WordBook;
