import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 8-atomic-war.ts. */
export const say = texts({
  told: {
    usDefeated:
      'The U.S. is defeated: it is at peace with Germany and Japan, and takes no part in the war in either theatre any more. The other Allies may fight on.',
    attackFails:
      'The attack does not force the U.S. to make peace: it changes nothing for American participation in the war.',
    attackLifts: 'The attack does not force the U.S. to make peace: nothing restricts it in Europe any more.',
  },
});
