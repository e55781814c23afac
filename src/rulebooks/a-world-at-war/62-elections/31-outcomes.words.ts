import { texts } from '../../../kernel/index.ts';

/** The texts of 31-outcomes.ts. */
export const outcomeTexts = texts({
  line: {
    hasSurrendered: 'surrender of {power}',
  },
  election: {
    '0': 'no offensive economic warfare',
    none: 'U.S. policy as before',
    '-1': 'no ground attacks under 2:1',
    '-2': 'no full offensives',
    '-3': 'no offensive operations',
    '-4': 'no attritions',
    '-5': 'ground units stay in the U.S. box',
    '-6': 'air units stay in the U.S. box, too',
    '-7': 'a separate peace',
    below: 'a separate peace at a lower tension',
  },
});
