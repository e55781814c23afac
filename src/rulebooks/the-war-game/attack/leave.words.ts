import { texts } from '../../../kernel/index.ts';

/** The texts of leave.ts. */
export const leaveTexts = texts({
  told: {
    mustLeave: 'Forces of {nation} must leave {place} or attack it in this turn.',
  },
});
