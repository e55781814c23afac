import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 3-results.ts. */
export const say = texts({
  fact: {
    chinaLevel: 'The Chinese resistance level as last found',
    chinaInForce: 'The result of Chinese resistance that applies',
  },
  told: {
    chinaBegins: 'China, from now to the end of the Chinese player turn: {what}.',
    chinaEnds: 'China, no longer: {what}.',
  },
});
