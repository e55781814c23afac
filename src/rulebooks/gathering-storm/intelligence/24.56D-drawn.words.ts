import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 24.56D-drawn.ts. */
export const say = texts({
  told: {
    void: 'Take back the diplomatic counter of {power} in {target}, unseen: "{event}" was drawn for it, so it counts nothing.',
    voidOpen:
      'Take back the diplomatic counter of {power} in {target}: a general Russian event was drawn for it, so it counts nothing.',
  },
});
