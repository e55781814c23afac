import { texts } from '../../../kernel/index.ts';

/** The texts of influence.ts. */
export const influenceTexts = texts({
  board: {
    influence: 'Influence: who may try whom, how far it has come, and the chance',
    influenceTab: 'Influence',
    percent: '{chance}%',
    column: {
      nation: 'nation',
      territory: 'territory',
      rule: 'rule',
      tried: 'tries made',
      needs: 'or less',
      now: 'next try',
      paid: 'with $3',
      against: '$3 against $3',
      turn2: 'in 2 turns',
      turn3: 'in 3',
      rivals: 'may spend against it',
      waits: 'waits, because',
    },
  },
});
