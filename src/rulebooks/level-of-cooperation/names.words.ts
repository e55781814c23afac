import type { WordBook } from '../../kernel/words.ts';

/** What is called what. */
export const WORDS = {
  'name.usa': 'United States',
  'name.uk': 'United Kingdom',
  'name.ussr': 'Soviet Union',
  'name.japan': 'Japan',
  'name.italy': 'Italy',
  'name.germany': 'Germany',
  'name.nobody': 'nobody',
  'name.allies': 'the Allies',
  'name.axis': 'the Axis',
} satisfies WordBook;
