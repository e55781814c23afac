import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    over: 'American forces may come over from the Pacific in {turns} more Allied player turns',
    'over.lifted': 'Allied player turn {of} after the surrender of Japan',
  },
});
