import { texts } from '../../kernel/texts/texts.ts';

/** The texts of rounds.ts. */
export const say = texts({
  skip: {
    turn: 'Skip the turn of {nation}',
    round: 'Skip the rest of round {round}',
  },
  told: {
    skip: {
      turn: 'The table skips the turn of {nation}.',
      round: 'The table skips the rest of round {round}, from {nation} on.',
    },
    capitalHeld: '{nation} has no diplomacy phase: its capital is in enemy hands.',
    noDice: '{nation} has no diplomacy dice.',
    noChoice: '{nation} has no neutral to choose.',
    incomes: 'Income from former neutrals after round {round}: {list}.',
    noIncome: 'After round {round} nobody draws income from a former neutral.',
  },
  income: {
    line: '{nation} {income} ({neutrals})',
    withheld: '{nation} none, as its capital is in enemy hands ({neutrals}: {income})',
  },
});
