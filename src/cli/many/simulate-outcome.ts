import {
  type SavedResult,
  rangeOf,
  resultText,
  type Simulation,
  type Variants,
} from '../../analysis/simulate/index.ts';
import { besideInPairs } from './simulate-compare.ts';
import { failure, type Result } from '../output.ts';
import { matchHead, matchShown } from './simulate-match.ts';
import { beyondMatch, type ShownResult, shownOf, type ShowOptions } from './simulate-shown.ts';
import { headText } from './simulate-text.ts';
import type { Names } from './simulate-names.ts';
import { writeWhole } from '../write-whole.ts';

/** Keep and show what games came to, of whatever kind. */
export function outcomeShown(
  result: SavedResult,
  named: Pick<ShownResult, 'names' | 'table' | 'solo'>,
  options: ShowOptions,
): Result {
  switch (result.kind) {
    case 'simulation':
      return shownOf({ simulation: result, text: resultText(result), ...named }, options);
    case 'variants': {
      if (options.compare !== undefined)
        return failure('Two variants are compared already: leave out --compare.');
      const beside = besideInPairs(result);
      return shownOf({ simulation: firstOf(result), text: resultText(result), beside, ...named }, options);
    }
    case 'match': {
      const beyond = beyondMatch(options);
      if (beyond !== undefined)
        return failure(`A match goes without --${beyond}: it says who plays better, and no more.`);
      const shown = matchShown(result, named.names, named.table.setup.scenario.seats);
      if (options.out === undefined) return shown;
      const unwritten = writeWhole(options.out, resultText(result));
      return unwritten ?? { ...shown, text: `${shown.text}\n\nKept in ${options.out}.` };
    }
  }
}

/** What games came to in one line. */
export function outcomeHead(result: SavedResult, names: Names): string {
  switch (result.kind) {
    case 'simulation':
      return headText(result, names);
    case 'variants':
      return `${headText(firstOf(result), names)}, each played both ways`;
    case 'match':
      return matchHead(result, names);
  }
}

/** The first of two variants as games of its own. */
function firstOf(variants: Variants): Simulation {
  const { format, rules, plan, tally } = variants;
  const part = variants.from === undefined ? {} : rangeOf(variants);
  return { format, kind: 'simulation', rules, plan, tally: tally.one, ...part };
}
