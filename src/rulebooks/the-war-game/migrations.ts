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
  {
    from: '2',
    to: '3',
    about:
      'Threats are asked for; lost units may go to friends; Ramirez looks for the stronger force at once; attempts in Liberia go on after a revolt. In games begun before all of it stays as it was.',
    renamed: {},
    rulings: {
      threats: 'told',
      retreats: 'own',
      'argentina-coup': 'next-part-one',
      'liberia-progression': 'anew',
    },
    toldAlike: true,
  },
  {
    from: '3',
    to: '4',
    about:
      'What was taken in South America is asked for; who has no money is not asked to spend against a roll; an Ecuador in Peru turns with Peru; no coup strikes Brazil after a war of the U.S.A.; a war of Germany in the West has begun the Phony War. In games begun before these five stay as they were.',
    renamed: {},
    rulings: {
      garrisons: 'told',
      'counter-without-money': 'asked',
      'peruvian-ecuador': 'ecuador',
      'brazil-after-war': 'again',
      'phony-war': 'told',
    },
    toldAlike: false,
  },
];
