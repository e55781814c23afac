import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of a2-a4-entry.ts. */
export const say = texts({
  bar: {
    economic: '{place} is an Economic ally of {nation}: it pays, and lets nobody in.',
    soviet: '{place} is under Soviet Total Control: Neutral to {nation}.',
    noEntry: '{place} is Neutral to {nation}: nobody may enter it but to attack.',
  },
});
