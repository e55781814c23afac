import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 5-rows.ts. */
export const say = texts({
  facts: {
    effect: 'Result rows of the tables',
    brps: 'Result rows of the tables',
    star: 'Result rows of the tables',
  },
  fact: {
    rowEffect:
      'Result {totals} in the table for {target}: what does it give? (Unless you report otherwise: {effect}. Name anything else it gives in the reason.)',
    rowBrps: 'Result {totals} in the table for {target}: how many BRPs go with it? (0: none.)',
    rowStarred:
      'Result {totals} in the table for {target}: is it starred (permanent)? (Unless you report otherwise: no.)',
    rowUnstarred:
      'Result {totals} in the table for {target}: is it starred (permanent)? (Unless you report otherwise: yes.)',
  },
  line: {
    added: '{reason} (added by the players)',
  },
});
