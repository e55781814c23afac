import { texts } from '../../../kernel/index.ts';

/** The texts of 53-embargo.ts. */
export const embargoTexts = texts({
  facts: {
    embargo: 'U.S. elections',
  },
  fact: {
    embargo: 'Has the U.S. put its oil embargo on Japan again after an election?',
  },
  ask: {
    embargo:
      'Does the U.S. put its oil embargo on Japan again? It then raises USJT by 1 in this turn and each later one.',
  },
  told: {
    embargoLifted: 'The American oil embargo on Japan is lifted.',
    noEmbargo: 'At peace with Japan and with USJT below {level} the U.S. cannot put the embargo on again.',
    embargoLeft:
      'Whether the U.S. puts its oil embargo on Japan again is left to you: if it does, put that right in the facts. Till then it stays lifted.',
    embargo: 'The U.S. puts its oil embargo on Japan again: USJT rises by 1 each turn.',
  },
  option: {
    embargo: 'Put it on again',
    noEmbargo: 'Leave it lifted',
  },
  inForce: {
    embargo: '+1 in USJT each turn for the oil embargo',
    embargoLifted: 'the oil embargo on Japan is lifted',
  },
});
