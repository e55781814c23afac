import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 7-reentry.ts. */
export const say = texts({
  ask: {
    reentry: 'The U.S. is at war with {enemy}: who declared war?',
  },
  told: {
    staysOut:
      'The U.S. is defeated and takes no part in the war any more: there is no war between it and {enemy}.',
    reentry: {
      whole: '{enemy} has declared war on the U.S., which fights without any restriction of the election.',
      restricted:
        'The U.S. is at war with {enemy}. Its result there is {result}, and restricts it until {tension} has risen.',
      free: 'The U.S. is at war with {enemy}, and nothing restricts it.',
    },
    noSubmarines:
      'Germany receives no modifiers for submarine warfare for this declaration of war if the U.S. was at war in Europe before.',
  },
});
