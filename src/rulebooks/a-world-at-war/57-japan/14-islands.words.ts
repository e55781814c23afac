import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 14-islands.ts. */
export const say = texts({
  facts: {
    islands: 'Island groups',
  },
  fact: {
    islandsFull:
      'How many Pacific island groups are wholly under {side}, every island fully supplied? (Midway is part of Hawaii.)',
    islandsPartial:
      'How many more island groups are partly under {side}: fully supplied islands beside isolated or enemy ones? (Midway is part of Hawaii.)',
    islandPeak: 'How many island groups did Japan control at its widest expansion?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    islandPeak: 'In your record, or the most that the log tells. Usually what it held in the summer of 1942.',
    islandsFull: 'On the map of the Pacific. Usually fewer than 12 before 1944.',
    islandsPartial: 'On the map of the Pacific. Usually 0 to 4.',
  },
  told: {
    islandPeak: 'Japan has never held more island groups: {groups} count for its resistance from now on.',
  },
});
