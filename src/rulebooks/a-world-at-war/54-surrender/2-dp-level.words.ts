import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 2-dp-level.ts. */
export const WORDS = {
  'fact.brpNow':
    'What would the BRP total of {power} be if a new year began now, worked out from its BRP base as deficit spending has left it, without growth? What it has in hand today does not count.',
  'fact.dpOtherNow': 'How many DPs does the DP page now give {power} for territory and events?',
  'fact.pageNow': '{power}, on the DP page, as of now: {label}?',
  'fact.dpLevel': 'What is the DP level of {power} for surrender and U.S. elections?',
  'sheet.level': 'DP level of {power} for surrender and U.S. elections',
  'line.undefendedNow': 'undefended objectives and ICs lost this year',
} satisfies WordBook;
