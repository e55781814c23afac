import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of ordered.ts. */
export const say = texts({
  ask: {
    order: '{nation}: does the army of {entry} attack those who occupy it?',
    ordered: 'The army of {entry} fights in {place}: who has won, and what stands there now?',
  },
  option: {
    attack: 'It attacks',
    hold: 'It does not',
  },
  told: {
    ordered: {
      attacker: 'The army of {entry} has won in {place}.',
      defender: 'The army of {entry} was beaten in {place}.',
      nobody: 'The battle of the army of {entry} in {place} leaves nobody.',
    },
    leftToTable:
      'The attack of the army of {entry} in {place} goes with the turn that is skipped: it is left to the table.',
    noBattle:
      'The army of {entry} does not fight in {place}: one side is no longer there, or is kept at home.',
  },
});
