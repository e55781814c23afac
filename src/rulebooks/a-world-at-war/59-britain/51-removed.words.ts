import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 51-removed.ts. */
export const say = texts({
  told: {
    britishUnits:
      'Britain removes from its force pool, {source}: {units}. They still count towards its maximum force pool.',
    britishShips: 'Britain eliminates naval units: {ships}.',
    countAsUnbuilt:
      'Removed factors count as unbuilt in British resistance: {factors} more, {removed} in all.',
  },
  ask: {
    otherFactors:
      'What was removed counts as unbuilt from now on: how many factors were the other ground units?',
  },
  removed: {
    aaf: '{count} AAF',
    'infantry-factors': '{count} infantry factors',
    'armor-factors': '{count} armor factors',
    'ground-brps': '{count} BRPs of other ground units',
    'nas-brps': '{count} BRPs of NAS',
    ship: '{count} × {size}-factor ({state})',
  },
});
