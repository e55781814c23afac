import { texts } from '../../kernel/texts/texts.ts';

/** The texts of falls.events.ts. */
export const say = texts({
  event: {
    asks: { country: 'Which country?', power: 'Which power?' },
    conquest: { title: 'A minor country is conquered', says: '{target} is conquered.' },
    liberation: { title: 'A minor country is liberated', says: '{target} is liberated.' },
    france: 'France is conquered.',
    surrender: { title: 'A power surrenders', says: '{power} surrenders.' },
    dominion: 'Australia or India surrenders',
  },
});
