import { texts } from '../../../kernel/index.ts';

/** The texts of held.ts. */
export const heldTexts = texts({
  facts: {
    held: 'Event cards you hold',
  },
  fact: {
    held: 'Do you hold "{event}" this turn?',
  },
  ask: {
    cards: 'Which diplomatic events do you hold face down? Tick them, or none; nobody else sees it.',
    cardsAndOperations:
      'Which diplomatic events do you hold face down, and how many covert operations have you this turn? Nobody else sees it; what you leave out you do not have.',
  },
  verb: {
    seal: 'Seal',
  },
  does: {
    cards: 'seal what you have',
  },
  nothing: {
    cards: 'seal: nothing',
  },
  row: {
    operations: 'Covert operations of {power}',
    card: '{event} ({power})',
  },
});
