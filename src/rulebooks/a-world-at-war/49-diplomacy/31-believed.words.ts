import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-believed.ts. */
export const say = texts({
  believed: {
    dps: '{faction} has {left} DPs that nobody has seen: every lawful way to place all of them counts once.',
  },
});
