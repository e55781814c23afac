import type { Migration } from '../../kernel/rulebook.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: '1',
    to: '2',
    about:
      'What has changed on the board and how many covert operations there are is asked; who is asked in step 7 answers whatever a report says; games begun before go on as they did.',
    renamed: {},
    rulings: {
      asked: 'told',
      'forgone-military': 'no',
      'purge-choice': 'step-2',
      'threat-flags': 'each-flag',
      'threat-emptied': 'passes',
    },
    toldAlike: true,
  },
  {
    from: '2',
    to: '3',
    about:
      'Questions of the resolution follow what changes, flags of one power are told in one line, and what can bring nothing is not asked; games begun before are asked as they were.',
    renamed: {},
    rulings: {
      'anti-comintern-power': 'placer',
      freed: 'counts',
      needless: 'asked',
      'open-event': 'keep',
    },
    toldAlike: false,
  },
];
