import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.61-russia.ts. */
export const WORDS = {
  'bar.purge':
    'Under the Party purge Russia has given up placing diplomatic counters this turn: only an event that goes over the purge lets it place one.',
  'bar.beforeCohesion':
    'Before full cohesion Russia may place a diplomatic counter in {target} only with a Russian flag or spy ring there, in a civil war, or by an event that opens it.',
  'bar.noMinorForRussia':
    '{target} is no minor country: only an event opens it to Russian diplomatic counters.',
  'bar.closedToRussia':
    '{target} is not on Russia\u2019s lists: a diplomatic counter there needs a Russian flag or spy ring, a civil war, or an event that opens it.',
} satisfies WordBook;
