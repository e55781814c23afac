import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 12-collapse.ts. */
export const say = texts({
  facts: {
    occupied: 'Japan',
  },
  fact: {
    occupied: 'Do Allied units occupy {place}? An atomic attack marker there is not enough.',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    occupied: 'On the map: whose units stand in the hex. Usually no.',
  },
});
