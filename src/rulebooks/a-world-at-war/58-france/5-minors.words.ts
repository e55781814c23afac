import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 5-minors.ts. */
export const say = texts({
  told: {
    frenchMinors:
      'All minor allies and associated minor countries of France are now those of Britain, on the map too.',
    frenchMinorsNamed: 'Of the targets these results now benefit Britain instead of France: {targets}.',
    frenchResultsEnd: 'Results for France that end with it: {targets}.',
    frenchConquests:
      'French conquests and other French hexes elsewhere become Axis, except those that a British ground unit occupies, and those that trace land supply to a Free French colony and are closer to it than to Vichy France or a Vichy colony.',
  },
});
