import { texts } from '../../kernel/texts/texts.ts';

/** The texts of happened.ts. */
export const say = texts({
  event: {
    asks: { neutral: 'Which neutral?', territory: 'Which territory?', by: 'By whom?' },
    attack: { title: 'A neutral is attacked', says: '{by} attacks {place} in this turn.' },
    capture: {
      title: 'A neutral is taken by attack, or freed',
      says: '{place} is taken by attack: {by} holds it.',
      freed: '{place} is freed: nobody holds it by attack.',
    },
    territory: {
      title: 'A territory changes hands',
      says: '{place} is taken: {by} controls it.',
      left: 'Nobody controls {place} any more.',
    },
  },
});
