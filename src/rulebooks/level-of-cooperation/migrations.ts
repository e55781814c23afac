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
];
