import { texts } from '../../../kernel/index.ts';

/** The texts of results.ts. */
export const resultTableTexts = texts({
  totals: {
    down: '{to} or less',
    up: '{from} or more',
    one: '{from}',
    some: '{from} to {to}',
  },
  result: {
    '0': '0: BRPs for an Allied power',
    '7': '7: BRPs for the Axis',
    '8': '8: Axis hex control',
    '9': '9: associated with the Axis',
    '10': '10 or more: Axis minor ally',
    gives: '{totals}: {effect}, as the players report',
    nothing: '{totals}: no effect, as the players report',
    permanent: '{result} (permanent)',
    '-3': '-3 or less: Allied minor ally',
    '-2': '-2: associated with an Allied power',
    '-1': '-1: Allied hex control',
    '1-2': '1 to 2: pro-Allied policy continues, pro-Axis policy ends',
    '3-4': '3 to 4: current policies continue',
    '5-6': '5 to 6: pro-Axis policy continues, pro-Allied policy ends',
    '1-6': '1 to 6: no effect',
  },
});
