import type { WordBook } from '../../kernel/words.ts';

/** The texts of the moments of a year. */
export const WORDS = {
  'turn.start': 'Year start',
  'turn.spring': 'Spring',
  'turn.summer': 'Summer',
  'turn.fall': 'Fall',
  'turn.winter': 'Winter',
  'phase.axis': 'Axis diplomatic phase',
  'phase.allied': 'Allied diplomatic phase',
  'skip.phase': 'Skip the rest of the {phase}',
  'skip.turn': 'Skip the rest of {turn} {year}',
  'skip.year': 'Skip the rest of {year}',
  'told.skip.phase': 'The table skips the rest of the {phase}.',
  'told.skip.turn': 'The table skips the rest of {turn} {year}.',
  'told.skip.year': 'The table skips the rest of {year}.',
} satisfies WordBook;
