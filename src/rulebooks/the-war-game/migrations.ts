import type { Migration } from '../../kernel/rulebook.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: '1',
    to: '2',
    about:
      'Forces that nobody knows any more are asked for at once; a roll that a report opens while a second one waits is rolled; what a report wishes twice is done once.',
    renamed: {},
    toldAlike: false,
  },
];
