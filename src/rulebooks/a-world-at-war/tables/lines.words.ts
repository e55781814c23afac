import type { WordBook } from '../../../kernel/words.ts';

/** The texts of lines.ts. */
export const WORDS = {
  'fact.own': '{label}',
  'fact.user': '{label}?',
  'line.user': '{label}',
} satisfies WordBook;
