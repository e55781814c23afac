import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 5-rows.ts. */
export const WORDS = {
  'facts.effect': 'Result rows of the tables',
  'facts.brps': 'Result rows of the tables',
  'facts.star': 'Result rows of the tables',
  'fact.rowEffect':
    'Result {totals} in the table for {target}: what does it give? (Unless you report otherwise: {effect}. Name anything else it gives in the reason.)',
  'fact.rowBrps': 'Result {totals} in the table for {target}: how many BRPs go with it? (0: none.)',
  'fact.rowStarred':
    'Result {totals} in the table for {target}: is it starred (permanent)? (Unless you report otherwise: no.)',
  'fact.rowUnstarred':
    'Result {totals} in the table for {target}: is it starred (permanent)? (Unless you report otherwise: yes.)',
  'line.added': '{reason} (added by the players)',
} satisfies WordBook;
