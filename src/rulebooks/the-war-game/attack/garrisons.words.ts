import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of garrisons.ts. */
export const say = texts({
  ask: {
    garrisons: 'Turn {turn}: with what does who has taken it stand in land of South America?',
  },
});
