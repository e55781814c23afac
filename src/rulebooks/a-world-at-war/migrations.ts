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
  {
    from: '2',
    to: '3',
    about:
      'Covert operations are announced by all camps at once (49.425), the level of China asks nothing anew of other powers (54.22), and it is said who is passed by (49.16); games that were begun before keep their way.',
    renamed: {},
    rulings: { 'covert-together': 'in-turn', 'word-anew': 'on-any', 'passed-by': 'silent' },
    toldAlike: true,
  },
  {
    from: '3',
    to: '4',
    about:
      'The dice of the tensions, and the questions whether papers are written, are called by their moment, whatever has been told before (49.21, 49.851A, 49.852A).',
    renamed: {},
    uncounted: (id) =>
      id
        .replace(/(?:\/(?:\d+|britain|us))+(?=\/us[aj]t$)/, '')
        .replace(/(?<=^\d+)(?:\/\d+)?\/(?<faction>[a-z-]+)(?:\/\d+)?(?=\/written$)/, '/$<faction>'),
    toldAlike: true,
  },
];
