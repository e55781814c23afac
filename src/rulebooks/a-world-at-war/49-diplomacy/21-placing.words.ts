import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 21-placing.ts. */
export const say = texts({
  ask: {
    allocation:
      '{faction}: place your DPs for {year} in secret. You have {pool}, at most {third} in one target.',
  },
});
