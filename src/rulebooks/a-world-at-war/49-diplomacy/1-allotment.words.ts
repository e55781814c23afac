import { texts } from '../../../kernel/index.ts';

/** The texts of 1-allotment.ts. */
export const allotmentTexts = texts({
  facts: {
    brp: 'BRP totals',
    dp: 'DPs',
    surrendered: 'Surrender',
    undefended: 'Undefended objectives and ICs',
    year: 'The year',
    opening: 'The year',
  },
  fact: {
    brp: 'What is the YSS BRP total of {power}?',
    dpOther: 'How many DPs does the DP page give {power} for territory and events?',
    surrendered: 'Has {power} surrendered?',
    dpAllotment: 'How many DPs does {power} have this year?',
    undefended: 'How many undefended objectives and ICs in Russia did the Axis walk into last year?',
    undefendedNow:
      'How many objective or IC hexes inside Russia has the Axis walked into this year by movement, without combat, airdrop or exploitation? Count only hexes that held no Russian or allied ground unit at the start of that Axis player turn, and were neither isolated nor next to Axis hexes at the start of the Russian one before.',
    page: '{power}, on the DP page: {label}?',
    year: 'The year',
    opening: 'Whether the DPs are those of the opening set-up of the campaign game',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    brp: 'On the BRP record of {power}, after the year start. Usually 50 to 300; each full hundred counts.',
    dpOther: 'On the DP page of {power}: the lines after BRPs. Usually 0 to 6.',
    page: 'On your DP page, at the line of this name.',
    surrendered: 'On the map, and in the log if it surrendered by the rules here. Usually no.',
    undefended: 'In the record of last year: the hexes told then. Usually 0.',
    undefendedNow: 'On the map, as the Axis move. Usually 0.',
  },
  sheet: {
    allotment: 'DPs of {power} for the year',
  },
  line: {
    basic: 'basic allotment',
    basicUs: 'one for every 10 USAT levels, at most 5',
    brps: 'one for every 100 BRPs',
    other: 'territory and events, from the DP page',
    pacific: 'Pacific BRPs not in a European scenario, {year}',
    undefended: 'undefended objectives and ICs lost last year',
  },
  ask: {
    allotment: 'What is needed to allot the DPs of {year}? (Or report the DPs of a power directly.)',
  },
  told: {
    allotted: '{power} has {dps} DPs for {year}.',
    placed:
      'The DPs of {powers} for {year} are placed, and no new number changes them this year. To place them anew, take back to before the allocation.',
  },
});
