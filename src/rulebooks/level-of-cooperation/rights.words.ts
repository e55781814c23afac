import { texts } from '../../kernel/index.ts';

/** The texts of rights.ts. */
export const rightTexts = texts({
  right: {
    dock: 'docking',
    overfly: 'flying over',
    income: 'income',
    enter: 'entering',
    command: 'command of its units',
  },
});
