import type { frame } from '../../kernel/index.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly frame.Migration[] = [
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
      'What the text leaves open in rules 49, 54 and 60 is said by rulings (49.51B, 49.53, 49.631, 49.632, 60.11); a declaration of war that a rule forbids is refused (49.851D, 59.84, 59.86, 59.891A, 62.71, 62.82); the subverted country is rolled for first (49.634A); what nothing hangs on any more is not asked (62.51); what follows from a surrender follows from one that the table reports, and a correction withdraws what waits because of it (54.31); the dice of the tensions, and the questions whether papers are written, are called by their moment (49.21, 49.851A, 49.852A); games that were begun before keep their way.',
    renamed: {},
    rulings: {
      'american-result': 'senior',
      'corrected-cause': 'goes-on',
      'declaration-lasts': 'war',
      declarations: 'noted',
      'fallen-level': 'as-told',
      'lesser-status': 'own',
      needless: 'asked',
      'reported-falls': 'allotment',
      'safe-word': 'worked-out',
      'russia-in-peace': 'while-weakened',
      'spain-reaction': 'undone',
      'subverted-first': 'asked',
      'vichy-is-neutral': 'not',
    },
    uncounted: (id) =>
      id
        .replace(/(?:\/(?:\d+|britain|us))+(?=\/us[aj]t$)/, '')
        .replace(/(?<=^\d+)(?:\/\d+)?\/(?<faction>[a-z-]+)(?:\/\d+)?(?=\/written$)/, '/$<faction>'),
    toldAlike: false,
  },
];
