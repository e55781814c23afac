import type { Migration } from '../../kernel/rulebook.ts';

/** How games that were made earlier play on. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: '2',
    to: '3',
    about: 'The same rules, kept otherwise.',
    renamed: {},
    toldAlike: true,
  },
  {
    from: '3',
    to: '4',
    about:
      'Who protects a neutral, what a capture alone means, what an ally handed over and what a round pays are rulings; games begun before go on as they did. A skip names what nobody answers.',
    renamed: {},
    rulings: {
      'A3-handed': 'yes',
      'A14-capital': 'free',
      'A14-none': 'first',
      'A14-capture': 'as-told',
      'A20-unmarked': 'taker',
      'income-capital': 'drawn',
      'income-captured': 'left-out',
    },
    toldAlike: false,
  },
];
