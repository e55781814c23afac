import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of heads.ts. */
export const say = texts({
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
});
