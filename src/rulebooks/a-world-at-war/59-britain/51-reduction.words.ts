import { texts } from '../../../kernel/index.ts';

/** The texts of 51-reduction.ts. */
export const reductionTexts = texts({
  told: {
    britishReduction:
      'Britain removes {aaf} AAF and {ground} BRPs of ground units or NAS from its force pool, and eliminates {naval} naval factors.',
    noReduction: 'A surrender at zero costs no units.',
    noFurtherReduction: 'A surrender no lower than the one before costs no further units.',
    excess: {
      aaf: 'Britain removes more AAF than asked: {more}.',
      ground: 'Britain removes more BRPs of ground units and NAS than asked: {more}.',
      naval: 'Britain eliminates more naval factors than asked: {more}.',
    },
    short: {
      aaf: 'There are {short} AAF too few: nothing else goes for them.',
      ground: 'There are {short} BRPs of ground units and NAS too few: nothing else goes for them.',
      naval: 'There are {short} naval factors too few: nothing else goes for them.',
    },
  },
  ask: {
    leftBritain:
      'Britain removes {aaf} AAF, {ground} BRPs of ground units or NAS, {naval} naval factors. Is there as much?',
    reduce:
      'Britain selects what it removes: at least {aaf} AAF, {ground} BRPs of ground units or NAS, {naval} naval factors. More is its own loss.',
  },
  row: {
    aaf: '{source}: AAF',
    'infantry-factors': '{source}: infantry factors, {counts} BRP each',
    'armor-factors': '{source}: armor factors, {counts} BRPs each',
    'ground-brps': '{source}: other ground units, in BRPs',
    'nas-brps': '{source}: NAS, in BRPs',
    ship: 'naval units, {state}, {size}-factor: each counts {counts}',
  },
  called: {
    less: '{state} (−{off})',
  },
  limit: {
    reduce: {
      aaf: 'At least {count} AAF go.',
      ground: 'At least {count} BRPs of ground units or NAS go.',
      naval: 'At least {count} naval factors go, counted with what is off for damage, sinking and building.',
      unbuilt:
        'What goes of unbuilt units comes to no more than the {unbuilt} unbuilt factors that the resistance table of Britain counts. If more were unbuilt, correct that line first.',
    },
  },
});
