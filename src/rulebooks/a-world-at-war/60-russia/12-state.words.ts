import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 12-state.ts. */
export const say = texts({
  facts: {
    russia: 'Russia',
  },
  fact: {
    russiaWeakened: 'Is Russia in a state of surrender?',
  },
  told: {
    russiaWeak: 'The Russian resistance level is {level}: Russia pays with its ICs, below zero with units.',
    russiaInState:
      'Russia is in a state of surrender for the outcome of the game, as long as its level is not above zero. It fights on.',
    russiaNoElection: 'No U.S. election follows, and nothing of this keeps the U.S. from the war in Europe.',
    russiaAndBritain:
      'No U.S. election follows. Britain too is in a state of surrender, and Japan has not surrendered: with France that decides the game.',
    russiaRecovers: 'Russia is no longer in a state of surrender.',
    russiaNoMore: 'Russia removes no units: it has done so for level {lowest}.',
  },
});
