import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 85-effective-level.ts. */
export const WORDS = {
  'fact.tensionEffective':
    'What is the effective {tension} level? (At the start of a year: that of the last Winter turn.)',
  'fact.tensionDie': 'The die for the effective {tension} level',
  'sheet.effective': 'Effective {tension} level',
  'line.actual': 'the actual level',
  'line.tensionDie': 'the die shows {face}',
  'ask.tension': 'Roll for the effective {tension} level',
  'told.effective': 'The die for {tension} shows {die}: its effective level is {level}.',
} satisfies WordBook;
