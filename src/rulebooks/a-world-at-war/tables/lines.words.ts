import { texts } from '../../../kernel/index.ts';

/** The texts of lines.ts. */
export const lineTexts = texts({
  fact: {
    own: '{label}',
    user: '{label}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    own: 'In your table of the country, at the line of this name, read as the map stands.',
  },
  line: {
    user: '{label}',
  },
});
