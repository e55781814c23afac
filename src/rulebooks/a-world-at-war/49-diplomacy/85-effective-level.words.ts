import { texts } from '../../../kernel/index.ts';

/** The texts of 85-effective-level.ts. */
export const effectiveLevelTexts = texts({
  fact: {
    tensionEffective:
      'What is the effective {tension} level? (At the start of a year: that of the last Winter turn.)',
    tensionDie: 'The die for the effective {tension} level',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    tensionEffective: 'On the tension record, as the last Winter turn left it. Usually 0 to 60.',
  },
  sheet: {
    effective: 'Effective {tension} level',
  },
  line: {
    actual: 'the actual level',
    tensionDie: 'the die shows {face}',
  },
  ask: {
    level: 'How high does USJT stand, for which a die falls at once?',
    tension: 'Roll for the effective {tension} level',
  },
  told: {
    effective: 'The effective level of {tension} is {level}. The die shows {die}.',
  },
});
