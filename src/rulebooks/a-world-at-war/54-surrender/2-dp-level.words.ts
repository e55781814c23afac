import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 2-dp-level.ts. */
export const say = texts({
  fact: {
    brpNow:
      'What would the BRP total of {power} be if a new year began now, worked out from its BRP base as deficit spending has left it, without growth? What it has in hand today does not count.',
    dpOtherNow: 'How many DPs does the DP page now give {power} for territory and events?',
    pageNow: '{power}, on the DP page, as of now: {label}?',
    dpLevel: 'What is the DP level of {power} for surrender and U.S. elections?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    brpNow:
      'On the BRP record of {power}: its base and what it has grown by this year. Usually close to its total of the year start.',
    dpOtherNow: 'On the DP page of {power}: its lines read as the map stands now. Usually -2 to 6.',
    pageNow: 'On your DP page, at the line of this name, read as the map stands now.',
  },
  sheet: {
    level: 'DP level of {power} for surrender and U.S. elections',
  },
  line: {
    undefendedNow: 'undefended objectives and ICs lost this year',
  },
});
