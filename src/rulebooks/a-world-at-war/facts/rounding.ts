import {
  type FactKey,
  type Line,
  type LineHead,
  line,
  rulingFact,
  rulingsOf,
} from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

// How many fives or tens a count holds, where a resistance table does not say how to round.

/** The ruling resistance-rounding, as a fact. */
const ROUNDING = rulingFact('resistance-rounding');

/** A line that counts so much `each` time a count holds so many (59.21, 60.11, 61.11), by ruling resistance-rounding. */
export function timesLine(row: LineHead, fact: FactKey, size: number, each: 1 | -1): Line {
  return line(
    row,
    [fact, ROUNDING],
    (known) => each * times(known.text(ROUNDING), known.number(fact), size) + 0,
  );
}

/** How often a count holds so many, outside a sheet (59.65). */
export function timesNow({ rulings }: Open, count: number, size: number): number {
  return times(rulings['resistance-rounding'], count, size);
}

function times(ruling: string | undefined, count: number, size: number): number {
  return ruling === 'nearest' ? Math.round(count / size) : Math.floor(count / size);
}

const { RULINGS } = rulingsOf([
  {
    id: 'resistance-rounding',
    clauses: ['60.11', '61.11'],
    question: 'A resistance table counts one for every five or ten of something: what of a part of them?',
    choices: [
      { id: 'down', text: 'It counts nothing, as where the rules say so.' },
      { id: 'nearest', text: 'Half and more of them count as one.' },
    ],
    default: 'down',
  },
]);

/** 60.11, 61.11: rounding. */
export const ROUNDING_RULES = part(import.meta.url, { rulings: RULINGS });
