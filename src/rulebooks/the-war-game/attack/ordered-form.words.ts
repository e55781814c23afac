import { texts } from '../../../kernel/index.ts';

/** The texts of ordered-form.ts. */
export const orderedFormTexts = texts({
  row: {
    'won.attacker': 'The army of {entry} has won in {place}',
    'won.defender': 'The army of {entry} was beaten in {place}',
    'won.nobody': 'Nobody is left in {place}',
    away: '{kind} of {place} no longer at home: lost, or where it attacked',
  },
  limit: {
    oneWon: 'Say who has won: exactly one.',
    nobodyLeft: 'Where nobody has won, nobody is left.',
    ownLeft: 'Where the defender has won, nothing of the army that attacked is left there.',
    cameLeft: 'Where the army that attacked has won, no more is left there than came with it.',
    winnerLeft: 'Who has won has something left: enter that first.',
  },
});
