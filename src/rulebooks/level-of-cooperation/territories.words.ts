import { texts } from '../../kernel/texts/texts.ts';

/** The texts of territories.ts. */
export const say = texts({
  fact: {
    control: 'Who controls {place}?',
    captured: 'Who has taken {place} by attack and holds it?',
    conqueror: 'Who conquered {place}, whoever controls it now?',
  },
  facts: {
    conqueror: 'Who conquered what',
  },
  ask: {
    control: 'Who controls these places? The next phase depends on it.',
  },
});
