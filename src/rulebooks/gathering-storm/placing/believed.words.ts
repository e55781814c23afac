import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of believed.ts. */
export const say = texts({
  believed: {
    strength: '{power} has {count} counters that nobody has seen: each of them counts once.',
  },
});
