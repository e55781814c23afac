// Many games at once, for whoever asks for them and shows what they say.

/** What is asked: a plan, or its file. */
export type { Plan } from './plan.ts';
export { answerTo, type PlaceQuestion, readQuestion } from './question.ts';
export { MOST_GAMES } from './counts-file.ts';

/** Games by their seeds, counted piece by piece, and the counts added up. */
export { countsOf, type Job, type GameRange } from './bound.ts';
export { addTally, emptyTally, type Tally } from './tally.ts';
export { addMatch, type MatchTally, noMatch, plansOf, sidesOf } from './match.ts';
export { addVariants, noVariants, type VariantsTally } from './variants.ts';

/** What came of it, in parts that fit together, and as a file. */
export {
  inOrderOfKeys,
  type Match,
  mergeParts,
  type NamedResult,
  type NamedPart,
  type SavedResult,
  partsOf,
  rangeOf,
  resultText,
  shareOfGames,
  type Simulation,
  type MergeFault,
  type Variants,
} from './result.ts';
export { readOutcome } from './result-file.ts';

/** What the counts say, and with what certainty. */
export { differenceOfAims, shareOfAims, type StateSummary, type Summary, summaryOf } from './summary.ts';
export { type Estimate, isOpen } from './interval.ts';
export { compareTallies, comparedInPairs, type Comparison } from './compare.ts';
