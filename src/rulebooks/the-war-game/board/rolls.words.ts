import { texts } from '../../../kernel/index.ts';

/** The texts of rolls.ts. */
export const rollTexts = texts({
  board: {
    follows: 'if it works: {works}; if not: {fails}',
    'follows.unit': 'a unit appears: {rows}',
    upTo: '{kind} on {to} or less',
    tableRoll: 'any number',
    needs: 'needs {needs} or less ({chance} %)',
    'needs.unknown': 'needs a number that nobody has said',
  },
});
