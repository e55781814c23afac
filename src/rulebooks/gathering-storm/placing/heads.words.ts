import { texts } from '../../../kernel/index.ts';

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
});
