import { texts } from '../../../kernel/index.ts';

/** The texts of card.ts. */
export const stormCardTexts = texts({
  card: {
    is: 'What there is in {place}',
    powers: 'How each power stands in {place}, and who may place a diplomatic counter',
    sides: 'What each side comes to in {place}',
    leads: '{camp} by {margin}; for {powers}',
    tie: 'nobody',
    unclear: 'too little is known to say',
    nobody: 'nothing lies here this turn',
    lost: 'conquered: no diplomacy',
    column: {
      is: 'this turn',
      side: 'side',
      total: 'total',
      leads: 'leads, as all know it',
      has: 'flags and spy ring',
    },
  },
});
