import { texts } from '../../kernel/texts/texts.ts';

/** The texts of territories.ts. */
export const say = texts({
  fact: {
    control: 'Who controls {place}?',
    captured: 'Who has taken {place} by attack and holds it?',
    conqueror: 'Who conquered {place}, whoever controls it now?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    control: 'On the map: whose control marker lies there, or whose units took it last.',
    captured: 'On the map: whose units took it from its neutral. Usually nobody.',
    conqueror: 'On the map and from memory: who took it first. Usually nobody.',
  },
  facts: {
    conqueror: 'Who conquered what',
  },
  ask: {
    control: 'Who controls these places? The next phase depends on it.',
  },
});
