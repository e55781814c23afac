import type { WordBook } from '../../../kernel/words.ts';

/** The texts of results.ts. */
export const WORDS = {
  'totals.down': '{to} or less',
  'totals.up': '{from} or more',
  'totals.one': '{from}',
  'totals.some': '{from}-{to}',
  'result.gives': '{totals}: {effect}, as the players report',
  'result.nothing': '{totals}: no effect, as the players report',
  'result.permanent': '{result} (permanent)',
  'result.-3': '-3 or less: Allied minor ally',
  'result.-2': '-2: associated with an Allied power',
  'result.-1': '-1: Allied hex control',
  'result.0': '0: BRPs for an Allied power',
  'result.1-2': '1-2: pro-Allied policy continues, pro-Axis policy ends',
  'result.3-4': '3-4: current policies continue',
  'result.5-6': '5-6: pro-Axis policy continues, pro-Allied policy ends',
  'result.1-6': '1-6: no effect',
  'result.7': '7: BRPs for the Axis',
  'result.8': '8: Axis hex control',
  'result.9': '9: associated with the Axis',
  'result.10': '10 or more: Axis minor ally',
} satisfies WordBook;
