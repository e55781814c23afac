import { texts } from '../../kernel/texts/texts.ts';

/** The texts of correct.ts. */
export const say = texts({
  told: {
    correctedTo: 'Corrected: put {neutral} on the track at {level}, without a marker.',
    correctedMarked: 'Corrected: put {neutral} on the track at {level}, with the marker of {nation}.',
    markerWanted: 'No marker stands on {neutral}: correct who controls it.',
  },
});
