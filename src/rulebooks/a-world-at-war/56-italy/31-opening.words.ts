import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-opening.ts. */
export const say = texts({
  told: {
    italyHolds: 'Italy fights on: Rome is not in Allied hands, and Axis units are in Africa.',
    italyFights: 'Italy fights on: its DP total is {level}.',
    italySurrenders: 'Italy surrenders: its DP total is {level}.',
  },
});
