import { texts } from '../../../kernel/index.ts';

/** The texts of bars.ts. */
export const intelligenceBarTexts = texts({
  bar: {
    noConquest: 'No diplomacy there: it is a conquest of {power}.',
    namesNoTarget: '{event} names no target of this game: nothing comes of it.',
    namesConquests:
      'All that {event} names are conquests, where there is no diplomacy: nothing comes of it this turn.',
    forgoneAll: 'Russia has given up its diplomacy for this turn.',
  },
});
