import type { Migration } from '../../kernel/rulebook.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: '1',
    to: '2',
    about:
      'Where Japan attacks before anybody has said how high USJT stands, that is asked, and the die falls at once all the same (49.852A).',
    renamed: {},
    toldAlike: true,
  },
];
