import type { frame } from '../../kernel/index.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly frame.Migration[] = [
  {
    from: '1',
    to: '2',
    about:
      'Whom the text of an event names benefits by its word alone, where the table rules so, and who alone of a side has anything in a target benefits there (step.11); games that were begun before keep their ruling, and still ask the table.',
    renamed: {},
    rulings: { 'sole-partner': 'table', 'one-form': 'in-order' },
    toldAlike: true,
  },
];
