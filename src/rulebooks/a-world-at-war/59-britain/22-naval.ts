import { type Line, type Values, line, pairs, whole, once } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { navalTexts } from './22-naval.words.ts';

// 59.22F: the ratio of Allied and Axis naval factors.

const SIDES = ['allied', 'axis'] as const;
const STATES = ['whole', 'half'] as const;
type Side = (typeof SIDES)[number];

/** More than any side has. */
const MOST_FACTORS = 400;
/** Damaged ships, and those on the lowest rows of a shipyard: two factors count as one (59.22F). */
const HALF = 2;

/** The naval factors of a side that count, at full and at half strength (59.21, 59.22F). */
export const navy = family<[Side, (typeof STATES)[number]]>({
  key: once((side, state) => `navy.${side}.${state}`),
  each: () => pairs(SIDES, STATES),
  spec: (_, side, state) =>
    fact(`navy.${side}.${state}`, whole(0, MOST_FACTORS), ['59.21', '59.22F'], {
      askedOf: side === 'axis' ? 'germany' : 'britain',
    }),
});

/** From which ratio on which modifier applies, the greatest first (59.21, 59.22F). */
const RATIOS = [
  { of: 4, to: 1, gives: 5 },
  { of: 3, to: 1, gives: 4 },
  { of: 2, to: 1, gives: 3 },
  { of: 5, to: 3, gives: 2 },
  { of: 4, to: 3, gives: 1 },
] as const;

/** 59.22F: what a fleet of so many factors gives against a smaller one; a ratio between two of them is the one nearer to 1:1. */
function advantage(larger: number, smaller: number): number {
  if (larger === 0) return 0;
  return RATIOS.find(({ of, to }) => larger * to >= smaller * of)?.gives ?? 0;
}

/** 59.21, 59.22F: the modifier of two fleets, above zero where the Allied one is larger; 0 - x is never a negative zero. */
export function navalModifier(allied: number, axis: number): number {
  return allied >= axis ? advantage(allied, axis) : 0 - advantage(axis, allied);
}

const MOST = 5;

/** The line of naval factors (59.21, 59.22F). */
export function navalLine(): Line {
  return line(
    { id: '59.21/naval', label: navalTexts.line.navalRatio() },
    SIDES.flatMap((side) => STATES.map((state) => navy.key(side, state))),
    (known) => navalModifier(strength(known, 'allied'), strength(known, 'axis')),
    { min: -MOST, max: MOST },
  );
}

/** 59.22F: the factors of a side, those at half strength together, rounded down. */
function strength(known: Values, side: Side): number {
  return known.number(navy.key(side, 'whole')) + Math.floor(known.number(navy.key(side, 'half')) / HALF);
}

/** 59.22F: the naval ratio; its fact stands among those of 22-counted.ts. */
export const NAVAL_RATIO = part(import.meta.url, {
  clauses: {
    '59.21/naval': ['computed', 'Naval ratio', 'navalModifier'],
    '59.22F': ['computed', 'Naval force ratio', 'navalModifier'],
  },
  texts: navalTexts,
});
