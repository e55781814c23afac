import type { Migration } from '../../kernel/rulebook.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: '1',
    to: '2',
    about:
      'Whom the text of an event names benefits by its word alone, where the table rules so (step.11); games that were begun before keep their ruling.',
    renamed: {},
    toldAlike: true,
  },
];
