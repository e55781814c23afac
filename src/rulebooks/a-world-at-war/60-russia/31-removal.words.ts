import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-removal.ts. */
export const say = texts({
  told: {
    levelNow: 'The Russian resistance level is {level}, as it has been corrected.',
    removalLeft:
      'The turn was passed by: Russia removes {brps} BRPs of units for good, 4-5 armor units: {levels}, AAF: {levels}, 3-3 infantry units: {infantry}; for a 4-5 that there is not a 3-5 and two infantry factors. Mobilized units go first, then unbuilt, then built ones. Report how many factors are unbuilt now.',
    removes: 'Russia removes from play for good, {source}: {units}.',
    removesBuilt:
      'Russia removes from play for good, built, on the map or in the Urals box, at its choice: {units}.',
    shortOfUnits: 'There are no more units of some kind: Russia removes what there is.',
    notUnbuilt: 'Removed factors are no longer unbuilt: {factors} fewer, so {now} are left.',
  },
  ask: {
    available: 'Units go for each level below zero, {levels} this time. How many has Russia of each kind?',
    unbuiltAgain:
      'Of {unbuilt} unbuilt factors that the resistance of Russia counts {factors} would go: one of the two is wrong. Say the units again; if it is the line of the table, put it right there, as the level hangs on it.',
    remove: 'Russia removes units for each level below zero, {levels} this time. Which, from where?',
  },
  bar: {
    armorLeft: 'This goes only where no 4-5 armor unit is left.',
    enoughBefore: 'An earlier source has enough: mobilized units go first, then unbuilt, then built ones.',
    noneThere: 'There is none.',
  },
  row: {
    removed: '{source}: {unit}',
  },
  limit: {
    removed: 'Russia removes exactly this: {count} {unit}.',
    removedLeast: 'Russia removes at least this: {count} {unit}.',
    source: 'From this source ({source}) goes: {count} {unit}. The next is touched only when it is used up.',
    unbuilt:
      'What goes of unbuilt units comes to no more than the {unbuilt} unbuilt factors that the resistance table of Russia counts. If more are unbuilt, correct that line first.',
  },
  removed: {
    unit: '{count} {unit}',
  },
});
