import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 43-bars.ts. */
export const WORDS = {
  'facts.france': 'Conquests',
  'facts.conquered': 'Conquests',
  'facts.aggressor': 'Aggressors',
  'fact.rgt50': 'Is the RGT level 50 or more?',
  'fact.franceFell': 'Did France fall this year?',
  'fact.conquered': 'Has {target} been conquered?',
  'fact.aggressor': 'Which power declared war on {target} and so drove it to the other side?',
  'bar.permanent': 'The result in {target} is permanent.',
  'bar.conquered': '{target} has been conquered.',
  'bar.noVichyFrance': 'There is no Vichy France: it was not established.',
  'bar.franceFell': 'Vichy France cannot be named in the year in which France falls.',
  'bar.axisEnded': 'Germany has surrendered: the Axis has no more diplomacy.',
  'bar.minorAlly': '{target} is a friendly minor ally.',
  'bar.otherAlly': '{target} favours the other Allied faction.',
  'bar.aggressor': 'The attack on {target} drove it to the other side.',
} satisfies WordBook;
