import { texts } from '../../kernel/texts/texts.ts';

/** The texts of ending.ts. */
export const say = texts({
  told: {
    decided: {
      axis: 'The Axis has won a decisive victory.',
      europe:
        'The game is decided for the Allies: the European Axis is beaten. How great a victory it is, the table says.',
      pacific:
        'The game is decided for the Allies: Japan is beaten. How great a victory it is, the table says.',
      both: 'The game is decided for the Allies: the European Axis and Japan are beaten. How great a victory it is, the table says.',
      open: 'The last turn is over, and no surrender has decided the game. Who has won, and how, the table says.',
    },
  },
  facts: {
    decided: 'Surrender',
  },
  fact: {
    decided: 'For whom is the game decided?',
  },
  name: {
    allies: 'the Allies',
  },
});
