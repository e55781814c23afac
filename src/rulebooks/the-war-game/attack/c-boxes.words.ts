import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of c-boxes.ts. */
export const say = texts({
  told: {
    box: 'An attack on {entry} brings to a side at once, whatever comes of it: {places}.',
    alwaysNeutral: 'An attack on {places}: it fights, and stays Neutral to all.',
    givenBack: '{units} of {nation} in {place} turn with it: they are native again.',
  },
});
