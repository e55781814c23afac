import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 24.5-diplomatic.ts. */
export const say = texts({
  bar: {
    allowed: 'This pack does not let {power} place diplomatic counters there.',
  },
});
