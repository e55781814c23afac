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
      'What follows from a surrender follows from one that the table reports, and a correction withdraws what waits because of it (54.31); games that were begun before keep their way.',
    renamed: {},
    rulings: { 'reported-falls': 'allotment', 'corrected-cause': 'goes-on', 'fallen-level': 'as-told' },
    toldAlike: true,
  },
];
