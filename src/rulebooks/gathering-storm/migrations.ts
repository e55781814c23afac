import type { Migration } from '../../kernel/rulebook.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: '1',
    to: '2',
    about:
      'Who alone of a side has anything in a target benefits there (step.11); games that were begun before still ask the table.',
    renamed: {},
    rulings: { 'sole-partner': 'table' },
    toldAlike: true,
  },
];
