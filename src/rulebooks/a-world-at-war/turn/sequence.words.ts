import { texts } from '../../../kernel/index.ts';

/** The texts of the moments of a year. */
export const worldSequenceTexts = texts({
  when: '{turn} {year}',
  turn: {
    start: 'Year start',
    spring: 'Spring',
    summer: 'Summer',
    fall: 'Fall',
    winter: 'Winter',
  },
  phase: {
    axis: 'Axis diplomatic phase',
    allied: 'Allied diplomatic phase',
  },
  skip: {
    phase: 'Skip the rest of the {phase}',
    turn: 'Skip the rest of {turn} {year}',
    year: 'Skip the rest of {year}',
  },
  told: {
    skip: {
      phase: 'The table skips the rest of the {phase}.',
      turn: 'The table skips the rest of {turn} {year}.',
      year: 'The table skips the rest of {year}.',
    },
  },
});
