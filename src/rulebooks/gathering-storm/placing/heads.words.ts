import { renderValue, texts } from '../../../kernel/index.ts';

/** The texts of heads.ts. */
export const headTexts = texts({
  head: {
    axis: 'Axis',
    diplomatic: 'dipl.',
    military: 'mil.',
    ring: 'spy ring',
    civilWar: 'civil war',
    success: 'success',
    event: '{title}',
    strength: 'strength {strength}',
    antiComintern: 'anti-Com.',
  },
  puts: {
    diplomatic: '{power}, diplomatic',
    military: '{power}, military',
    ring: '{power}, by its spy ring',
    civilWar: '{power}, by the civil war',
    success: '{power}, by its success in the civil war',
    event: '{power}, by {title}',
    antiComintern: 'anti-Comintern',
    letter: ({ power = '' }, book) => renderValue(book, power).slice(0, 1).toUpperCase(),
  },
});
