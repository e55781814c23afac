import type { WordBook } from '../../../kernel/words.ts';

/** The texts of bars.ts. */
export const WORDS = {
  'bar.noConquest': 'No diplomacy there: it is a conquest of {power}.',
  'bar.namesNoTarget': '{event} names no target of this game: nothing comes of it.',
  'bar.namesConquests':
    'All that {event} names are conquests, where there is no diplomacy: nothing comes of it this turn.',
  'bar.forgoneAll': 'Russia has given up its diplomacy for this turn.',
} satisfies WordBook;
