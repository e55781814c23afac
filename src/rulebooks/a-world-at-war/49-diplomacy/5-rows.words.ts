import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 5-rows.ts. */
export const WORDS = {
  'facts.effect': 'Result rows of the tables',
  'facts.brps': 'Result rows of the tables',
  'facts.star': 'Result rows of the tables',
  'fact.rowEffect':
    'Result {totals} of the table of {target}: what does it give? (Until you say: {effect}. The reason says what else.)',
  'fact.rowBrps': 'Result {totals} of the table of {target}: how many BRPs go with it? (0: none.)',
  'fact.rowStarred':
    'Result {totals} of the table of {target}: has it a star, permanent? (Until you say: no.)',
  'fact.rowUnstarred':
    'Result {totals} of the table of {target}: has it a star, permanent? (Until you say: yes.)',
  'line.added': '{reason} (added by the players)',
} satisfies WordBook;
