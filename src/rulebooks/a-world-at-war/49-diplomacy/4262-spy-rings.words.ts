import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 4262-spy-rings.ts. */
export const say = texts({
  facts: {
    'spy-ring': 'Spy rings',
  },
  fact: {
    spyRing: 'Is there a disclosed spy ring of {faction} in {target}?',
    hiddenRing: 'Do you have an undisclosed spy ring in {target}? (Unless you report otherwise: no.)',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    spyRing: 'On the map or in the records: only rings that have been disclosed. Usually no.',
  },
  told: {
    spyRing: 'Spy ring of {faction} in {target}.',
  },
});
