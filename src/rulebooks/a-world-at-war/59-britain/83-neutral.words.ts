import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 83-neutral.ts. */
export const say = texts({
  told: {
    britainFollows:
      'Britain has surrendered and is neutral with the U.S.: its war with the European Axis is over until the U.S. is at war again.',
    britainOut:
      'Britain has surrendered and is neutral with the U.S., for good: its war with the European Axis is over.',
    britainStaysInAsia: 'Britain has surrendered to Germany alone: its war with Japan goes on.',
    britainLeavesAsia: 'Britain has surrendered and is neutral with the U.S.: its war with Japan is over.',
  },
});
